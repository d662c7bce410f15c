import ArrowRight from "icon:lucide/arrow-right";
import { SERVICES } from "../../../content/facts/services.ts";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import type { ShellData } from "../../content/shell-data.server.ts";

type ServicesLinksProps = { shell: ShellData["shell"]; onChoose?: () => void };

/** The six services in two columns and the link to all, for the dropdown and the mobile menu. */
export function ServicesLinks({ shell, onChoose }: ServicesLinksProps) {
  return (
    <>
      {(["creators", "brands"] as const).map((audience) => (
        <div key={audience}>
          <p className="services-group">{shell.serviceGroups[audience]}</p>
          <ul>
            {SERVICES.filter((service) => service.audience === audience).map((service) => (
              <li key={service.slug}>
                <PrefetchLink
                  to={`/services/${service.slug}`}
                  className="services-link"
                  onClick={onChoose}
                >
                  <span className="services-name">
                    {shell.services[service.slug].name}{" "}
                    {service.isFree && (
                      <span className="bug bug-signal bug-caps">{shell.free}</span>
                    )}
                  </span>{" "}
                  <span className="services-line">{shell.services[service.slug].line}</span>
                </PrefetchLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

export function AllServicesLink({ shell, onChoose }: ServicesLinksProps) {
  return (
    <PrefetchLink to="/services" className="services-all" onClick={onChoose}>
      {shell.nav.allServices}
      <ArrowRight />
    </PrefetchLink>
  );
}
