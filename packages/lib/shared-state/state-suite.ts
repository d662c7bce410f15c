import { expect, it, onTestFinished } from "vitest";
import type { SharedState } from "./shared-state.ts";

const MINUTE_MS = 60_000;
const STORE = { name: "letters", ttlMs: MINUTE_MS, maxEntries: 3 };
const COUNTED = { name: "knocks", maxKeys: 1_000 };
const THREE = { attempts: 3, refillMs: 3 * MINUTE_MS };
const TWO = { attempts: 2, refillMs: MINUTE_MS };

type Clock = { now: number };
/** A state on a clock; a second call on the same clock is another process. */
type Opened = { states: readonly SharedState[]; close(): Promise<void> };

/** What holds for every state, wherever it is kept; `open` gives one for each of `processes`. */
export function describesSharedState(open: (clock: Clock, processes: number) => Promise<Opened>) {
  async function begin(processes = 1) {
    const clock = { now: 1_800_000_000_000 };
    const { states, close } = await open(clock, processes);
    onTestFinished(close);
    const [state, other = state] = states;
    if (!state || !other) throw new Error("There is no state");
    return { clock, state, other, states };
  }

  it("gives back what it keeps, for a while", async () => {
    const { clock, state } = await begin();
    await state.put(STORE, "a", "Γεια");
    expect(await state.get(STORE, "a")).toBe("Γεια");
    expect(await state.get(STORE, "b")).toBeUndefined();
    expect(await state.get({ ...STORE, name: "others" }, "a")).toBeUndefined();
    await state.put(STORE, "a", "new");
    expect(await state.get(STORE, "a")).toBe("new");
    clock.now += MINUTE_MS;
    expect(await state.get(STORE, "a")).toBeUndefined();
    await state.put(STORE, "a", "again");
    await state.delete(STORE, "a");
    expect(await state.get(STORE, "a")).toBeUndefined();
  });

  it("forgets the oldest for the newest", async () => {
    const { clock, state } = await begin();
    for (const key of ["1", "2", "3", "4"]) {
      await state.put(STORE, key, key);
      clock.now++;
    }
    const kept = await Promise.all(["1", "2", "3", "4"].map((key) => state.get(STORE, key)));
    expect(kept).toEqual([undefined, "2", "3", "4"]);
  });

  it("counts attempts, which come back one by one", async () => {
    const { clock, state } = await begin();
    const knock = () => state.take(COUNTED, [[THREE, "ana"]]);
    expect([await knock(), await knock(), await knock()]).toEqual(Array(3).fill(undefined));
    expect(await knock()).toEqual({ rule: THREE, waitMs: MINUTE_MS });
    expect(await state.take(COUNTED, [[THREE, "ben"]])).toBeUndefined();
    clock.now += MINUTE_MS;
    expect(await knock()).toBeUndefined();
    expect((await knock())?.waitMs).toBe(MINUTE_MS);
    await state.giveBack(COUNTED, [[THREE, "ana"]]);
    expect(await knock()).toBeUndefined();
    clock.now += 100 * MINUTE_MS;
    await state.giveBack(COUNTED, [[THREE, "ana"]]);
    expect([await knock(), await knock(), await knock()]).toEqual(Array(3).fill(undefined));
    expect(await knock()).toBeDefined();
  });

  it("takes from none when one of several is used up", async () => {
    const { state } = await begin();
    const here = [TWO, "here"] as const;
    await state.take(COUNTED, [here]);
    await state.take(COUNTED, [here]);
    expect((await state.take(COUNTED, [[THREE, "ana"], here]))?.rule).toEqual(TWO);
    for (let count = 0; count < THREE.attempts; count++) {
      expect(await state.take(COUNTED, [[THREE, "ana"]])).toBeUndefined();
    }
  });

  it("counts every attempt once, of however many at a time", async () => {
    const { states } = await begin(3);
    const rule = { attempts: 10, refillMs: 60 * MINUTE_MS };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        states[index % states.length]?.take(COUNTED, [
          [rule, index % 2 ? "left" : "right"],
          [{ ...rule, attempts: 100 }, "both"],
        ]),
      ),
    );
    expect(answers.filter((tooSoon) => tooSoon === undefined)).toHaveLength(20);
  });

  return begin;
}
