import { classes } from "../../../design/classes.ts";
import type { ServiceWords } from "./service-words.ts";
import styles from "./wall.module.css";
import type { WallFrame } from "./walls.server.ts";

type WallProps = { slug: string; words: ServiceWords["wall"]; frames: readonly WallFrame[] };

/** Frames of any size hung on one line. Decoration: what it says is said in the text. */
export function Wall({ slug, words, frames }: WallProps) {
  return (
    <div className={classes(styles.wall, styles[slug])} aria-hidden="true">
      {frames.map(({ src, size, crop = "none" }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the frames of a wall never move.
        <div key={index} className={classes(styles.frame, styles[size], styles[crop])}>
          <img
            src={src}
            alt=""
            width="180"
            height="320"
            {...(size === "xl" && { fetchPriority: "high" as const })}
          />
          {words.tags[index] && (
            <span className={classes("bug", styles.tag, size === "xl" && styles.onAir)}>
              {words.tags[index]}
            </span>
          )}
          {size === "xl" && words.name && (
            <span className={styles.name}>
              <b>{words.name}</b> <span>{words.role}</span>
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
