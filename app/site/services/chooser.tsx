import type { Pages } from "../../../content/types.ts";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { SectionHead } from "../../design/section-head/section-head.tsx";
import type { Route } from "./+types/route.ts";
import styles from "./chooser.module.css";

type ServiceSummary = Route.ComponentProps["loaderData"]["services"][number];

type ChooserProps = {
  words: Pages["services"]["chooser"];
  services: readonly ServiceSummary[];
};

/** Six complaints, each with the line that it draws, and the service that clears it: where to begin. */
export function Chooser({ words, services }: ChooserProps) {
  return (
    <section className="overflow-clip border-b border-line bg-stage">
      <div className="wrap section">
        <SectionHead lead={words.lead} className="mb-[clamp(36px,4vw,64px)]">
          <h2 className="d2">{words.heading}</h2>
        </SectionHead>
        <p className={`small ${styles.columns}`} aria-hidden="true">
          <span>{words.columns.said}</span> <span>{words.columns.service}</span>
        </p>
        <ul>
          {services.map(({ slug, said, name, fault, emblem }) => (
            <li key={slug} className={styles.row}>
              <p className={styles.said}>{said}</p>
              {fault && (
                <img
                  className={styles.fault}
                  src={fault}
                  width={640}
                  height={160}
                  alt=""
                  loading="lazy"
                />
              )}
              <span className={styles.frame}>
                <img src={emblem} width={480} height={480} alt="" loading="lazy" />
              </span>
              <p className={styles.service}>
                <span className="visually-hidden">{words.columns.service}: </span>
                <PrefetchLink to={`/services/${slug}`} className="text-link">
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
