import type { Pages } from "../../../content/types.ts";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import type { Route } from "./+types/route.ts";

type ServiceSummary = Route.ComponentProps["loaderData"]["services"][number];

type ChooserProps = {
  words: Pages["services"]["chooser"];
  services: readonly ServiceSummary[];
};

/** Six complaints, and where to begin with each. */
export function Chooser({ words, services }: ChooserProps) {
  return (
    <section className="hub-chooser">
      <div className="wrap section">
        <div className="hub-chooser-intro">
          <h2 className="d2">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <p className="hub-chooser-head small" aria-hidden="true">
          <span>{words.columns.said}</span> <span>{words.columns.service}</span>
        </p>
        <ul className="hub-chooser-rows">
          {services.map(({ slug, said, name }) => (
            <li key={slug}>
              <p className="h4">{said}</p>
              <p>
                <span className="visually-hidden">{words.columns.service}: </span>
                <PrefetchLink to={`/services/${slug}`} className="text-link hub-chooser-link">
                  {name}
                </PrefetchLink>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Terms({ words }: { words: Pages["services"]["terms"] }) {
  return (
    <section className="wrap section ruled-thirds">
      <h2 className="d3">{words.heading}</h2>
      <ul>
        {words.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="h4">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
