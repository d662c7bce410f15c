import { OFFICES } from "../../../content/facts/offices.ts";
import type { ShellData } from "../../content/shell-data.server.ts";
import { fill } from "../../i18n/fill.ts";
import { clockIn, coveredHours, HOURS_A_DAY, isPeakHour } from "./peak-clock.ts";

export type LiveTeaserProps = {
  now: Date;
  offices: ShellData["shell"]["offices"];
  words: { hours: string; caption: string; peakNow: string };
  /** Drawn for one visitor, now. */
  isLive?: boolean;
};

const CELL_WIDTH = 20;
const CELL_HEIGHT = 28;
const CITIES = OFFICES.filter((office) => office.id !== "west-chester");

/**
 * A day of audiences: one strip of 24 hours per city, its peak hours filled, a mark at now. The home
 * page, which caches keep, comes without the time and its mark; the island brings them. They stand
 * where the rows are as high without them.
 */
export function LiveTeaser({ now, offices, words, isLive = false }: LiveTeaserProps) {
  const covered = coveredHours(
    now,
    CITIES.map((city) => city.timeZone),
  );
  return (
    <figure className="day-strips">
      <figcaption>
        <strong className="day-strips-sum">{fill(words.hours, { hours: covered })}</strong>{" "}
        {words.caption}
      </figcaption>
      <ul>
        {CITIES.map((city) => {
          const { hour, minute } = clockIn(now, city.timeZone);
          const time = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
          const isPeak = isLive && isPeakHour(hour);
          return (
            <li key={city.id} className={isPeak ? "day-strip is-peak" : "day-strip"}>
              <span className="day-strip-city">{offices[city.id].city}</span>{" "}
              <span className="day-strip-time">
                {isLive && <time>{time}</time>}
                {isPeak && <span className="bug bug-signal">{words.peakNow}</span>}
              </span>
              <DayStrip at={isLive ? hour + minute / 60 : undefined} />
            </li>
          );
        })}
      </ul>
      <p className="day-axis" aria-hidden="true">
        <span>00</span> <span>06</span> <span>12</span> <span>18</span> <span>24</span>
      </p>
    </figure>
  );
}

function DayStrip({ at }: { at: number | undefined }) {
  return (
    <svg
      viewBox={`0 0 ${CELL_WIDTH * HOURS_A_DAY} ${CELL_HEIGHT + 8}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: HOURS_A_DAY }, (_, hour) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day are their own keys.
          key={hour}
          className={isPeakHour(hour) ? "day-hour is-peak" : "day-hour"}
          x={hour * CELL_WIDTH + 1}
          y={4}
          width={CELL_WIDTH - 2}
          height={CELL_HEIGHT}
        />
      ))}
      {at !== undefined && (
        <rect
          className="day-now"
          x={at * CELL_WIDTH - 2}
          y={0}
          width={4}
          height={CELL_HEIGHT + 8}
        />
      )}
    </svg>
  );
}
