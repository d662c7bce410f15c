import { expect, test } from "vitest";
import { emptyDatasets } from "../datasets.ts";
import { compute, overview } from "../fixtures/make-overview.ts";
import { makeVideo } from "../fixtures/make-video.ts";

const post = (title: string, views: number, hour: number, day: string) =>
  makeVideo({ title, views, posted: { date: day, hour, minute: 0 } });

/** Mondays. */
const MONDAYS = ["2026-01-05", "2026-01-12", "2026-01-19"];

test("a theme and a slot that reach more than usual, and what fell below a usual week", () => {
  const datasets = {
    ...overview(42, (index) => ({ views: index >= 35 ? 50 : 100 })),
    videos: [
      ...MONDAYS.map((day) => post("#dance", 900, 19, day)),
      ...MONDAYS.map((day) => post("#talk", 100, 9, day)),
    ],
  };
  expect(compute(datasets).weekPlan).toEqual({
    theme: { code: "theme", name: "dance", posts: 3, median: 900, usual: 500, times: 1.8 },
    hour: { code: "slot", weekday: 1, from: 18, to: 21, posts: 3, median: 900, usual: 500 },
    loss: { code: "week", metric: "views", value: 350, low: 700, weeks: 5 },
  });
});

test("followers' hours where posts say nothing, and the period before where weeks are few", () => {
  const activity = Array.from({ length: 24 }, (_, hour) => ({
    date: "2026-02-27",
    hour,
    active: hour >= 20 ? 20 : 1,
  }));
  const plan = compute(
    { ...overview(14, (index) => ({ views: index >= 7 ? 50 : 100 })), activity },
    7,
  ).weekPlan;
  expect(plan?.theme).toEqual({ code: "too-few", posts: 0 });
  expect(plan?.hour).toMatchObject({ code: "followers", from: 20, to: 24, share: 0.8 });
  expect(plan?.loss).toMatchObject({ code: "period", metric: "views", changeRate: -0.5 });
});

test("nothing lost is said, and nothing at all is no plan", () => {
  expect(compute(overview(42)).weekPlan?.loss).toEqual({ code: "held", against: "week" });
  const flat = ["#same", "#same", "#same", "#a", "#b", "#c"].map((title, index) =>
    post(title, 100, 3 * index, `2026-02-0${index + 1}`),
  );
  expect(compute({ ...emptyDatasets(), videos: flat }).weekPlan).toEqual({
    theme: { code: "no-theme", posts: 6 },
    hour: { code: "too-few", posts: 6 },
    loss: { code: "too-few" },
  });
  expect(compute(emptyDatasets()).weekPlan).toBeNull();
});
