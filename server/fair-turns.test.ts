import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { FairTurns, type Turn } from "./fair-turns.ts";

const LIMITS = { busy: 2, running: 6, runningOfOne: 4, places: 6 };

/** Work that keeps the thread busy for so long, as renders do. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe("turns", () => {
  it("go to each network in turn, however many one of them asks for", async () => {
    const turns = new FairTurns({ ...LIMITS, busy: 1, running: 1, places: 20 });
    const order: string[] = [];
    const ask = async (network: string) => {
      const turn = await turns.take(network);
      order.push(network);
      work(3);
      await sleep(1);
      turn?.end();
    };
    const flood = Array.from({ length: 10 }, () => ask("flood"));
    await Promise.all([...flood, ask("visitor"), ask("other"), ask("visitor")]);
    expect(order.slice(0, 5).sort()).toEqual(
      ["flood", "flood", "other", "visitor", "visitor"].sort(),
    );
    expect(order.slice(5)).toEqual(Array(8).fill("flood"));
  });

  it("are refused to whoever has most, and never while another has more", async () => {
    const turns = new FairTurns(LIMITS);
    const held: Promise<Turn | undefined>[] = [];
    for (let index = 0; index < LIMITS.places; index++) held.push(turns.take("flood"));
    expect(await turns.take("flood")).toBeUndefined();
    const visitor = turns.take("visitor");
    // The last that waited was sent away for the visitor.
    expect(await held.at(-1)).toBeUndefined();
    (await held[0])?.end();
    expect(await visitor).toBeDefined();
  });

  it("are all one network's when nobody else is there, and not refused below the limit", async () => {
    const turns = new FairTurns({ ...LIMITS, runningOfOne: LIMITS.places });
    const took = Array.from({ length: LIMITS.places }, async () => {
      const turn = await turns.take("unknown");
      await sleep(1);
      turn?.end();
      return turn !== undefined;
    });
    expect(await Promise.all(took)).toEqual(Array(LIMITS.places).fill(true));
  });

  it("begin beyond those that keep the thread busy, when they wait for others", async () => {
    const turns = new FairTurns(LIMITS);
    // A backend hangs: nobody of these gives a turn back.
    const hung = Array.from({ length: LIMITS.places }, () => turns.take("flood"));
    for (const turn of hung.slice(0, LIMITS.runningOfOne)) expect(await turn).toBeDefined();
    // One network may not have all of them, even so: one that came later comes before its fifth.
    const order: string[] = [];
    void hung[LIMITS.runningOfOne]?.then(() => order.push("flood"));
    const visitor = turns.take("visitor").then((turn) => order.push("visitor") && turn);
    expect(await visitor).toBeDefined();
    await sleep(1);
    expect(order).toEqual(["visitor"]);
  });

  it("are counted by what they are held by, and those refused", async () => {
    const turns = new FairTurns({ ...LIMITS, busy: 1, running: 1, places: 2 });
    const first = await turns.take("a");
    const second = turns.take("b");
    expect(await turns.take("c")).toBeUndefined();
    expect(turns.counts()).toEqual({ waiting: 1, working: 1, elsewhere: 0, refused: 1 });
    await sleep(300);
    expect(turns.counts()).toMatchObject({ working: 0, elsewhere: 1 });
    first?.end();
    (await second)?.end();
    expect(turns.counts()).toEqual({ waiting: 0, working: 0, elsewhere: 0, refused: 1 });
  });

  it("are kept for work that can't be sent away, without taking others' places", async () => {
    const turns = new FairTurns({ ...LIMITS, busy: 1, running: 1 });
    const first = await turns.take("a");
    const patient = turns.await("a");
    for (let index = 1; index < LIMITS.places; index++) void turns.take("a");
    const visitor = turns.take("b");
    first?.end();
    (await patient).end();
    expect(await visitor).toBeDefined();
  });

  it("are not kept for whoever has left", async () => {
    const turns = new FairTurns({ ...LIMITS, busy: 1, running: 1, places: 3 });
    const first = await turns.take("a");
    const leaving = new AbortController();
    const left = [turns.take("a", leaving.signal), turns.take("a", leaving.signal)];
    leaving.abort();
    expect(await Promise.all(left)).toEqual([undefined, undefined]);
    expect(await turns.take("a", leaving.signal)).toBeUndefined();
    // Their places are free again.
    const stays = turns.take("a");
    void turns.take("a");
    expect(await turns.take("a")).toBeUndefined();
    first?.end();
    expect(await stays).toBeDefined();
  });

  it("given back twice count once", async () => {
    const turns = new FairTurns({ ...LIMITS, busy: 1, running: 1, places: 1 });
    const turn = await turns.take("a");
    turn?.end();
    turn?.end();
    const held = await turns.take("a");
    expect(held).toBeDefined();
    expect(await turns.take("a")).toBeUndefined();
  });
});
