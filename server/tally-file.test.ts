import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { VisitCounts } from "../app/visits/visit-counts.server.ts";
import { temporaryFolder } from "./intake/testing.ts";
import { tallyFile } from "./tally-file.ts";

const RULE = { name: "kind", ttlMs: 60_000, maxEntries: 3 };
const now = Date.now();
const tally = (key: string, count = 1, last = now) => ({ key, count, first: last, last });

it("sums what is added, also by another process on the folder, and after a restart", async () => {
  const folder = temporaryFolder();
  const [one, other] = [tallyFile(folder), tallyFile(folder)];
  await one.add(RULE, [tally("a", 2, now - 500), tally("b")]);
  await other.add(RULE, [tally("a", 3)]);
  await other.add({ ...RULE, name: "another" }, [tally("a")]);
  const all = await tallyFile(folder).list(RULE);
  expect(all).toHaveLength(2);
  expect(all).toContainEqual({ key: "a", count: 5, first: now - 500, last: now });
  expect(statSync(join(folder, "tallies.db")).mode & 0o077).toBe(0);
});

it("forgets what is old, what is too much, and all of a kind", async () => {
  const tallies = tallyFile(temporaryFolder());
  await tallies.add(RULE, [tally("old", 1, now - 2 * RULE.ttlMs), tally("a", 1, now - 9)]);
  expect(await tallies.list(RULE)).toHaveLength(1);
  await tallies.add(RULE, [tally("b"), tally("c"), tally("d")]);
  expect((await tallies.list(RULE))?.map(({ key }) => key).sort()).toEqual(["b", "c", "d"]);
  await tallies.clear(RULE);
  expect(await tallies.list(RULE)).toEqual([]);
});

it("begins anew where the file is damaged, and says so", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const folder = temporaryFolder();
  writeFileSync(join(folder, "tallies.db"), "damaged ".repeat(2_000));
  const tallies = tallyFile(folder);
  await tallies.add(RULE, [tally("a")]);
  expect(said).toHaveBeenCalledOnce();
  await tallies.add(RULE, [tally("b")]);
  expect((await tallies.list(RULE))?.map(({ key }) => key)).toEqual(["b"]);
  said.mockRestore();
});

it("holds what browsers reported, the latest first, until somebody clears it", async () => {
  const visits = new VisitCounts(tallyFile(temporaryFolder()));
  const group = { kind: "error", source: "", page: "/about", browser: "Firefox" } as const;
  visits.addReports([{ ...group, what: "first" }], now - 1_000);
  visits.addReports(
    [
      { ...group, what: "second" },
      { ...group, what: "second" },
    ],
    now,
  );
  visits.addVitals([{ week: "2026-11-23", kind: "home", metric: "LCP", step: 4 }], now);
  expect(await visits.reports()).toMatchObject([
    { what: "second", count: 2, last: now },
    { what: "first", count: 1 },
  ]);
  expect((await visits.vitals())?.get("2026-11-23 home LCP")).toEqual(new Map([[4, 1]]));
  await visits.clearReports();
  expect(await visits.reports()).toEqual([]);
  expect((await visits.vitals())?.size).toBe(1);
});
