import { type Insights, PERIOD_CHOICES } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import type { ResultWords } from "../views/score-view.ts";
import type { Format } from "../words/format.ts";

type PeriodSwitchProps = {
  insights: Insights;
  words: ResultWords;
  format: Format;
  onDays: (days: number) => void;
};

/** The lengths of period that the data has, shortest first, and all of it. */
export function PeriodSwitch({ insights, words, format, onDays }: PeriodSwitchProps) {
  const { available, period, preceding } = insights;
  if (!available || !period || available.days < 2) return null;
  const choices = PERIOD_CHOICES.filter((days) => days < available.days).toReversed();
  return (
    <fieldset className="an-period">
      <legend className="note">{words.period.label}</legend>
      <div className="an-switch">
        {[...choices, available.days].map((days) => (
          <button
            key={days}
            type="button"
            aria-pressed={days === period.days}
            onClick={() => onDays(days)}
          >
            {format.plural(days, days === available.days ? words.period.all : words.period.days)}
          </button>
        ))}
      </div>
      <p className="note">
        {preceding
          ? fill(words.period.against, { range: format.range(preceding.from, preceding.to) })
          : words.period.none}
      </p>
    </fieldset>
  );
}
