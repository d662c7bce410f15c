import { PEAK_HOURS } from "../../../../content/facts/offices.ts";
import type { FigureWords } from "./figure-words.ts";

/** Indicative heights, hour by hour from midnight, in units of the drawing; only the peaks are claimed. */
const HEIGHTS = [
  4, 3, 2, 2, 3, 7, 18, 60, 66, 27, 19, 18, 24, 22, 19, 18, 20, 27, 78, 90, 98, 84, 35, 13,
];
const SLOT = 10;
const BAR = 8;
const TALLEST = 100;

/** A day of viewing, its two peak windows in signal. */
export function PeakHoursFigure({ words }: { words: FigureWords["peakHours"] }) {
  return (
    <figure className="fig">
      <p className="fig-title">{words.heading}</p>
      <div className="fig-peak-chart" role="img" aria-label={words.alt}>
        <span className="fig-peak-label is-morning">{words.morning}</span>{" "}
        <span className="fig-peak-label is-evening">{words.evening}</span>{" "}
        <svg
          viewBox={`0 0 ${SLOT * HEIGHTS.length} ${TALLEST}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="fig-peak-bars" d={bars((hour) => !inPeak(hour))} />
          <path className="fig-peak-bars is-peak" d={bars(inPeak)} />
        </svg>
        <span className="fig-peak-hours">
          {words.hours.map((hour, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: midnight stands at both ends.
            <span key={index}>{hour} </span>
          ))}
        </span>
      </div>
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}

function inPeak(hour: number): boolean {
  return PEAK_HOURS.some(({ from, to }) => hour >= from && hour < to);
}

function bars(wanted: (hour: number) => boolean): string {
  return HEIGHTS.map((height, hour) =>
    wanted(hour)
      ? `M${hour * SLOT + (SLOT - BAR) / 2} ${TALLEST}v-${height}h${BAR}v${height}z`
      : "",
  ).join("");
}
