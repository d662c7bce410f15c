import { fill } from "../../i18n/fill.ts";

export type DayRow = {
  id: string;
  city: string;
  peaks: string;
  /** Only for a visitor of this minute. */
  time?: string;
  isPeak?: boolean;
};

/** Peaks as path data, ten units an hour; `now` in the same units of the UTC day, only for a visitor of this minute. */
type LiveTeaserData = {
  rows: readonly DayRow[];
  together: string;
  hours: number;
  now?: number;
};

type LiveTeaserProps = LiveTeaserData & {
  words: {
    hours: string;
    caption: string;
    peakNow: string;
    allTogether: string;
    axis: string;
  };
};

/** A strip's box: ten units an hour, stretched to the room there is. */
const STRIP = { width: 240, height: 40 } as const;

/**
 * A day of audiences on one axis, in UTC: the peak hours of each city, one line through all of them at
 * now, and below what they cover together. The home page, which caches keep, comes without the time and
 * its line; the island brings them. They stand where the rows are as high without them.
 */
export function LiveTeaser({ words, rows, together, hours, now }: LiveTeaserProps) {
  return (
    <figure className="day-strips">
      <figcaption>
        <strong className="day-strips-sum">{fill(words.hours, { hours })}</strong> {words.caption}
      </figcaption>
      <ul>
        {rows.map(({ id, city, peaks, time, isPeak }) => (
          <li key={id} className={isPeak ? "day-strip is-peak" : "day-strip"}>
            <span className="day-strip-city">{city}</span>{" "}
            <span className="day-strip-time">
              {time && <time>{time}</time>}{" "}
              {isPeak && <span className="bug bug-signal">{words.peakNow}</span>}
            </span>
            <DayStrip peaks={peaks} now={now} />
          </li>
        ))}
        <li className="day-strip is-all">
          <span className="day-strip-city">{words.allTogether}</span>
          <span className="day-strip-time" />
          <DayStrip peaks={together} now={now} />
        </li>
      </ul>
      <p className="day-axis" aria-hidden="true">
        <b>{words.axis}</b> <span>00</span> <span>06</span> <span>12</span> <span>18</span>{" "}
        <span>24</span>
      </p>
    </figure>
  );
}

/** The peaks are drawn on the server: what they are made of never reaches a browser. */
function DayStrip({ peaks, now }: { peaks: string; now: number | undefined }) {
  return (
    <svg
      viewBox={`0 0 ${STRIP.width} ${STRIP.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="day-grid" d="M0 20H240M60 0V40M120 0V40M180 0V40" />
      <path className="day-peak" d={peaks} />
      {now !== undefined && <path className="day-now" d={`M${now} 0V${STRIP.height}`} />}
    </svg>
  );
}
