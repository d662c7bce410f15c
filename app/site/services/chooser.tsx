import type { Pages } from "../../../content/types.ts";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { SectionHead } from "../../design/section-head/section-head.tsx";
import type { Route } from "./+types/route.ts";

type ServiceSummary = Route.ComponentProps["loaderData"]["services"][number];

type ChooserProps = {
  words: Pages["services"]["chooser"];
  services: readonly ServiceSummary[];
};

/** Six complaints, and where to begin with each. */
export function Chooser({ words, services }: ChooserProps) {
  return (
    <section className="border-b border-line bg-stage">
      <div className="wrap section">
        <SectionHead lead={words.lead} className="mb-[clamp(36px,4vw,64px)]">
          <h2 className="d2">{words.heading}</h2>
        </SectionHead>
        <p
          className="small grid split-8-4 gap-x-gutter border-b-3 border-text pb-1.5 font-600 text-text-2 max-tablet:hidden"
          aria-hidden="true"
        >
          <span>{words.columns.said}</span> <span>{words.columns.service}</span>
        </p>
        <ul className="border-text max-tablet:border-t-3">
          {services.map(({ slug, said, name }) => (
            <li
              key={slug}
              className="grid items-center gap-x-gutter gap-y-0.5 border-b border-line py-2.25 tablet:split-8-4"
            >
              <p className="h4">{said}</p>
              <p>
                <span className="visually-hidden">{words.columns.service}: </span>
                <PrefetchLink
                  to={`/services/${slug}`}
                  className="text-link inline-block py-0.5 font-620"
                >
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
