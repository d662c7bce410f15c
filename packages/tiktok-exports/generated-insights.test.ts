import { expect, test } from "vitest";
import {
  GENERATED_TODAY,
  type GeneratedAccount,
  type GeneratedCounts,
  type GeneratedPost,
  generatedAccount,
  generatedFiles,
  generatedTables,
} from "./fixtures/generated-account.ts";
import { computeInsights, type Insights, readExports } from "./index.ts";
import { randomInteger, seededRandom } from "./sample/seeded-random.ts";

// What the insights say of generated accounts, worked out once more from the figures themselves by the
// shortest arithmetic there is: nothing of the package's own is used for it.

const SETS = 100;
const WHEN = { today: new Date(`${GENERATED_TODAY}T12:00:00Z`), timeZone: "UTC" };
const DAY_MS = 86_400_000;

type Maybe = number | null;

const told = (values: readonly Maybe[]) => values.filter((value) => value !== null);
const ascending = (values: readonly Maybe[]) => told(values).sort((a, b) => a - b);
const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const sumOf = (values: readonly Maybe[]) => (told(values).length > 0 ? total(told(values)) : null);

/** A quarter, half or three quarters of the way through the values. */
function quantile(values: readonly Maybe[], share: number): Maybe {
  const sorted = ascending(values);
  if (sorted.length === 0) return null;
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return low + (high - low) * (place - Math.floor(place));
}
const median = (values: readonly Maybe[]) => quantile(values, 0.5);
const middle = (values: readonly Maybe[]) =>
  told(values).length < 3
    ? null
    : { low: quantile(values, 0.25), median: median(values), high: quantile(values, 0.75) };

/** Of those that tell all four. */
function rateOf(rows: readonly GeneratedCounts[]): Maybe {
  const full = rows.filter((row) => [row.views, row.likes, row.comments, row.shares].every(isTold));
  const views = total(full.map((row) => row.views ?? 0));
  const acts = full.map((row) => (row.likes ?? 0) + (row.comments ?? 0) + (row.shares ?? 0));
  return views > 0 ? total(acts) / views : null;
}
const isTold = (value: Maybe) => value !== null;

const shift = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (date: string) => new Date(date).getUTCDay() || 7;
const viewsOf = (posts: readonly GeneratedPost[]) => posts.map(({ views }) => views);
const groupOf = (posts: readonly GeneratedPost[]) => ({
  posts: posts.length,
  medianViews: median(viewsOf(posts)),
});

function expectTotals({ totals, followers }: Insights, account: GeneratedAccount, days: number) {
  const now = account.days.slice(-days);
  const before = account.days.length >= days * 2 ? account.days.slice(-2 * days, -days) : [];
  for (const metric of ["views", "likes", "comments", "shares"] as const) {
    const pairs = now.flatMap((day, at) => {
      const [one, other] = [day[metric], before[at]?.[metric] ?? null];
      return one === null || other === null ? [] : [[one, other] as const];
    });
    const comparable = pairs.length >= days - 2 && pairs.length > days / 2;
    const previous = comparable ? total(pairs.map(([, other]) => other)) : null;
    const change = comparable ? total(pairs.map(([one, other]) => one - other)) : null;
    expect(totals?.[metric], metric).toMatchObject({
      ...{ value: sumOf(now.map((day) => day[metric])), previous, change },
      knownDays: told(now.map((day) => day[metric])).length,
    });
  }
  near(totals?.engagementRate.value, rateOf(now));
  // The last total up to the period's end, less one of the three days before its first, else the first.
  const from = now[0]?.date ?? "";
  const known = account.followers.filter(([, total]) => total !== null);
  const within = known.filter(([date]) => date >= from);
  const eve = known.filter(([date]) => date < from && date >= shift(from, -3)).at(-1);
  const [first, last] = [eve ?? within[0], within.at(-1)];
  if (!first || !last || within.length === 0) expect(followers).toBeNull();
  else expect(followers).toMatchObject({ first: first[1], last: last[1] });
}

function expectPostingTimes({ postingTimes, postingGrid }: Insights, posts: GeneratedPost[]) {
  const where = (is: (post: GeneratedPost) => boolean) => groupOf(posts.filter(is));
  const isPeak = (hour: number) => (hour >= 18 && hour < 22) || (hour >= 7 && hour < 9);
  expect(postingTimes).toEqual({
    postsWithHour: posts.length,
    byHour: Array.from({ length: 24 }, (_, hour) => where((post) => post.hour === hour)),
    advice: { inside: where(({ hour }) => isPeak(hour)), outside: where((p) => !isPeak(p.hour)) },
    byWeekday: [1, 2, 3, 4, 5, 6, 7].map((day) => where(({ date }) => weekdayOf(date) === day)),
  });
  const counted = posts.filter(({ views }) => views !== null);
  if (counted.length === 0) return expect(postingGrid).toBeNull();
  const cells = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    [0, 3, 6, 9, 12, 15, 18, 21].map((from) => {
      const inside = counted.filter(
        ({ date, hour }) => weekdayOf(date) === weekday && hour >= from && hour < from + 3,
      );
      // Silent under three posts.
      const medianViews = inside.length < 3 ? null : median(viewsOf(inside));
      return { weekday, from, to: from + 3, posts: inside.length, medianViews };
    }),
  );
  const best = cells
    .filter((cell) => cell.medianViews !== null)
    .sort((a, b) => (b.medianViews ?? 0) - (a.medianViews ?? 0))[0];
  expect(postingGrid).toEqual({
    ...{ posts: counted.length, medianViews: median(viewsOf(counted)), cells, best: best ?? null },
  });
}

function expectTags({ hashtags, themes }: Insights, posts: GeneratedPost[]) {
  const where = (is: (tags: number) => boolean) =>
    groupOf(posts.filter(({ tags }) => is(tags.length)));
  const counts = [...new Set(posts.map(({ tags }) => tags.length))].sort((a, b) => a - b);
  expect(hashtags).toMatchObject({
    posts: posts.length,
    below: where((tags) => tags < 3),
    within: where((tags) => tags >= 3 && tags <= 5),
    above: where((tags) => tags > 5),
    distribution: counts.map((count) => ({ count, ...where((tags) => tags === count) })),
  });
  near(hashtags?.averageCount, total(posts.map(({ tags }) => tags.length)) / posts.length);
  const sizes = (rows: { posts: number; medianViews: Maybe }[]) =>
    rows.map((row) => [row.posts, row.medianViews].join()).sort();
  const used = [...new Set(posts.flatMap(({ tags }) => tags))];
  expect(sizes(hashtags?.topTags ?? [])).toEqual(
    sizes(used.map((tag) => groupOf(posts.filter(({ tags }) => tags.includes(tag))))),
  );
  const counted = posts.filter(({ views }) => views !== null);
  const isCommon = (tag: string) =>
    counted.filter(({ tags }) => tags.includes(tag)).length > counted.length / 2;
  const themeOf = ({ tags }: GeneratedPost) => tags.find((tag) => !isCommon(tag));
  const groups = used
    .map((tag) => counted.filter((post) => themeOf(post) === tag))
    .filter((group) => group.length >= 3);
  const inGroups = new Set(groups.flat());
  const spreads = groups.map((group) => ({ posts: group.length, views: middle(viewsOf(group)) }));
  const order = (rows: { posts: number; views: unknown }[]) =>
    rows.map(({ posts, views }) => JSON.stringify({ posts, views })).sort();
  expect(order(themes?.themes ?? [])).toEqual(order(spreads));
  const medians = (themes?.themes ?? []).map(({ views }) => views?.median ?? 0);
  expect(medians).toEqual(medians.toSorted((a, b) => b - a));
  const rest = counted.filter((post) => !inGroups.has(post));
  if (counted.length > 0) {
    expect(themes?.rest).toEqual({ posts: rest.length, views: middle(viewsOf(rest)) });
  }
}

function expectWatching(insights: Insights, posts: GeneratedPost[]) {
  const { bestPosts, watchThrough, watchRankings } = insights;
  const least = Math.max(100, Math.round((median(viewsOf(posts)) ?? 0) / 4));
  const seen = posts.filter(({ views }) => (views ?? 0) >= least);
  const best = (rows: readonly GeneratedPost[], value: (post: GeneratedPost) => Maybe) =>
    told(rows.map(value))
      .sort((a, b) => b - a)
      .slice(0, 10);
  expect(bestPosts?.minimumViews).toBe(least);
  expect(bestPosts?.byViews.map(({ video }) => video.views)).toEqual(best(posts, (p) => p.views));
  const rates = bestPosts?.byEngagement.map(({ engagementRate }) => engagementRate ?? 0) ?? [];
  nearAll(
    rates,
    best(seen, (post) => rateOf([post])),
  );
  near(bestPosts?.engagementRate, rateOf(posts));
  nearAll(
    (watchRankings?.byWatchTime ?? []).map(({ value }) => value),
    best(seen, ({ watched }) => watched),
  );
  nearAll(
    (watchRankings?.byFullWatch ?? []).map(({ value }) => value * 100),
    best(seen, ({ finished }) => finished),
  );
  nearAll(
    (watchRankings?.bySaves ?? []).map(({ value }) => value),
    best(seen, ({ favorites, views }) =>
      favorites === null ? null : (favorites / (views ?? 1)) * 1_000,
    ),
  );
  const weighted = (value: (post: GeneratedPost) => Maybe) => {
    const both = posts.filter((post) => value(post) !== null && (post.views ?? 0) > 0);
    const weights = total(both.map(({ views }) => views ?? 0));
    const all = total(both.map((post) => (value(post) ?? 0) * (post.views ?? 0)));
    return weights > 0 ? all / weights : null;
  };
  if (posts.some(({ watched, finished }) => watched !== null || finished !== null)) {
    near(
      watchThrough?.averageWatchSeconds,
      weighted(({ watched }) => watched),
    );
    near(
      watchThrough?.watchedFullShare,
      weighted((p) => (p.finished === null ? null : p.finished / 100)),
    );
  }
}

function expectHours({ bestHours }: Insights, { activity }: GeneratedAccount) {
  const averages = Array.from({ length: 24 }, (_, hour) => {
    const rows = activity.filter((row) => row.hour === hour);
    return total(rows.map(({ active }) => active)) / rows.length;
  });
  nearAll(bestHours?.hours.map(({ average }) => average ?? 0) ?? [], averages);
  const stretches = averages.map((_, from) =>
    total([0, 1, 2, 3].map((step) => averages[(from + step) % 24] ?? 0)),
  );
  near(stretches[bestHours?.topWindow.from ?? -1], Math.max(...stretches));
}

function expectFollowersByPost(insights: Insights, account: GeneratedAccount, days: number) {
  const { followerSources: sources } = insights;
  const totals = new Map(account.followers);
  const gain = (date: string): Maybe => {
    const [now, before] = [totals.get(date) ?? null, totals.get(shift(date, -1)) ?? null];
    return now === null || before === null ? null : now - before;
  };
  const within = account.days.slice(-days).map(({ date }) => date);
  const hasPost = (date: string) => account.posts.some((post) => post.date === date);
  const quiet = within.filter((date) => !hasPost(date) && !hasPost(shift(date, -1))).map(gain);
  const usual = median(quiet);
  const gains = within.filter(hasPost).flatMap((date) => {
    const [day, next] = [gain(date), within.includes(shift(date, 1)) ? gain(shift(date, 1)) : null];
    return day === null || next === null ? [] : [{ date, gained: day + next }];
  });
  if (usual === null || told(quiet).length < 5 || gains.length === 0) {
    return expect(sources).toBeNull();
  }
  expect(sources).toMatchObject({ quietDay: usual, quietDays: told(quiet).length });
  const byDate = (a: { date: string }, b: { date: string }) => a.date.localeCompare(b.date);
  expect(
    sources?.days.map(({ date, gained, above }) => ({ date, gained, above })).sort(byDate),
  ).toEqual(gains.map((day) => ({ ...day, above: day.gained - 2 * usual })));
  const above = sources?.days.map((day) => day.above) ?? [];
  expect(above).toEqual(above.toSorted((a, b) => b - a));
}

function expectUsualWeek({ usualWeek }: Insights, { days }: GeneratedAccount) {
  const weekly = (week: readonly { views: Maybe }[]): Maybe => {
    const known = told(week.map(({ views }) => views));
    return known.length < 6 ? null : (total(known) * 7) / known.length;
  };
  const weeks = Array.from({ length: 13 }, (_, back) => {
    const end = days.length - back * 7;
    return end >= 7 ? weekly(days.slice(end - 7, end)) : null;
  });
  const before = told(weeks.slice(1));
  const found = usualWeek?.metrics.find(({ metric }) => metric === "views");
  if (weeks[0] == null || before.length < 4) return expect(found).toBeUndefined();
  const { low, high } = middle(before) ?? { low: null, high: null };
  near(found?.value, weeks[0]);
  near(found?.usual.low, low);
  near(found?.usual.high, high);
  const place = weeks[0] < (low ?? 0) ? "below" : weeks[0] > (high ?? 0) ? "above" : "within";
  expect(found).toMatchObject({ weeks: before.length, place });
}

test.each(Array.from({ length: SETS }, (_, seed) => seed))(
  "what set %i tells is what its figures say",
  (seed) => {
    const random = seededRandom(seed);
    const account = generatedAccount(random);
    const files = generatedFiles(random, generatedTables(random, account));
    const { datasets } = readExports(files, WHEN);
    const days = randomInteger(random, 1, account.days.length);
    const insights = computeInsights(datasets, { ...WHEN, days });
    // The last days may be unknown, and are then no part of the series.
    expect(insights.period?.to).toBe(account.days.at(-1)?.date);
    expectTotals(insights, account, days);
    expectPostingTimes(insights, account.posts);
    expectTags(insights, account.posts);
    expectWatching(insights, account.posts);
    expectHours(insights, account);
    expectFollowersByPost(insights, account, days);
    expectUsualWeek(insights, account);
  },
);

function near(value: number | null | undefined, expected: Maybe): void {
  if (expected === null) expect(value).toBeNull();
  else expect(value).toBeCloseTo(expected, 9);
}

function nearAll(values: readonly number[], expected: readonly number[]): void {
  expect(values).toHaveLength(expected.length);
  for (const [at, value] of values.entries()) near(value, expected[at] ?? null);
}
