import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { StoredRedirect } from "../../api/redirects.server.ts";
import { RedirectCache } from "./redirect-cache.server.ts";

const row = (path: string): StoredRedirect => ({
  id: 1,
  path,
  target: "/services",
  permanent: false,
  enabled: true,
});

/** A cache whose reads the test answers one by one, with a clock that it moves. */
function openCache() {
  const clock = { now: 0 };
  const reads: PromiseWithResolvers<StoredRedirect[]>[] = [];
  const cache = new RedirectCache(
    () => {
      const read = Promise.withResolvers<StoredRedirect[]>();
      reads.push(read);
      return read.promise;
    },
    { now: () => clock.now },
  );
  const paths = async () => [...(await cache.current()).keys()];
  return { cache, clock, reads, paths };
}

it("asks once for all who wait, and anew when the copy is three quarters of a second old", async () => {
  const { clock, reads, paths } = openCache();
  const waiting = Promise.all([paths(), paths(), paths()]);
  reads[0]?.resolve([row("/Old/")]);
  expect(await waiting).toEqual([["/old"], ["/old"], ["/old"]]);
  clock.now = 749;
  expect(await paths()).toEqual(["/old"]);
  expect(reads).toHaveLength(1);
  clock.now = 750;
  const next = paths();
  reads[1]?.resolve([]);
  expect(await next).toEqual([]);
});

it("keeps the last good copy while the backend is away, and leaves it alone for a while", async () => {
  const { clock, reads, paths } = openCache();
  const first = paths();
  reads[0]?.resolve([row("/old")]);
  await first;
  clock.now = 60_000;
  const second = paths();
  reads[1]?.reject(new Error("away"));
  expect(await second).toEqual(["/old"]);
  expect(await paths()).toEqual(["/old"]);
  expect(reads).toHaveLength(2);
});

it("makes nobody wait for a backend that hangs", async () => {
  const { reads, paths } = openCache();
  expect(await paths()).toEqual([]);
  // The wait counts from the start of the read, not from one's own coming: it is over.
  const anotherTurn = new Promise((resolve) => setImmediate(resolve, "it waits"));
  expect(await Promise.race([paths(), anotherTurn])).toEqual([]);
  expect(reads).toHaveLength(1);
  reads[0]?.resolve([row("/old")]);
  await Promise.resolve();
  expect(await paths()).toEqual(["/old"]);
});

it("forgets, after a change, what was asked for before it", async () => {
  const { cache, reads, paths } = openCache();
  const before = paths();
  cache.expire();
  const after = paths();
  reads[1]?.resolve([row("/new")]);
  expect(await after).toEqual(["/new"]);
  reads[0]?.resolve([row("/old")]);
  await before;
  expect(await paths()).toEqual(["/new"]);
});

it("has whoever changed one wait until it works, however slowly the backend tells", async () => {
  const { cache, reads, paths } = openCache();
  const first = paths();
  reads[0]?.resolve([row("/old")]);
  await first;
  const renewed = cache.renew();
  // Long after a visitor's patience has ended.
  const isOver = sleep(400, "it waits");
  expect(await Promise.race([renewed, isOver])).toBe("it waits");
  reads[1]?.resolve([row("/new")]);
  await renewed;
  expect(await paths()).toEqual(["/new"]);
  expect(reads).toHaveLength(2);
});

it("has nobody wait for a change that the backend then can't tell of", async () => {
  const { cache, reads, paths } = openCache();
  const renewed = cache.renew();
  reads[0]?.reject(new Error("away"));
  await renewed;
  expect(await paths()).toEqual([]);
});
