import { OFFICES } from "../../../content/facts/offices.ts";
import { inPeak } from "../../content/local-time.ts";
import type { ShellData } from "../../content/shell-data.server.ts";
import { ColorModeToggle } from "./color-mode-toggle.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { useLocalTime } from "./use-local-time.ts";

/** Where the audience of the newest office is first, then the others from west to east. */
const ORDER = ["athens", "london", "philadelphia", "taipei", "sydney"] as const;
const CLOCKS = ORDER.flatMap((id) => OFFICES.filter((office) => office.id === id));

/**
 * Real local time in our offices, the light on where the audience is in its peak hours. Filled in by
 * the browser: a page kept in a cache would tell the wrong time.
 *
 * The lit ones come first (clock-strip.css). The list is made anew whenever others light up, so that
 * nothing that somebody has seen in one place is moved to another.
 */
export function ClockStrip({ root }: { root: ShellData }) {
  const { clocks, offices } = root.shell;
  const timeIn = useLocalTime();
  const times = timeIn && CLOCKS.map((office) => timeIn(office.timeZone));
  const peaks = times?.map(inPeak);
  return (
    <div className="strip">
      <div className="wrap strip-row">
        <ul
          key={String(peaks)}
          className={times ? "clocks" : "clocks is-waiting"}
          aria-label={clocks.label}
        >
          {peaks?.includes(true) && (
            // For the eye: each of the lit ones says it in words of its own.
            <li className="clock clocks-legend" aria-hidden="true">
              <span className="bug bug-signal">{clocks.peak}</span>
            </li>
          )}
          {CLOCKS.map((office, index) => {
            const isPeak = peaks?.[index] === true;
            return (
              <li className={isPeak ? "clock is-peak" : "clock"} key={office.id}>
                <span className={isPeak ? "tally is-lit" : "tally"} />
                {offices[office.id].city} <b>{times?.[index]}</b>
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
