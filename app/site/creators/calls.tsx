import ArrowRight from "icon:lucide/arrow-right";
import { SERVICES } from "../../../content/facts/services.ts";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { useShellData } from "../../design/shell/use-shell-data.ts";
import type { Route } from "./+types/route.ts";
import "./calls.css";

type CreatorsData = Route.ComponentProps["loaderData"];

/** What a manager does, told by who rings. The roles keep the table one when phones stack it. */
export function Calls({ words }: { words: CreatorsData["words"]["calls"] }) {
  const services = useShellData()?.shell.services;
  const { columns } = words;
  return (
    <section className="wrap section">
      <div className="creators-calls-head">
        <h2 className="d2">{words.heading}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: display: block on phones would drop them. */}
      <table className="creators-calls" role="table">
        {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
          <tr role="row">
            <th scope="col">{columns.caller}</th>
            <th scope="col">{columns.work}</th>
            <th scope="col">{columns.reaches}</th>
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
        <tbody role="rowgroup">
          {words.rows.map((row) => (
            // biome-ignore lint/a11y/noRedundantRoles: as above.
            <tr key={row.caller} role="row">
              <th scope="row" className="h4">
                {row.caller}
              </th>
              {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
              <td role="cell" data-label={columns.work}>
                {row.work}
              </td>
              {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
              <td role="cell" data-label={columns.reaches}>
                {row.reaches}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="visually-hidden">{words.services}</h3>
      <ul className="creators-services">
        {SERVICES.filter((service) => service.audience === "creators").map(({ slug, isFree }) => (
          <li key={slug}>
            <PrefetchLink to={`/services/${slug}`}>
              <span className="h4">{services?.[slug].name}</span>{" "}
              {isFree && <span className="bug bug-signal bug-caps">{words.free}</span>}{" "}
              <span className="creators-services-line">{services?.[slug].line}</span>
              <ArrowRight />
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
