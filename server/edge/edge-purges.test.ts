import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { AGAIN_MS, EdgePurges } from "./edge-purges.ts";
import { signPurge } from "./sign-purge.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An edge that takes what comes after `failures` refusals. */
function edge(failures = 0) {
  const sent: (readonly string[])[] = [];
  let left = failures;
  const purges = new EdgePurges({
    async post(keys) {
      if (left-- > 0) throw new Error("it was answered 502");
      sent.push(keys);
    },
  });
  return { sent, purges };
}

it("sends what has changed at once, and once more when all that was under way has ended", async () => {
  const { sent, purges } = edge();
  purges.tell(["en words:team", "el articles"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([["en.words:team", "el.articles"]]);
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect(sent).toEqual([
    ["en.words:team", "el.articles"],
    ["en.words:team", "el.articles"],
  ]);
  await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
  expect(sent).toHaveLength(2);
  expect(purges.counts).toEqual({ taken: 2, failed: 0 });
});

it("sends twice what changes again in between", async () => {
  const { sent, purges } = edge();
  purges.tell(["en words:team"]);
  await vi.advanceTimersByTimeAsync(AGAIN_MS - 1);
  purges.tell(["en words:team"]);
  await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
  // The repetition of the first may fall together with nothing: each change is sent and repeated.
  expect(sent.length).toBeGreaterThanOrEqual(3);
  expect(new Set(sent.flat())).toEqual(new Set(["en.words:team"]));
});

it("repeats what changes again while its repetition fails", async () => {
  const said = expectConsole("error");
  expectConsole("info");
  const sent: (readonly string[])[] = [];
  let fails: (() => void) | undefined;
  let calls = 0;
  const purges = new EdgePurges({
    post(keys) {
      calls++;
      if (calls === 2)
        return new Promise((_, reject) => {
          fails = () => reject(new Error("it was answered 502"));
        });
      sent.push(keys);
      return Promise.resolve();
    },
  });
  purges.tell(["en words:team"]);
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  purges.tell(["en words:team"]);
  fails?.();
  await vi.advanceTimersByTimeAsync(10 * AGAIN_MS);
  // Once at first; after the failure once, and once more.
  expect(sent).toHaveLength(3);
  expect(said).toHaveBeenCalledTimes(1);
});

it("tries again until it is taken, tells a person meanwhile, and loses nothing", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const mended = vi.spyOn(console, "info").mockImplementation(() => {});
  const { sent, purges } = edge(4);
  purges.tell(["en words:team"]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(purges.concerns()).toEqual([]);
  purges.tell(["en list:openings"]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(purges.concerns()).toHaveLength(1);
  expect(purges.waiting).toBe(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(new Set(sent[0])).toEqual(new Set(["en.words:team", "en.list:openings"]));
  expect(purges.concerns()).toEqual([]);
  expect(purges.waiting).toBe(0);
  expect(purges.counts.failed).toBe(4);
  expect([said.mock.calls.length, mended.mock.calls.length]).toEqual([1, 1]);
  said.mockRestore();
  mended.mockRestore();
});

it("says everything after a start, and instead of a very long list", async () => {
  const { sent, purges } = edge();
  purges.start();
  await vi.advanceTimersByTimeAsync(0);
  purges.tell(Array.from({ length: 500 }, (_, index) => `en article:a-${index}`));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([["all"], ["all"]]);
});

it("sends nothing once the process stops", async () => {
  const { sent, purges } = edge();
  purges.stop();
  purges.tell(["en words:team"]);
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect(sent).toEqual([]);
});

it("signs time and body", () => {
  const digest = createHmac("sha256", "key").update('1764046800.{"keys":[]}').digest("hex");
  expect(signPurge("key", 1_764_046_800, '{"keys":[]}')).toBe(`t=1764046800,v1=${digest}`);
});
