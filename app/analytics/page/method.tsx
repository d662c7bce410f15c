import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import type { Route } from "../+types/route.ts";

type AnalyticsData = Route.ComponentProps["loaderData"];
type PageWords = Route.ComponentProps["loaderData"]["words"];

/** How every figure is computed, in words. */
export function Method({
  words,
  links,
}: {
  words: PageWords["method"];
  links: AnalyticsData["links"];
}) {
  return (
    <section className="section an-method">
      <div className="wrap an-split">
        <div>
          <h2 className="d3">{words.heading}</h2>
          <h3 className="an-links-head">{words.links}</h3>
          <ul className="an-links">
            {links.map(({ to, title }) => (
              <li key={to}>
                <PrefetchLink to={to} className="text-link">
                  {title}
                </PrefetchLink>
              </li>
            ))}
          </ul>
        </div>
        <dl className="an-terms">
          {words.items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
