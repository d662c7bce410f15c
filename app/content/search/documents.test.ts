import { expect, it } from "vitest";
import { LOCALE_CODES } from "../../i18n/locales.ts";
import { PAGES } from "../../pages.ts";
import { contentIn } from "../shown.server.ts";
import { searchDocuments } from "./documents.server.ts";

/** Every text under a key, wherever it stands. */
function textsUnder(key: string, words: unknown, isUnder = false): string[] {
  if (typeof words === "string") return isUnder ? [words] : [];
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([name, value]) =>
    textsUnder(key, value, isUnder || name === key),
  );
}

it.each(LOCALE_CODES)("what forms say of mistakes is not found, in %s", (locale) => {
  const content = contentIn(locale);
  const found = new Set(
    Array.from(searchDocuments(content)).flatMap(({ texts, headings }) => [...texts, ...headings]),
  );
  const mistakes = PAGES.flatMap(({ words }) => textsUnder("errors", content.words(words)));
  expect(mistakes.length).toBeGreaterThan(10);
  for (const text of mistakes) expect(found).not.toContain(text);
});
