import { OFFICES } from "../../../content/facts/offices.ts";
import type { RootData } from "../../root.tsx";
import { ColorModeToggle } from "./color-mode-toggle.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { inPeak, localTime } from "./local-time.ts";
import { useMinute } from "./use-minute.ts";

/** Where the audience of the newest office is first, then the others from west to east. */
const ORDER = ["athens", "london", "philadelphia", "taipei", "sydney"] as const;
const CLOCKS = ORDER.flatMap((id) => OFFICES.filter((office) => office.id === id));

/**
 * Real local time in our offices, the light on where the audience is in its peak hours. Filled in by
 * the browser: a page kept in a cache would tell the wrong time.
 */
export function ClockStrip({ root }: { root: RootData }) {
  const { clocks, offices } = root.shell;
  const now = useMinute();
  return (
    <div className="strip">
      <div className="wrap strip-row">
        <ul className="clocks" aria-label={clocks.label}>
          <li className="clock clocks-legend">
            <span className="bug bug-signal">{clocks.peak}</span>
          </li>
          {CLOCKS.map((office) => {
            const time = now && localTime(now, office.timeZone);
            const isPeak = time !== undefined && inPeak(time);
            return (
              <li className="clock" key={office.id}>
                <span className={isPeak ? "tally is-lit" : "tally"} />
                {offices[office.id].city} <time>{time}</time>
                {office.isNew && <span className="clock-new">{clocks.new}</span>}
                {isPeak && <span className="visually-hidden">{clocks.peakNow}</span>}
              </li>
            );
          })}
        </ul>
        <div className="strip-tools">
          <LanguageSwitcher root={root} />
          <ColorModeToggle words={root.shell.colorMode} />
        </div>
      </div>
    </div>
  );
}
