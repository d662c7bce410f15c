import { expect, it } from "vitest";
import type { Found } from "./found.ts";
import { MAX_A_MINUTE, MAX_MISSES, SearchMisses } from "./search-misses.server.ts";

const MINUTE_MS = 60_000;
const found = (query: string): Found => ({
  ...{ query, words: query.split(" "), isCut: false, isApproximate: false },
  ...{ didYouMean: undefined, total: 0, groups: [], hits: [] },
});

it("counts words however they are written, most wanted first", () => {
  const misses = new SearchMisses();
  misses.count(found("Podcast"), 1);
  misses.count(found("ΠΌΝΤΚΑΣΤ"), 2);
  misses.count(found("πόντκαστ"), 3);
  expect(misses.list().map(({ words, count }) => [words, count])).toEqual([
    ["ποντκαστ", 2],
    ["podcast", 1],
  ]);
});

it("keeps nothing that tells who asked", () => {
  const misses = new SearchMisses();
  for (const query of ["maria@example.org", "+30 210 123 4567", "vat 123456789", ""]) {
    misses.count(found(query), 1);
  }
  expect(misses.list()).toEqual([]);
});

it("stays small, keeps what is asked often, and doesn't count faster than people ask", () => {
  const misses = new SearchMisses();
  for (const now of [1, 2, 3]) misses.count(found("wanted"), now);
  for (let minute = 1; minute < 100; minute++) {
    for (let n = 0; n < 100; n++) {
      misses.count(found(`w${minute}x${"y".repeat(n)}`), minute * MINUTE_MS + n);
    }
  }
  const list = misses.list();
  expect(list).toHaveLength(MAX_MISSES);
  expect(list[0]).toMatchObject({ words: "wanted", count: 3 });
  const lastMinute = list.filter(({ last }) => last >= 99 * MINUTE_MS);
  expect(lastMinute).toHaveLength(MAX_A_MINUTE);
});
