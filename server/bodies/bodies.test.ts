import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { refusedBodyStatus } from "../../packages/lib/body/refused-body.ts";
import { BodyPlaces } from "./body-places.ts";
import { guardBody } from "./guarded-body.ts";
import { PaceAccount, TEXT_PACE, UPLOAD_PACE } from "./pace.ts";

const MB = 1024 * 1024;

/** Sends so many bytes at this rate, in pieces so long apart; answers what was read before it ended. */
function send(bytes: number, bytesPerS: number, stepMs: number, pace = UPLOAD_PACE) {
  const account = new PaceAccount(pace);
  for (let sent = 0; sent < bytes; sent += (bytesPerS * stepMs) / 1000) {
    if (stepMs >= account.patienceMs) return sent;
    account.note((bytesPerS * stepMs) / 1000, stepMs);
  }
  return bytes;
}

describe("a pace", () => {
  it("lets a phone on the slowest network send the largest CV, tunnels included", () => {
    expect(send(5 * MB, 8_000, 100)).toBe(5 * MB);
    expect(send(5 * MB, 30_000, 15_000)).toBe(5 * MB);
    expect(send(2_000, 1_000, 500, TEXT_PACE)).toBe(2_000);
    expect(send(MB, 8_000, 500, TEXT_PACE)).toBe(MB);
  });

  it("does not wait for silence, for byte after byte, or for ever", () => {
    expect(send(5 * MB, 1, 1_000)).toBeLessThan(30);
    expect(send(5 * MB, 4_000, 1_000)).toBeLessThan(0.2 * MB);
    expect(send(1_000, 1, 1_000, TEXT_PACE)).toBeLessThan(15);
    expect(send(30 * MB, 20_000, 1_000)).toBeLessThan(15 * MB);
  });

  it("earns no more patience by sending much before", () => {
    const account = new PaceAccount(TEXT_PACE);
    account.note(MB, 10);
    expect(account.patienceMs).toBe(TEXT_PACE.silenceMs);
  });
});

describe("places", () => {
  const open = (places: number, bytes?: number) => {
    const clock = { now: 0 };
    const limits = { places, leastBytesPerS: 8_000, now: () => clock.now };
    const pool = new BodyPlaces(bytes === undefined ? limits : { ...limits, bytes });
    const gone: string[] = [];
    const enter = (network: string, name = network) =>
      pool.enter(network, () => void gone.push(name));
    return { clock, pool, gone, enter };
  };

  it("may all be one network's, which is then the first to give some up", () => {
    const { enter, gone, pool } = open(4);
    for (const name of ["a", "b", "c", "d"]) expect(enter("flood", name)).toBeDefined();
    expect(enter("flood", "e")).toBeUndefined();
    expect(enter("visitor")).toBeDefined();
    expect(enter("other")).toBeDefined();
    expect(gone).toHaveLength(2);
    expect(pool.underWay).toBe(4);
  });

  it("are given up by the slowest", () => {
    const { enter, gone, clock } = open(3);
    enter("office", "slow")?.add(10);
    enter("office", "quick")?.add(50_000);
    enter("office", "slower")?.add(1);
    clock.now = 100;
    enter("visitor");
    expect(gone).toEqual(["slower"]);
  });

  it("go to what has just come when what is there sleeps, behind one address as well", () => {
    const { enter, gone, clock } = open(2);
    enter("unknown", "sleeps");
    enter("unknown", "hurries")?.add(100_000);
    clock.now = 500;
    expect(enter("unknown", "early")).toBeUndefined();
    clock.now = 1_500;
    expect(enter("unknown", "comes")).toBeDefined();
    expect(gone).toEqual(["sleeps"]);
    expect(enter("unknown", "too many")).toBeUndefined();
  });

  it("bound what all hold in memory, and take it from whoever holds most", () => {
    const { enter, gone } = open(100, 1_000);
    const visitor = enter("visitor");
    visitor?.add(100);
    const flood = ["a", "b", "c"].map((name) => enter("flood", name));
    for (const one of flood) one?.add(300);
    expect(gone).toEqual([]);
    flood[2]?.add(1);
    expect(gone).toEqual(["c"]);
    visitor?.add(200);
    expect(gone).toEqual(["c"]);
  });

  it("are given back once", () => {
    const { enter, pool } = open(2);
    const one = enter("a");
    enter("b");
    one?.leave();
    one?.leave();
    expect(pool.underWay).toBe(1);
  });
});

describe("a guarded body", () => {
  /** Longer than a busy machine takes to read what is there, in milliseconds. */
  const PATIENT_MS = 30_000;
  const SHORT_MS = 600;
  const guard = (
    body: ReadableStream<Uint8Array>,
    {
      silenceMs = PATIENT_MS,
      places = new BodyPlaces({ places: 9, leastBytesPerS: 1 }),
    }: { silenceMs?: number; places?: BodyPlaces } = {},
  ) => {
    const pace = { leastBytesPerS: 1_000, silenceMs, deadlineMs: 2 * PATIENT_MS };
    return { places, guarded: guardBody(body, { places, network: "n", pace, isStreamed: false }) };
  };
  const statusOf = (reading: Promise<unknown>) => reading.then(() => 0, refusedBodyStatus);

  it("arrives as it was sent, and takes its place only while it is read", async () => {
    const { guarded, places } = guard(new Blob(["Κα", "λη", "μέρα"]).stream());
    expect(places.underWay).toBe(0);
    expect(await new Response(guarded.stream).text()).toBe("Καλημέρα");
    expect(places.underWay).toBe(0);
    expect(guarded.refused()).toBeUndefined();
  });

  it("ends with 408 when nothing comes, and its source is told", async () => {
    let cancelled = false;
    const source = new ReadableStream<Uint8Array>({
      cancel: () => {
        cancelled = true;
      },
    });
    const { guarded, places } = guard(source, { silenceMs: SHORT_MS });
    expect(await statusOf(new Response(guarded.stream).text())).toBe(408);
    expect(guarded.refused()).toBe(408);
    expect(cancelled).toBe(true);
    expect(places.underWay).toBe(0);
  });

  it("is not hurried by a reader who takes their time", async () => {
    const { guarded } = guard(new Blob(["a".repeat(200_000)]).stream(), { silenceMs: SHORT_MS });
    let size = 0;
    for await (const chunk of guarded.stream) {
      size += chunk.byteLength;
      await sleep(2 * SHORT_MS);
    }
    expect(size).toBe(200_000);
  });

  it("ends with 503 when its place goes to another, or there is none", async () => {
    const places = new BodyPlaces({ places: 2, leastBytesPerS: 1 });
    const read = () => {
      const { guarded } = guard(new ReadableStream(), { silenceMs: SHORT_MS, places });
      return statusOf(new Response(guarded.stream).text());
    };
    const held = [read(), read()];
    await sleep(1);
    expect(await read()).toBe(503);
    places.enter("another", () => {});
    expect((await Promise.all(held)).sort()).toEqual([408, 503]);
  });

  it("passes on that its sender left", async () => {
    const left = new DOMException("gone", "AbortError");
    const source = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(left) });
    const { guarded, places } = guard(source);
    await expect(new Response(guarded.stream).text()).rejects.toThrow("gone");
    expect(guarded.refused()).toBeUndefined();
    expect(places.underWay).toBe(0);
  });
});
