import { createPortal } from "react-dom";
import type { Insights, Side } from "../../../packages/tiktok-exports/index.ts";
import { fill } from "../../i18n/fill.ts";
import { SeriesChart } from "../charts/series-chart.tsx";
import { ShareBars } from "../charts/share-bars.tsx";
import { audienceView } from "../views/audience-view.ts";
import { dailyView } from "../views/daily-view.ts";
import { postsView } from "../views/posts-view.ts";
import { saidMedian } from "../views/said-median.ts";
import type { ResultWords } from "../views/score-view.ts";
import type { Format } from "../words/format.ts";
import styles from "./media-kit.module.css";

export type MediaKitProps = {
  insights: Insights;
  /** What the account did in the period. */
  side: Side | null;
  handle: string | null;
  /** Where brands write to; empty for none. */
  contact: string;
  isSample: boolean;
  words: ResultWords;
  format: Format;
};

/** The weights that the kit is set in; 300 for large figures. */
const WEIGHTS = [300, 400, 600, 650];
const KIT = "media-kit";

/**
 * Has the letters of the kit's language there before it is printed: a page in the other language may
 * not have needed them yet, and what isn't seen loads none. Without them it is printed all the same.
 */
export async function loadKitFonts(): Promise<void> {
  const kit = document.getElementById(KIT);
  if (kit === null) return;
  const { fontFamily } = getComputedStyle(kit);
  const letters = kit.textContent;
  await Promise.allSettled(
    WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em ${fontFamily}`, letters)),
  );
}

/** How many posts a brand is shown. */
const BEST_POSTS = 3;

/**
 * What a creator hands to a brand, on two pages: it exists while it is printed, beside the page and in
 * the brand's language, whatever the page's own is.
 */
export function MediaKit(props: MediaKitProps) {
  const { insights, side, handle, contact, isSample, words, format } = props;
  const { kit } = words;
  const { period, totals, followers, bestPosts, bestHours, watchThrough } = insights;
  const range = period ? format.range(period.from, period.to) : words.wholeExport;
  const figures = [
    [kit.followers, followers && format.count(followers.last)],
    [kit.medianViews, known(saidMedian(bestPosts), format.count)],
    [kit.engagement, known(totals?.engagementRate.value ?? bestPosts?.engagementRate, format.rate)],
    [kit.viewsPerDay, known(side?.viewsPerDay, format.count)],
    [kit.postsPerWeek, side && side.posts > 0 ? format.decimal(side.postsPerWeek) : null],
  ].filter((figure): figure is [string, string] => Boolean(figure[1]));
  const posts = postsView(insights, isSample, words, format)?.byViews.slice(0, BEST_POSTS) ?? [];
  const growth = dailyView({ ...insights, postDays: [] }, words, format).filter(
    ({ key }) => key !== "engagement",
  );
  const shares = audienceView(insights, words, format)
    .filter(({ key }) => key !== "viewers")
    .map((view) => ({ ...view, note: kit.audienceNote }));
  return createPortal(
    <article id={KIT} className={styles.kit} lang={format.locale}>
      <div className={styles.page}>
        <header className={styles.head}>
          <p className={styles.title}>{kit.title}</p>
          <h1 className={styles.name}>{handle ? fill(words.account, { handle }) : words.yours}</h1>
          <p>
            {isSample ? `${kit.sample}. ` : ""}
            {fill(kit.period, { range })}
          </p>
          {contact && (
            <p>
              {kit.contact}: <b>{contact}</b>
            </p>
          )}
        </header>
        <dl className={styles.figures}>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {growth.map((view) => (
          <div key={view.key} className={styles.chart}>
            <SeriesChart view={view} />
          </div>
        ))}
      </div>
      <div className={styles.page}>
        {posts.length > 0 && (
          <section className={styles.part}>
            <h2>{kit.best}</h2>
            <ol>
              {posts.map(({ key, title, posted, views, rate, full }) => (
                <li key={key} className={styles.post}>
                  <b>{title}</b>
                  <span>
                    {[
                      posted,
                      `${views} ${words.posts.views}`,
                      `${rate} ${words.posts.rate}`,
                      full && fill(kit.watched, { share: full }),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
        {shares.length > 0 && (
          <section className={styles.part}>
            <h2>{kit.audience}</h2>
            <div className={styles.shares}>
              {shares.map((view) => (
                <ShareBars key={view.key} view={view} />
              ))}
            </div>
          </section>
        )}
        <div className={styles.shares}>
          {bestHours && (
            <section className={styles.part}>
              <h2>{kit.hours}</h2>
              <p className={styles.hours}>{format.hours(bestHours.topWindow)}</p>
            </section>
          )}
          {watchThrough?.averageWatchSeconds != null && (
            <section className={styles.part}>
              <h2>{kit.watchTime}</h2>
              <p className={styles.hours}>{format.seconds(watchThrough.averageWatchSeconds)}</p>
            </section>
          )}
        </div>
        <footer className={styles.foot}>
          <p>
            {fill(kit.definition, {
              formula: words.score.formula,
              posts: format.plural(bestPosts?.posts ?? 0, words.hours.postCount),
              range,
            })}
          </p>
          <p>{fill(kit.made, { site: location.host })}</p>
        </footer>
      </div>
    </article>,
    document.body,
  );
}

function known(value: number | null | undefined, show: (value: number) => string): string | null {
  return value == null ? null : show(value);
}
