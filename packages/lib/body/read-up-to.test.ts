import { expect, it } from "vitest";
import { readUpTo } from "./read-up-to.ts";

const bytes = Buffer.from("Καλλιόπη ".repeat(3000));

it.each([1, 7, 4096, 100_000])("gives all of what comes %i bytes at a time", async (size) => {
  const chunks = function* () {
    for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
  };
  expect((await readUpTo(chunks(), bytes.byteLength))?.equals(bytes)).toBe(true);
  expect(await readUpTo(chunks(), bytes.byteLength - 1)).toBeNull();
});

it("stops asking once it is too much", async () => {
  let asked = 0;
  const endless = (async function* () {
    for (;;) {
      asked++;
      yield new Uint8Array(1000);
    }
  })();
  expect(await readUpTo(endless, 10_000)).toBeNull();
  expect(asked).toBe(11);
});

it("gives nothing for nothing", async () => {
  expect(await readUpTo([], 10)).toHaveLength(0);
});
