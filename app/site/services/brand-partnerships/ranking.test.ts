import { expect, it } from "vitest";
import { MATCHING } from "../../../../content/facts/service-examples.ts";
import { rankingOf } from "./ranking.ts";

const LINES = MATCHING.hosts[0].scores.length;
const all = Array.from({ length: LINES }, () => true);

it("puts the best total first, with the best line as reason and the worst as doubt", () => {
  const [first] = rankingOf(MATCHING.hosts, all);
  expect(first).toEqual({ total: 15, rank: 1, reason: 0, doubt: 5 });
});

it("counts only the lines that are left: by size alone, somebody else is first", () => {
  const bySize = all.map((_, line) => line === LINES - 1);
  expect(rankingOf(MATCHING.hosts, bySize).map(({ rank }) => rank)).toEqual([3, 1, 2]);
});

it("has no reason where nothing counts, and everybody shares the first place", () => {
  const none = rankingOf(
    MATCHING.hosts,
    all.map(() => false),
  );
  expect(none).toEqual(MATCHING.hosts.map(() => ({ total: 0, rank: 1 })));
});
