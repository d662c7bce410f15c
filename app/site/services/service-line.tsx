import ArrowRight from "icon:lucide/arrow-right";
import type { Pages } from "../../../content/types.ts";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { classes } from "../../design/classes.ts";
import type { Route } from "./+types/route.ts";
import styles from "./service-line.module.css";

type ServiceSummary = Route.ComponentProps["loaderData"]["services"][number];

type ServiceLineProps = {
  words: Pages["services"]["line"];
  services: readonly ServiceSummary[];
};

const SIDES = {
  creators: "",
  brands: "bg-field-blue text-paper desk:border-t-4 desk:border-signal",
};

/**
 * Six pictures on one line: what creators get stands above it, what brands get below. On wide
 * screens the two lists interleave.
 */
export function ServiceLine({ words, services }: ServiceLineProps) {
  const sides = ["creators", "brands"] as const;
  return (
    <section className={classes(styles.line, "overflow-clip")} aria-label={words.heading}>
      {sides.map((side) => (
        <div key={side} className={classes(styles.side, styles[side], SIDES[side])}>
          <div className="wrap">
            <h2
              className={classes(
                styles.audience,
                "pt-3.5 pb-1 text-h4 font-620 tracking-[-0.028em] desk:p-0",
              )}
            >
              {words[side]}
            </h2>
            <ul className={styles.list}>
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
    <li
      className={classes(styles.item, styles[slug], "not-first:border-t tablet:not-first:border-0")}
    >
      <PrefetchLink to={`/services/${slug}`} className={styles.link}>
        <span
          className={classes(
            styles.text,
            isFree && styles.boxed,
            isFree && "bg-signal px-2.5 pt-2 pb-2.5 text-ink",
          )}
        >
          <span
            className={classes("block pb-0.75 text-small font-500", !isFree && "text-text-2")}
            aria-hidden="true"
          >
            {number}
          </span>
          {isFree && (
            <strong className={classes(styles.free, "mb-1.5 block font-700 uppercase")}>
              {free}
            </strong>
          )}{" "}
          <span className={classes(styles.name, "block font-640 leading-[1.02] text-balance")}>
            {name}
          </span>{" "}
          <span className={classes("mt-1.25 block leading-[1.4]", !isFree && "text-text-2")}>
            {line} <ArrowRight className="inline-block align-[-0.12em]" />
          </span>
        </span>{" "}
        <span className={styles.frame}>
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
