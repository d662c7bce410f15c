import { ButtonLink } from "../../../design/button/button-link.tsx";
import { classes } from "../../../design/classes.ts";
import type { ServiceWords } from "./service-words.ts";
import styles from "./stage.module.css";
import { Wall } from "./wall.tsx";
import type { WallFrame } from "./walls.server.ts";

type StageProps = {
  slug: string;
  words: ServiceWords;
  wall: readonly WallFrame[];
  to: string;
  isFree: boolean;
};

/** The blue opening of a service: name, price, way in, and a wall of frames hung on one line. */
export function Stage({ slug, words, wall, to, isFree }: StageProps) {
  return (
    <section className={classes(styles.stage, styles[slug], "overflow-clip text-paper")}>
      <div className="wrap grid grid-cols-1 items-start gap-x-gutter gap-y-4 pt-[clamp(24px,3vw,44px)] pb-[clamp(36px,4vw,56px)] tablet:split-8-4 el:tablet:max-desk:split-7-5 desk:items-end">
        <h1
          className={classes(
            "pb-[0.06em] text-[clamp(2.5rem,14.4vw,6.5rem)] leading-[0.9] font-650 tracking-[-0.06em] tablet:text-[clamp(2.5rem,10.2vw,9.75rem)]",
            "el:text-[clamp(1.95rem,10.6vw,5.25rem)] el:leading-[0.98] el:tracking-[-0.05em] el:tablet:text-[clamp(2.125rem,7.6vw,7.25rem)]",
            // On one line the title would run at the price beside it.
            slug === "creator-events" && "tablet:w-min",
            // A single word.
            slug === "production" && "el:tablet:max-desk:text-[10.4vw]",
          )}
        >
          {words.heading}
        </h1>
        <div className="grid justify-items-start gap-2.5 max-tablet:max-w-[34rem]">
          <p
            className={classes(
              "flex flex-wrap items-baseline gap-x-1.25 gap-y-0.5 bg-paper px-1.75 py-1 text-small leading-[1.1] font-600 text-ink",
              // On two lines no wider than the first.
              isFree ? "whitespace-nowrap" : "max-phone:w-min",
            )}
          >
            <strong
              className={classes(
                "font-680 whitespace-nowrap",
                isFree
                  ? "text-[clamp(2rem,3vw,2.75rem)] tracking-[-0.05em] uppercase"
                  : "text-[1.375rem] tracking-[-0.03em] el:max-phone:text-[1.125rem]",
              )}
            >
              {words.price.strong}
            </strong>{" "}
            {words.price.rest}
          </p>
          <p className="lead text-inherit">{words.lead}</p>
          <ButtonLink to={to} tone="signal">
            {words.action}
          </ButtonLink>
        </div>
      </div>
      <Wall slug={slug} words={words.wall} frames={wall} />
    </section>
  );
}
