import type { Ref } from "react";
import type { ClockShift, Side } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import { ScoreBoard } from "../charts/score-board.tsx";
import { audienceView } from "../views/audience-view.ts";
import { dailyView } from "../views/daily-view.ts";
import { gridView } from "../views/grid-view.ts";
import { hashtagsView } from "../views/hashtags-view.ts";
import { hoursView } from "../views/hours-view.ts";
import { planView } from "../views/plan-view.ts";
import { postsView } from "../views/posts-view.ts";
import { type ResultWords, scoreView } from "../views/score-view.ts";
import { sourcesView } from "../views/sources-view.ts";
import { themesView } from "../views/themes-view.ts";
import { weekView } from "../views/week-view.ts";
import type { Format } from "../words/format.ts";
import { AudienceSection } from "./audience-section.tsx";
import { ClockChoice } from "./clock-choice.tsx";
import { CompareSection } from "./compare-section.tsx";
import { DailySection } from "./daily-section.tsx";
import { HashtagsSection } from "./hashtags-section.tsx";
import { HoursSection } from "./hours-section.tsx";
import { Missing } from "./missing.tsx";
import { PeriodSwitch } from "./period-switch.tsx";
import { PlanCard } from "./plan-card.tsx";
import type { Days, PostsKept } from "./posts-kept.ts";
import { PostsSection } from "./posts-section.tsx";
import "./print.css";
import type { Reading } from "./read-source.ts";
import { TakeAway } from "./take-away.tsx";
import { ThemesSection } from "./themes-section.tsx";
import { WeekTable } from "./week-table.tsx";

type ResultsProps = {
  reading: Reading;
  isSample: boolean;
  words: ResultWords;
  format: Format;
  headingRef: Ref<HTMLHeadingElement>;
  onDays: (days: number) => void;
  clock: ClockShift | null;
  onClock: (clock: ClockShift | null) => void;
  kept: PostsKept;
  /** What another account of the same files did. */
  sideOfAccount: (handle: string, days: Days) => Promise<Side | null>;
  say: (sentence: string) => void;
};

/** Data older than this many days is worth a word. */
const FRESH_DAYS = 7;

/** Everything the files tell, each part only where they do. */
export function Results(props: ResultsProps) {
  const { reading, isSample, words, format, headingRef, onDays, say } = props;
  const { clock, onClock, kept, sideOfAccount } = props;
  const { insights } = reading;
  if (insights === null) return null;
  const { period, dataAgeDays } = insights;
  const score = scoreView(insights, words, format);
  const daily = dailyView(insights, words, format);
  const hours = hoursView(insights, words, format);
  const posts = postsView(insights, isSample, words, format);
  const hashtags = hashtagsView(insights, words, format);
  const audience = audienceView(insights, words, format);
  const plan = planView(insights, words, format);
  const week = weekView(insights, words, format);
  const grid = gridView(insights, words, format);
  const sources = sourcesView(insights, words, format);
  const themes = themesView(insights, words, format);
  const sections = [
    { id: "plan", label: words.plan.heading.replace(/\.$/, ""), shown: plan.length > 0 },
    { id: "growth", label: words.daily.nav, shown: daily.length > 0 },
    { id: "hours", label: words.hours.nav, shown: hours !== null },
    { id: "posts", label: words.posts.nav, shown: posts !== null },
    { id: "themes", label: words.themes.nav, shown: themes.length > 0 },
    { id: "hashtags", label: words.hashtags.nav, shown: hashtags !== null },
    { id: "audience", label: words.audience.nav, shown: audience.length > 0 },
    { id: "compare", label: words.compare.nav, shown: (insights.available?.days ?? 0) > 1 },
    { id: "take-away", label: words.take.nav, shown: true },
  ].filter(({ shown }) => shown);
  const toLookAt = new Set(
    reading.outcomes.filter(({ result }) => !result.ok).map(({ file }) => file),
  ).size;
  const account = reading.handle ? fill(words.account, { handle: reading.handle }) : words.yours;
  const range = period ? format.range(period.from, period.to) : words.wholeExport;
  return (
    <div className="an-results">
      <header className="wrap an-results-head">
        <div>
          <p className="bugs">
            {isSample && <span className="bug bug-aegean">{words.sampleBug}</span>}
            <span className="bug">{range}</span>
          </p>
          <h2 className="d2" ref={headingRef} tabIndex={-1}>
            {account}
          </h2>
          {toLookAt > 0 && (
            <p className="small">
              <a className="text-link" href="#inputs">
                {format.plural(toLookAt, words.look)}
              </a>
            </p>
          )}
          {dataAgeDays !== null && dataAgeDays > FRESH_DAYS && (
            <p className="small">{format.plural(dataAgeDays, words.stale)}</p>
          )}
        </div>
        <PeriodSwitch insights={insights} words={words} format={format} onDays={onDays} />
      </header>
      {plan.length > 0 && <PlanCard steps={plan} words={words} />}
      <ScoreBoard blocks={score} />
      <nav className="an-nav" aria-label={words.sections}>
        <ul className="wrap">
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {daily.length > 0 && <DailySection charts={daily} sources={sources} words={words} />}
      {week.length > 0 && <WeekTable rows={week} words={words} />}
      {hours && (
        <HoursSection view={hours} grid={grid} words={words}>
          {clock === null && <p className="small">{words.hours.clock}</p>}
          <ClockChoice
            insights={insights}
            clock={clock}
            words={words}
            format={format}
            onClock={onClock}
          />
        </HoursSection>
      )}
      {posts && <PostsSection view={posts} words={words} />}
      {themes.length > 0 && (
        <ThemesSection rows={themes} compare={kept.word} words={words} format={format} />
      )}
      {hashtags && <HashtagsSection view={hashtags} words={words} format={format} />}
      {audience.length > 0 && <AudienceSection views={audience} words={words} />}
      <p className="an-printed">
        {isSample ? `${words.sampleText} ` : ""}
        {fill(words.take.printed, { formula: words.score.formula, site: location.host })}
      </p>
      <Missing reading={reading} words={words} format={format} />
      <CompareSection
        insights={insights}
        handle={reading.handle}
        handles={reading.handles}
        sideOf={kept.side}
        sideOfAccount={sideOfAccount}
        words={words}
        format={format}
      />
      <TakeAway
        insights={insights}
        posts={reading.posts}
        kept={kept}
        handle={reading.handle}
        card={{ account, range, score, hours, days: daily[0] ?? null, isSample }}
        words={words}
        format={format}
        say={say}
      />
    </div>
  );
}
