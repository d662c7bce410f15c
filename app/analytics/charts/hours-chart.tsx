import { HOURS_PER_DAY } from "../../../packages/tiktok-exports/index.ts";
import type { HoursView, HourView } from "../views/hours-view.ts";
import { usePointed } from "./use-pointed.ts";

export type HoursChartWords = {
  activeAxis: string;
  postsAxis: string;
  claimed: string;
  busiest: string;
};

const HEIGHT = 100;
/** Width of a bar; an hour is 1 wide. */
const BAR = 0.74;
const GAP = (1 - BAR) / 2;

/**
 * A day on one line: above it how many followers are there, below it when one posts. The hours of
 * our advice lie behind, the account's own best stretch is hot.
 */
export function HoursChart({ view, words }: { view: HoursView; words: HoursChartWords }) {
  const { pointed, handlers } = usePointed(HOURS_PER_DAY);
  const { hours, activeTop, postsTop } = view;
  return (
    <figure className="an-chart an-hours">
      <figcaption className="an-chart-head">
        <b>{view.title}</b>{" "}
        <span className="an-legend note">
          <span className="an-key is-claimed">{words.claimed}</span>{" "}
          {activeTop !== null && <span className="an-key is-hot">{words.busiest}</span>}
        </span>
      </figcaption>
      <div className="an-hours-plot">
        <p className="an-hours-claims" aria-hidden="true">
          {view.advised.map(({ from, label }) => (
            <span key={from} className={`bug is-from-${from}`}>
              {label}
            </span>
          ))}
        </p>
        <div className="an-hours-bars" {...handlers}>
          <svg
            className={`an-hours-svg${activeTop === null ? " is-posts-only" : ""}`}
            viewBox={`0 ${activeTop === null ? 0 : -HEIGHT} ${HOURS_PER_DAY} ${(activeTop === null ? 0 : HEIGHT) + (postsTop === null ? 0 : HEIGHT / 2)}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${view.title}. ${view.summary}`}
          >
            {view.advised.map(({ from, to }) => (
              <rect
                key={from}
                className="an-band"
                x={from}
                y={-HEIGHT}
                width={to - from}
                height={HEIGHT * 1.5}
              />
            ))}
            {pointed !== null && (
              <rect className="an-cursor" x={pointed} y={-HEIGHT} width={1} height={HEIGHT * 1.5} />
            )}
            {activeTop !== null && (
              <>
                <path
                  className="an-bars"
                  d={bars(
                    hours,
                    ({ busiest, active }) => (busiest ? null : active),
                    -HEIGHT / activeTop,
                  )}
                />
                <path
                  className="an-bars is-hot"
                  d={bars(
                    hours,
                    ({ busiest, active }) => (busiest ? active : null),
                    -HEIGHT / activeTop,
                  )}
                />
              </>
            )}
            {postsTop !== null && (
              <path
                className="an-bars is-posts"
                d={bars(hours, ({ posts }) => posts, HEIGHT / 2 / postsTop)}
              />
            )}
            <path className="an-zero" d={`M0 0H${HOURS_PER_DAY}`} />
          </svg>
          {pointed !== null && (
            <p className="an-readout bug" aria-hidden="true">
              {hours[pointed]?.readout}
            </p>
          )}
        </div>
        <p className="an-axis" aria-hidden="true">
          {view.axis.map((label, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: midnight stands at both ends.
            <span key={index}>{label}</span>
          ))}
        </p>
        <p className="an-hours-scales note" aria-hidden="true">
          {activeTop !== null && (
            <span>
              ↑ {words.activeAxis}, {view.activeTopLabel}
            </span>
          )}
          {postsTop !== null && (
            <span>
              ↓ {words.postsAxis}, {view.postsTopLabel}
            </span>
          )}
        </p>
      </div>
    </figure>
  );
}

/** Bars from the line, `unit` high for each 1: upwards when it is negative. */
function bars(
  hours: readonly HourView[],
  value: (hour: HourView) => number | null,
  unit: number,
): string {
  return hours
    .map((hour, index) => {
      const height = (value(hour) ?? 0) * unit;
      return height === 0 ? "" : `M${index + GAP} 0v${height.toFixed(2)}h${BAR}V0z`;
    })
    .join("");
}
