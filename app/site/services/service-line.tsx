import ArrowRight from "icon:lucide/arrow-right";
import type { Pages } from "../../../content/types.ts";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import type { Route } from "./+types/route.ts";

type ServiceSummary = Route.ComponentProps["loaderData"]["services"][number];

type ServiceLineProps = {
  words: Pages["services"]["line"];
  services: readonly ServiceSummary[];
};

/**
 * Six pictures on one line: what creators get stands above it, what brands get below. On wide
 * screens the two lists interleave.
 */
export function ServiceLine({ words, services }: ServiceLineProps) {
  const sides = ["creators", "brands"] as const;
  return (
    <section className="hub-line" aria-label={words.heading}>
      {sides.map((side) => (
        <div key={side} className={`hub-line-side is-${side}`}>
          <div className="wrap">
            <h2 className="hub-line-audience">{words[side]}</h2>
            <ul className="hub-line-list">
              {services
                .filter((service) => service.audience === side)
                .map((service) => (
                  <LineItem key={service.slug} service={service} free={words.free} />
                ))}
            </ul>
          </div>
        </div>
      ))}
    </section>
  );
}

function LineItem({ service, free }: { service: ServiceSummary; free: string }) {
  const { slug, name, line, emblem, number, isFree } = service;
  return (
    <li className={`hub-line-item is-${slug}${isFree ? " is-free" : ""}`}>
      <PrefetchLink to={`/services/${slug}`} className="hub-line-link">
        <span className="hub-line-text">
          <span className="hub-line-number" aria-hidden="true">
            {number}
          </span>
          {isFree && <strong className="hub-line-free">{free}</strong>}{" "}
          <span className="hub-line-name">{name}</span>{" "}
          <span className="hub-line-note">
            {line} <ArrowRight />
          </span>
        </span>{" "}
        <span className="hub-line-frame">
          {/* A phone's first view has the first one alone. */}
          <img
            src={emblem}
            alt=""
            width="480"
            height="480"
            loading={number === 1 ? "eager" : "lazy"}
          />
        </span>
      </PrefetchLink>
    </li>
  );
}
