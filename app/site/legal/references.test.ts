import { expect, test } from "vitest";
import { holdReferences } from "./references.ts";

/** `_` for a no-break space and `^` for a word joiner, which nobody can read in a test. */
const shown = (text: string) =>
  holdReferences(text).replaceAll("\u00a0", "_").replaceAll("\u2060", "^");

test.each([
  ["Legitimate interest, Art. 6(1)(f) GDPR", "Legitimate interest, Art._6^(1)^(f) GDPR"],
  ["under contract (Art. 28 GDPR)", "under contract (Art._28 GDPR)"],
  ["a copy (Art. 15), erased (Art. 17)", "a copy (Art._15), erased (Art._17)"],
  ["άρθρο 6 παρ. 1 στοιχείο στ΄ ΓΚΠΔ", "άρθρο_6 παρ._1 στοιχείο_στ΄ ΓΚΠΔ"],
  ["Στοιχείο β΄ |", "Στοιχείο_β΄ |"],
])("%s stays in one piece", (text, held) => {
  expect(shown(text)).toBe(held);
});

test("leaves other text alone", () => {
  for (const text of [
    "The art. Of (waiting) (well)",
    "12 months (or 24)",
    "το άρθρο που γράψαμε (πρώτα)",
  ]) {
    expect(holdReferences(text)).toBe(text);
  }
});
