import { expect, it } from "vitest";
import { PAGE_DATES } from "../content/facts/page-dates.ts";
import { datePages, fingerprint } from "./date-pages.ts";

it("keeps the day of unchanged words and dates changed ones", () => {
  const now = datePages({}, "2026-01-01");
  const about = now["/about"];
  if (!about?.en || !about.el) throw new Error("No page");
  const before = { ...now, "/about": { en: about.en, el: { ...about.el, words: "other" } } };
  const after = datePages(before, "2026-02-02");
  expect(after["/about"]?.en?.updated).toBe("2026-01-01");
  expect(after["/about"]?.el).toEqual({ ...about.el, updated: "2026-02-02" });
});

it("tells words apart", () => {
  expect(fingerprint({ a: "x" })).not.toBe(fingerprint({ a: "y" }));
});

it("covers every page", () => {
  expect(Object.keys(PAGE_DATES)).toEqual(Object.keys(datePages({}, "2026-01-01")));
});
