import Check from "icon:lucide/check";
import X from "icon:lucide/x";
import type { ReactNode } from "react";
import { PrefetchLink } from "../../../browser/prefetch-link.tsx";
import type { PageLink } from "../../../content/page-links.server.ts";
import { ButtonLink } from "../../../design/button/button-link.tsx";
import { classes } from "../../../design/classes.ts";
import { Questions } from "../../../design/questions/questions.tsx";
import { Hung } from "./hung.tsx";
import ground from "./plain.module.css";
import type { ServiceWords } from "./service-words.ts";

type OfferProps = {
  words: ServiceWords["offer"];
  /** Who or what of the page's wall comes along. */
  frames: readonly string[];
};

/** What one gets, who it is for and who it is not for. */
export function Offer({ words, frames }: OfferProps) {
  return (
    <section className={classes("overflow-x-clip", ground.plain)}>
      <div className="wrap section grid grid-cols-12 gap-x-gutter gap-y-[clamp(40px,4vw,64px)]">
        <h2 className="d2 col-span-full max-w-[16ch] self-start tablet:col-[1/8] desk:col-[1/9]">
          {words.heading}
        </h2>
        <Hung
          frames={frames}
          isAtEnd
          className="col-span-full mt-0 tablet:col-[8/-1] desk:col-[9/-1]"
        />
        <div className="col-span-full desk:col-[1/8]">
          <h3 className="small pb-1.5 font-600 text-text-2">{words.itemsHeading}</h3>
          <ol className="border-t-3 border-text">
            {words.items.map((item, index) => (
              <li
                key={item}
                className="h4 grid grid-cols-[clamp(40px,5vw,72px)_minmax(0,1fr)] border-b border-line py-2.25"
              >
                <span
                  className="pt-[0.35em] text-small font-500 tracking-normal text-text-3"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                {item}
              </li>
            ))}
          </ol>
        </div>
        <div className="col-span-full grid content-start gap-x-gutter gap-y-4 max-desk:grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))] desk:col-[9/-1] desk:gap-5">
          <Fit
            heading={words.forHeading}
            items={words.forItems}
            icon={<Check className={classes(TICK, "text-ok")} />}
          />
          <Fit
            heading={words.notHeading}
            items={words.notItems}
            icon={<X className={classes(TICK, "text-sig-text")} />}
            isSoft
          />
        </div>
      </div>
    </section>
  );
}

const TICK = "mt-0.5 size-2.5";

type FitProps = { heading: string; items: readonly string[]; icon: ReactNode; isSoft?: boolean };

function Fit({ heading, items, icon, isSoft = false }: FitProps) {
  return (
    <div>
      <h3 className="small pb-1.5 font-600 text-text-2">{heading}</h3>
      <ul className="border-t-3 border-text">
        {items.map((item) => (
          <li
            key={item}
            className={classes(
              "grid lead-track-4 border-b border-line py-1.75",
              isSoft && "text-text-2",
            )}
          >
            {icon}
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Asked({ words }: { words: ServiceWords["questions"] }) {
  return (
    <section className={classes("wrap section", ground.plain)}>
      <Questions
        heading={<h2 className="d3">{words.heading}</h2>}
        items={words.items}
        oneAtATime="service-questions"
      />
    </section>
  );
}

type NextProps = {
  words: ServiceWords["next"];
  action: string;
  to: string;
  also: readonly PageLink[];
};

/** The page's own last word; the footer leaves its call out. */
export function Next({ words, action, to, also }: NextProps) {
  return (
    <section className="bg-raise print:hidden">
      <div className="wrap section grid grid-cols-1 items-end gap-x-gutter gap-y-5 tablet:split-7-5">
        <h2 className="d2 tablet:pe-6">{words.heading}</h2>
        <div className="grid justify-items-start gap-3">
          <p className="lead text-text">{words.text}</p>
          <ButtonLink to={to} tone="signal">
            {action}
          </ButtonLink>
        </div>
        <nav
          className="col-span-full flex flex-wrap gap-x-4 gap-y-1 border-t border-line-ctl pt-3"
          aria-label={words.also}
        >
          <p className="small py-0.5 font-600 text-text-2">{words.also}</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
            {also.map((link) => (
              <li key={link.to}>
                <PrefetchLink to={link.to} className="text-link inline-block py-0.5 font-600">
                  {link.title}
                </PrefetchLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
