import { expect, test } from "vitest";
import { makeVideo } from "../fixtures/make-video.ts";
import { postingGrid } from "./posting-grid.ts";

const at = (date: string, hour: number | null, views: number | null) =>
  makeVideo({ views, posted: { date, hour, minute: hour === null ? null : 0 } });

test("median views by weekday and stretch, silent under three posts", () => {
  const grid = postingGrid([
    // Mondays, 18 to 21.
    at("2026-01-05", 18, 100),
    at("2026-01-12", 20, 900),
    at("2026-01-19", 19, 300),
    // Sunday, midnight to 3: two posts alone.
    at("2026-01-11", 0, 5_000),
    at("2026-01-18", 2, 7_000),
    at("2026-01-05", null, 1),
    at("2026-01-05", 12, null),
  ]);
  expect(grid?.posts).toBe(5);
  expect(grid?.medianViews).toBe(900);
  expect(grid?.cells).toHaveLength(56);
  expect(grid?.cells.reduce((posts, cell) => posts + cell.posts, 0)).toBe(5);
  const monday = grid?.cells.find(({ weekday, from }) => weekday === 1 && from === 18);
  expect(monday).toEqual({ weekday: 1, from: 18, to: 21, posts: 3, medianViews: 300 });
  const sunday = grid?.cells.find(({ weekday, from }) => weekday === 7 && from === 0);
  expect(sunday).toMatchObject({ posts: 2, medianViews: null });
  expect(grid?.best).toEqual(monday);
});

test("without a post that tells hour and views there is no grid", () => {
  expect(postingGrid([at("2026-01-05", null, 5), at("2026-01-05", 3, null)])).toBeNull();
});
