import { expect, it } from "vitest";
import { cut } from "./cut.ts";

it.each([
  ["abc", 5, "abc"],
  ["abc", 2, "ab"],
  ["a🙂b", 3, "a🙂"],
  ["a🙂b", 2, "a"],
  ["🙂", 1, ""],
  ["abc", 0, ""],
])("cuts %j to %i units", (text, most, expected) => {
  expect(cut(text, most)).toBe(expected);
});

it("leaves nothing that an address can't be made of, wherever it cuts", () => {
  const text = "𝔄𝔫𝔞 🙂 👩‍👩‍👧 🇬🇷".repeat(3);
  for (let most = 0; most <= text.length; most++) {
    expect(cut(text, most).isWellFormed()).toBe(true);
  }
});
