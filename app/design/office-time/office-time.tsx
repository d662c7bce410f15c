import { PEAK_HOURS } from "../../../content/facts/offices.ts";
import { inPeak, type OfficeTimeZone } from "../../content/local-time.ts";
import { useLocalTime } from "../header/use-local-time.ts";
import "./office-time.css";

type OfficeTimeProps = {
  timeZone: OfficeTimeZone;
  /** Says whether the audience there is in its peak hours; left out, only the time shows. */
  words?: { peak: string; off: string } | undefined;
};

/**
 * The time at an office. Filled in by the browser, because a page kept in a cache would tell the
 * wrong one; the room for it is kept free until then.
 */
export function OfficeTime({ timeZone, words }: OfficeTimeProps) {
  const time = useLocalTime()?.(timeZone);
  const isPeak = time !== undefined && inPeak(time);
  return (
    <span className="office-time">
      <span className="office-time-clock">{time}</span>
      {words && (
        <span className={isPeak ? "office-time-state is-peak" : "office-time-state"}>
          {time && (isPeak ? words.peak : words.off)}
        </span>
      )}
    </span>
  );
}

const HOUR = 10;
const HOURS_A_DAY = 24;

/** A day as a strip: its peak hours lit, and a mark at the time it is at the office. */
export function PeakStrip({ timeZone, label }: { timeZone: OfficeTimeZone; label: string }) {
  const time = useLocalTime()?.(timeZone);
  const at = time === undefined ? undefined : Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
  return (
    <svg
      className="peak-strip"
      viewBox={`0 0 ${HOUR * HOURS_A_DAY} 20`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className="peak-strip-day" d={DAY} />
      <path className="peak-strip-peak" d={PEAK} />
      {at !== undefined && (
        <rect className="peak-strip-now" x={at * HOUR - 1} width={2} height={20} />
      )}
    </svg>
  );
}

const HOURS = Array.from({ length: HOURS_A_DAY }, (_, hour) => hour);

function isPeakHour(hour: number): boolean {
  return PEAK_HOURS.some(({ from, to }) => hour >= from && hour < to);
}

function cells(hours: readonly number[]): string {
  return hours.map((hour) => `M${hour * HOUR + 0.6} 4h${HOUR - 1.2}v12h-${HOUR - 1.2}z`).join("");
}

/** The same on every strip: a page shows six. */
const DAY = cells(HOURS);
const PEAK = cells(HOURS.filter(isPeakHour));
