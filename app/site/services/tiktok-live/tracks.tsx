import headset from "../../../design/assets/drawn/offers/tiktok-live-1.svg?url";
import { classes } from "../../../design/classes.ts";
import grounds from "../service/grounds.module.css";
import { Hung } from "../service/hung.tsx";
import { ForWhom } from "../service/sections.tsx";
import type { ServiceWords } from "../service/service-words.ts";
import styles from "./tracks.module.css";

/** A control room as its own screen: each thing that it does is a track along the hour, from before it until after it. */
export function Tracks({ words }: { words: ServiceWords["offer"] }) {
  return (
    <section className={classes("overflow-x-clip", grounds.ink)}>
      <div className="wrap section">
        <div className="grid grid-cols-1 items-end gap-x-gutter gap-y-4 tablet:split-8-4">
          <h2 className="d2">{words.heading}</h2>
          <Hung frames={[headset]} isAtEnd className="max-tablet:hidden mt-0" />
        </div>
        <h3 className="small mt-5 pb-1.5 font-600 text-text-2">{words.itemsHeading}</h3>
        <ol className={styles.tracks}>
          {words.items.map((item) => (
            <li key={item}>
              <span className="h4">{item}</span>
            </li>
          ))}
        </ol>
        <ForWhom words={words} className="mt-section tablet:grid-cols-2" />
      </div>
    </section>
  );
}
