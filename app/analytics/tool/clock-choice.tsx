import { useId } from "react";
import {
  type ClockShift,
  type Insights,
  OFFSET_MINUTES,
  offsetOf,
} from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import type { ResultWords } from "../views/score-view.ts";
import { clockOfTerritory } from "../views/territory-clock.ts";
import type { Format } from "../words/format.ts";
import styles from "./clock-choice.module.css";
import { control } from "./own-field.tsx";

type ClockChoiceProps = {
  insights: Insights;
  clock: ClockShift | null;
  words: ResultWords;
  format: Format;
  /** Null for the file's own clock. */
  onClock: (clock: ClockShift | null) => void;
};

const STEP_MINUTES = 60;
/** Clocks that are no whole hours from UTC. */
const ODD_OFFSETS = [-570, -210, 210, 270, 330, 345, 390, 525, 570, 630, 765];
const OFFSETS = [
  ...Array.from(
    { length: (OFFSET_MINUTES.max - OFFSET_MINUTES.min) / STEP_MINUTES + 1 },
    (_, step) => OFFSET_MINUTES.min + step * STEP_MINUTES,
  ),
  ...ODD_OFFSETS,
].sort((a, b) => a - b);

/** On which clock the file's hours are, which only its owner may know, and on which to read them. */
export function ClockChoice({ insights, clock, words, format, onClock }: ClockChoiceProps) {
  const { clock: text } = words;
  const id = useId();
  const mine = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [territory] = insights.territories.filter(({ label }) => clockOfTerritory(label));
  const theirs = territory && clockOfTerritory(territory.label);
  const day = insights.bestHours?.byDay.at(-1)?.date ?? insights.period?.to ?? null;
  const choose = (offset: string, timeZone: string) => {
    if (offset === "") onClock(null);
    else onClock({ fileOffsetMinutes: Number(offset), timeZone });
  };
  const offset = clock ? String(clock.fileOffsetMinutes) : "";
  return (
    <fieldset className={styles.clock}>
      <legend className="h4">{text.heading}</legend>
      <p className="small">{text.text}</p>
      <div className={styles.fields}>
        <label htmlFor={`${id}-file`}>{text.file}</label>
        <select
          className={control}
          id={`${id}-file`}
          autoComplete="off"
          value={offset}
          onChange={({ target }) => choose(target.value, clock?.timeZone ?? mine)}
        >
          <option value="">{text.unknown}</option>
          {OFFSETS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {format.offset(minutes)}
              {day && minutes === offsetOf(mine, day) ? ` · ${format.zone(mine)}` : ""}
            </option>
          ))}
        </select>
        {clock && (
          <>
            <label htmlFor={`${id}-show`}>{text.show}</label>
            <select
              className={control}
              id={`${id}-show`}
              autoComplete="off"
              value={clock.timeZone}
              onChange={({ target }) => choose(offset, target.value)}
            >
              <option value={mine}>{fill(text.mine, { zone: format.zone(mine) })}</option>
              {territory && theirs && theirs.timeZone !== mine && (
                <option value={theirs.timeZone}>
                  {fill(text.territory, { region: format.region(territory.label) })}
                </option>
              )}
            </select>
          </>
        )}
      </div>
      {clock && (
        <p className="note">
          {fill(text.shown, { zone: format.zone(clock.timeZone) })}{" "}
          {territory && theirs?.several && theirs.timeZone === clock.timeZone
            ? fill(text.several, {
                region: format.region(territory.label),
                zone: format.zone(theirs.timeZone),
              })
            : ""}
        </p>
      )}
    </fieldset>
  );
}
