import { expect, it } from "vitest";
import { listedAgain } from "./slugs.ts";

const NAMES = new Set(["production", "tiktok-live", "creator-events"]);
const again = (source: string) => listedAgain(NAMES, [{ file: "a.ts", source }]);

it.each([
  ['const SLUGS = ["production", "tiktok-live",\n  "creator-events"];'],
  ['type Slug = "other" | "production" | "creator-events" | "tiktok-live";'],
  ['[["production", one],\n  ["creator-events", two],\n  ["tiktok-live", three]]'],
  ['[{ slug: "production" }, { slug: "tiktok-live", at: 1 }, { slug: "creator-events" }]'],
])("names a list that is written again: %s", (source) => {
  expect(again(source)).toHaveLength(1);
  expect(again(source)[0]).toContain("tiktok-live");
});

it.each([
  ['const PAIR = ["production", "tiktok-live"];'],
  ['const BY_SLUG = { production: 1, "tiktok-live": 2, "creator-events": 3 };'],
  ['/* ["production", "tiktok-live", "creator-events"] */'],
  ['["one", "two", "three"]'],
])("leaves what is no such list: %s", (source) => {
  expect(again(source)).toEqual([]);
});
