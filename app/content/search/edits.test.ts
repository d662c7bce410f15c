import { expect, it } from "vitest";
import { isWithinEdits } from "./edits.ts";
import { lettersOf, mayBeWithin } from "./letters.ts";

it.each([
  ["contract", "contract", 0],
  ["contract", "contrakt", 1],
  ["contract", "contracts", 1],
  ["contract", "ontract", 1],
  ["contarct", "contract", 1],
  ["abcd", "dcba", 3],
  ["ab", "ba", 1],
  ["lvie", "live", 1],
  ["aab", "ab", 1],
  ["", "ab", 2],
])("from %s to %s it is %d", (one, other, edits) => {
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(isWithinEdits(a, b, edits)).toBe(true);
    expect(isWithinEdits(a, b, edits - 1)).toBe(false);
    expect(mayBeWithin(lettersOf(a), lettersOf(b), edits)).toBe(true);
  }
});

it("words without a letter in common are told apart by their letters", () => {
  expect(mayBeWithin(lettersOf("contract"), lettersOf("building"), 2)).toBe(false);
  expect(mayBeWithin(lettersOf("abc"), lettersOf("def"), 2)).toBe(false);
  expect(mayBeWithin(lettersOf("abc"), lettersOf("def"), 3)).toBe(true);
});
