import { describe, expect, it } from "vitest";
import { SAME_WORDS } from "../../../content/facts/same-words.ts";
import { LOCALE_CODES } from "../../i18n/locales.ts";
import { contentIn } from "../shown.server.ts";
import { sitePage } from "../site-pages.server.ts";
import { MAX_ROWS, readSameWords, writeSameWords } from "./same-words.ts";

describe("a list of words that mean the same", () => {
  it("is read as it is written", () => {
    const rows = [
      { words: ["job", "open position"], page: "/careers" },
      { words: ["cost", "price"], page: undefined },
    ];
    expect(readSameWords(writeSameWords(rows))).toEqual({ rows, problems: [] });
    expect(readSameWords("\n job ,, open position -> /careers \n\n").rows).toEqual([rows[0]]);
  });

  it.each([
    ["a, b → /x → /y", "two-arrows"],
    ["a, b → https://elsewhere.example", "not-a-page"],
    ["alone", "no-words"],
    ["→ /contact", "no-words"],
    [Array.from({ length: 41 }, (_, n) => `w${n}`).join(","), "too-many"],
    [`a, ${"b".repeat(61)}`, "too-long"],
  ])("says what is wrong with %s", (line, problem) => {
    const { rows, problems } = readSameWords(`one, two\n${line}`);
    expect(problems).toEqual([{ line: 2, problem }]);
    expect(rows).toHaveLength(1);
  });

  it("stays within its bounds", () => {
    const { rows, problems } = readSameWords("one, two\n".repeat(1000));
    expect(rows).toHaveLength(MAX_ROWS);
    expect(problems).toEqual([{ line: MAX_ROWS + 1, problem: "too-many-rows" }]);
  });
});

it.each(LOCALE_CODES)("the list that the site comes with has no mistake in %s", (locale) => {
  const { rows, problems } = readSameWords(SAME_WORDS[locale]);
  expect(problems).toEqual([]);
  for (const { page } of rows) {
    if (page !== undefined) expect(sitePage(contentIn(locale), page), page).toBeDefined();
  }
});
