import { expect, test } from "vitest";
import { contentIn } from "../../content/shown.server.ts";
import { LOCALE_CODES } from "../../i18n/locales.ts";
import { createFormat } from "../words/format.ts";
import { problemWords } from "./problem-words.ts";
import type { PageProblem } from "./read-source.ts";

const PROBLEMS: PageProblem[] = [
  { code: "too-large", measure: "bytes", limit: 52_428_800, found: 73_400_320 },
  { code: "too-large", measure: "rows", limit: 500_000, found: null },
  { code: "empty" },
  { code: "header-only", kind: "gender" },
  { code: "unknown-columns", headers: [], rows: [], guess: null },
  { code: "no-readable-rows", kind: "videos", rows: 3 },
  { code: "ads-report" },
  { code: "personal-archive" },
  { code: "not-an-export", detected: "office-document" },
  { code: "encrypted" },
  { code: "zip-bomb", reason: "ratio", limit: 200 },
  { code: "zip-bomb", reason: "depth", limit: 2 },
  { code: "zip-bomb", reason: "entries", limit: 200 },
  { code: "corrupt", reason: "csv-quotes", line: 12 },
  { code: "corrupt", reason: "csv-quotes", line: null },
  { code: "corrupt", reason: "checksum", line: null },
  { code: "corrupt", reason: "xml", line: null },
  { code: "other-account", handle: "a", shown: "b" },
  { code: "unreadable" },
];

test.each(LOCALE_CODES)("every problem has a whole sentence and what to do, %s", (locale) => {
  const { tool } = contentIn(locale).words("analytics");
  const said = PROBLEMS.map((problem) => problemWords(problem, tool, createFormat(locale)));
  for (const { text, todo } of said) {
    expect(`${text} ${todo}`).not.toMatch(/\{\{|undefined/);
    expect(todo).not.toBe("");
  }
  expect(new Set(said.map(({ text }) => text)).size).toBe(PROBLEMS.length);
  expect(said[0]?.text).toContain("70");
});
