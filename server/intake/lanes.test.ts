import { expect, it } from "vitest";
import { openLanes } from "./lanes.ts";

type Work = {
  begun: number[];
  end: (piece: number) => void;
  work: (piece: number) => Promise<void>;
};

/** Work that lasts until it is ended by hand. */
function byHand(): Work {
  const ends = new Map<number, () => void>();
  const begun: number[] = [];
  return {
    begun,
    end: (piece) => ends.get(piece)?.(),
    work: (piece) => {
      begun.push(piece);
      return new Promise((resolve) => ends.set(piece, resolve));
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it("does so many at a time, and is over when nothing is left", async () => {
  const waiting = [1, 2, 3, 4, 5];
  const { begun, end, work } = byHand();
  const lanes = openLanes(2, () => waiting.shift(), work);
  expect(begun).toEqual([1, 2]);
  lanes.fill();
  expect(begun).toEqual([1, 2]);
  for (const piece of [2, 1, 3, 4, 5]) {
    end(piece);
    await settled();
  }
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  await lanes.over;
  expect(lanes.fill()).toBe(false);
});

it("begins what comes while one hangs in the lanes that are free", async () => {
  const waiting = [1];
  const { begun, end, work } = byHand();
  const lanes = openLanes(2, () => waiting.shift(), work);
  waiting.push(2, 3);
  expect(lanes.fill()).toBe(true);
  end(2);
  await settled();
  expect(begun).toEqual([1, 2, 3]);
  end(3);
  end(1);
  await lanes.over;
});

it("begins nothing more after a fault, and says it", async () => {
  const waiting = [1, 2, 3];
  const { begun, end, work } = byHand();
  const lanes = openLanes(
    2,
    () => waiting.shift(),
    (piece) => (piece === 1 ? Promise.reject(new Error("disk I/O error")) : work(piece)),
  );
  await expect(lanes.over).rejects.toThrow("disk I/O error");
  end(2);
  await settled();
  expect(begun).toEqual([2]);
  expect(lanes.fill()).toBe(false);
});
