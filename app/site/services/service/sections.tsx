import Check from "icon:lucide/check";
import X from "icon:lucide/x";
import type { ReactNode } from "react";
import { PrefetchLink } from "../../../browser/prefetch-link.tsx";
import type { PageLink } from "../../../content/page-links.server.ts";
import { ButtonLink } from "../../../design/button/button-link.tsx";
import { classes } from "../../../design/classes.ts";
import { Questions } from "../../../design/questions/questions.tsx";
import grounds from "./grounds.module.css";
import { Hung } from "./hung.tsx";
import styles from "./last-word.module.css";
import plain from "./plain.module.css";
import type { ServiceWords } from "./service-words.ts";

const TICK = "mt-0.5 size-2.5";

type ForWhomProps = { words: ServiceWords["offer"]; className?: string };

/** Who a service is for, and who it is not for. */
export function ForWhom({ words, className }: ForWhomProps) {
  return (
    <div className={classes("grid content-start gap-x-gutter gap-y-4", className)}>
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
  );
}

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

type AskedProps = {
  words: ServiceWords["questions"];
  /** Who or what the questions are about: a frame of 9:16 below their heading. */
  frame: string;
};

export function Asked({ words, frame }: AskedProps) {
  return (
    <section className={classes("overflow-x-clip", plain.plain)}>
      <div className="wrap section">
        <Questions
          heading={
            <div>
              <h2 className="d3">{words.heading}</h2>
              <Hung frames={[frame]} className="max-tablet:hidden" />
            </div>
          }
          items={words.items}
          oneAtATime="service-questions"
        />
      </div>
    </section>
  );
}

/** The last picture of a page, 9:16 and cropped by its half of the field, and the colour it stands in. */
export type Closing = { picture: string; ground: keyof typeof grounds };

type NextProps = {
  words: ServiceWords["next"];
  action: string;
  to: string;
  also: readonly PageLink[];
  closing: Closing;
};

/** The page's own last word; the footer leaves its call out. */
export function Next({ words, action, to, also, closing }: NextProps) {
  return (
    <section className={classes(styles.closing, grounds[closing.ground], "print:hidden")}>
      <img src={closing.picture} width={180} height={320} alt="" loading="lazy" />
      <div className={styles.words}>
        <h2 className="d2">{words.heading}</h2>
        <div className="grid justify-items-start gap-3">
          <p className="lead max-w-[34em]">{words.text}</p>
          <ButtonLink to={to} tone="signal">
            {action}
          </ButtonLink>
        </div>
        <nav
          className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line-ctl pt-3"
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
