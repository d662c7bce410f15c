import { useEffect, useRef, useState } from "react";
import type { Hour } from "./hour.server.ts";
import { loadHour, type MomentAt } from "./load-hour.ts";
import type { Moment } from "./moment.ts";

type HourDeskProps = {
  hour: Omit<Hour, "chart"> & { chart: Omit<Hour["chart"], "rows"> };
  /** Told of each minute that is shown, once the visitor plays. */
  onMinute?: (minute: number) => void;
};

/**
 * A simulated hour of a live, played by hand: the range lies over the chart, so that a finger drags
 * across the bars themselves. What all its minutes say is loaded when it is first touched or focused;
 * until then, and without script, the hour stands at its peak.
 */
export function HourDesk({ hour, onMinute }: HourDeskProps) {
  const { words, chart, start, locale, iso } = hour;
  const range = useRef<HTMLInputElement>(null);
  const [minute, setMinute] = useState(start.minute);
  const [momentAt, setMomentAt] = useState<MomentAt>();
  const moment = momentAt?.(minute) ?? start;

  function play() {
    const to = Number(range.current?.value ?? start.minute);
    setMinute(to);
    onMinute?.(to);
    // What can't be loaded leaves the peak standing; the next touch tries again.
    if (!momentAt)
      loadHour(locale, iso).then(
        (at) => setMomentAt(() => at),
        () => {},
      );
  }

  // Moved before the page came alive, it is somewhere else already.
  useEffect(() => {
    if (range.current?.value === String(start.minute)) return;
    range.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [start.minute]);

  return (
    <figure className="hour">
      <figcaption>
        <b>{words.chart}</b> <span className="note">{words.simulated}</span>
      </figcaption>
      <div className="hour-plot">
        <svg viewBox="0 0 610 250" preserveAspectRatio="none" role="img" aria-label={chart.summary}>
          <path className="hour-bars" d={chart.bars} />
          <path className="hour-peak" d={chart.peakBar} />
        </svg>
        <p className="hour-axis-y" aria-hidden="true">
          {chart.scale.map((viewers) => (
            <span key={viewers}>{viewers}</span>
          ))}
        </p>
        <p className="hour-flags" aria-hidden="true">
          <span className="hour-flag-hook">{words.events.hook}</span>{" "}
          <span className="hour-flag-guest">{words.events.guest}</span>{" "}
          <span className="hour-flag-peak">
            {words.events.peak} {chart.peak}
          </span>{" "}
          <span className="hour-flag-close">{words.events.close}</span>
        </p>
        <div className="hour-scrub needs-script">
          <input
            ref={range}
            type="range"
            min={0}
            max={60}
            defaultValue={start.minute}
            autoComplete="off"
            aria-label={words.scrub}
            aria-valuetext={moment.said}
            onPointerDown={play}
            onFocus={play}
            onInput={play}
          />
        </div>
      </div>
      <p className="hour-axis-x" aria-hidden="true">
        <span>00:00</span> <span>20:00</span> <span>40:00</span> <span>60:00</span>
      </p>
      <p className="hour-hint note needs-script">{words.hint}</p>
      <Heard moment={moment} words={words} />
    </figure>
  );
}

function Heard({ moment, words }: { moment: Moment; words: Hour["words"] }) {
  const { clock, viewers, change, ear, chat } = moment;
  return (
    <div className="hour-heard">
      <p className="hour-figures">
        <span className="hour-clock">{clock}</span>{" "}
        <span>
          <b>{viewers}</b> {words.watching}
        </span>{" "}
        <span className="note">{change}</span>
      </p>
      <p className="hour-ear">
        <span className="bug bug-aegean">{words.ear}</span> <q>{ear}</q>
      </p>
      <div className="hour-chat">
        <p className="note">{words.chat}</p>
        <ul>
          {chat.map(({ id, who, text }) => (
            <li key={id}>
              <b>{who}</b> {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
