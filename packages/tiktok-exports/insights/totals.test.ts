import { describe, expect, test } from "vitest";
import { addDays } from "../dates/calendar.ts";
import { compute, LAST, overview } from "../fixtures/make-overview.ts";
import { randomInteger, seededRandom } from "../sample/seeded-random.ts";
import { followerChanges } from "./daily-series.ts";

describe("totals", () => {
  test("sums, change and rate against the preceding period", () => {
    const { totals } = compute(
      overview(14, (index) => (index >= 7 ? { views: 150, likes: 28 } : {})),
    );
    expect(totals?.views).toEqual({
      value: 1050,
      knownDays: 7,
      previous: 700,
      change: 350,
      changeRate: 0.5,
    });
    expect(totals?.engagementRate.value).toBeCloseTo(0.2);
    expect(totals?.engagementRate.previous).toBeCloseTo(0.1);
    expect(totals?.newFollowers).toEqual({
      value: null,
      knownDays: 0,
      previous: null,
      change: null,
      changeRate: null,
    });
  });

  test("a day unknown in one period counts in neither", () => {
    const { totals } = compute(overview(14, (index) => ({ views: index === 13 ? null : 100 })));
    expect(totals?.views).toEqual({
      value: 600,
      knownDays: 6,
      previous: 600,
      change: 0,
      changeRate: 0,
    });
  });

  test("with more than two unknown days nothing is compared", () => {
    const { totals } = compute(overview(14, (index) => ({ views: index < 3 ? null : 100 })));
    expect(totals?.views).toEqual({
      value: 700,
      knownDays: 7,
      previous: null,
      change: null,
      changeRate: null,
    });
  });

  test("net losses are kept, and no rate is made of a previous zero", () => {
    const { totals } = compute(overview(14, (index) => ({ likes: index < 7 ? 0 : -1 })));
    expect(totals?.likes).toEqual({
      value: -7,
      knownDays: 7,
      previous: 0,
      change: -7,
      changeRate: null,
    });
  });

  test("no views make no rate", () => {
    const { totals, daily } = compute(overview(7, () => ({ views: 0 })));
    expect(totals?.engagementRate.value).toBeNull();
    expect(daily[0]?.engagementRate).toBeNull();
  });
});

describe("followers", () => {
  const day = (date: string, followers: number | null, difference: number | null = 99) => ({
    date,
    followers,
    difference,
  });

  test("changes come from the totals, not from the file's shifted column", () => {
    const days = [
      day("2026-01-01", 5),
      day("2026-01-02", 6),
      day("2026-01-03", null),
      day("2026-01-04", 4),
      day("2026-01-05", 1),
    ];
    expect([...followerChanges(days)]).toEqual([
      ["2026-01-02", 1],
      ["2026-01-05", -3],
    ]);
  });

  test("without any total the column is all there is", () => {
    expect([...followerChanges([day("2026-01-01", null, 3)])]).toEqual([["2026-01-01", 3]]);
  });

  test("gained over the period and before", () => {
    const followers = Array.from({ length: 15 }, (_, index) =>
      day(addDays(LAST, index - 14), 1_000 + index * (index < 8 ? 1 : 2)),
    );
    const insights = compute({ ...overview(15), followers }, 7);
    expect(insights.totals?.followersGained).toMatchObject({
      value: 21,
      previous: 7,
      change: 14,
      changeRate: 2,
    });
    expect(insights.followers).toEqual({ first: 1_007, last: 1_028, days: 7 });
  });

  test("days without a total take nothing away, and the ends stand in the file", () => {
    const random = seededRandom(3);
    for (let round = 0; round < 200; round++) {
      let total = 1_000;
      const whole = Array.from({ length: 40 }, (_, index) => {
        total += randomInteger(random, -5, 30);
        return day(addDays(LAST, index - 39), total);
      });
      // The eve of the period, its last day and those of the one before stay known.
      const kept = new Set([39, 39 - 14, 39 - 28]);
      const holed = whole.map((row, index) =>
        kept.has(index) || random() < 0.6 ? row : { ...row, followers: null },
      );
      const gained = (followers: typeof whole) => {
        const insights = compute({ ...overview(40), followers }, 14);
        return [insights.totals?.followersGained, insights.followers];
      };
      expect(gained(holed)).toEqual(gained(whole));
      expect(gained(whole)[1]).toMatchObject({
        first: whole[25]?.followers,
        last: whole[39]?.followers,
      });
    }
  });

  test("a total from long before is not the period's beginning", () => {
    const followers = [
      day(addDays(LAST, -200), 10),
      ...Array.from({ length: 5 }, (_, index) => day(addDays(LAST, index - 4), 900 + index)),
    ];
    expect(compute({ ...overview(5), followers }, 7).followers).toMatchObject({ first: 900 });
  });

  test("of one lone total nothing is said to be gained", () => {
    const insights = compute({ ...overview(7), followers: [day(LAST, 900)] }, 7);
    expect(insights.totals?.followersGained.value).toBeNull();
    expect(insights.followers).toMatchObject({ last: 900 });
  });
});
