/**
 * Keeps content/facts/page-dates.ts: the day on which each page's words last changed, in each
 * language. A change is noticed by a fingerprint of the words, so the dates in sitemaps are true
 * whatever happened to the files. Run after editing words: `node scripts/date-pages.ts`; with
 * `--check` it writes nothing and exits with 1 when a date is out of step.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PAGES } from "../app/pages.ts";
import * as el from "../content/el/pages/index.ts";
import * as en from "../content/en/pages/index.ts";
import { PAGE_DATES } from "../content/facts/page-dates.ts";

type Dates = Readonly<Record<string, Readonly<Record<string, { updated: string; words: string }>>>>;
const LANGUAGES = { en, el } as const;
const FINGERPRINT_LENGTH = 8;

export function fingerprint(words: unknown): string {
  const hash = createHash("sha256").update(JSON.stringify(words)).digest("hex");
  return hash.slice(0, FINGERPRINT_LENGTH);
}

/** The dates as they have to be: unchanged words keep theirs, changed ones get `today`. */
export function datePages(before: Dates, today: string): Dates {
  return Object.fromEntries(
    PAGES.map(({ path, words: key }) => [
      path,
      Object.fromEntries(
        Object.entries(LANGUAGES).map(([code, pages]) => {
          const words = fingerprint(pages[key]);
          const known = before[path]?.[code];
          return [code, known?.words === words ? known : { updated: today, words }];
        }),
      ),
    ]),
  );
}

function source(dates: Dates): string {
  const lines = Object.entries(dates).map(([path, languages]) => {
    const inner = Object.entries(languages).map(
      ([code, { updated, words }]) =>
        `    ${code}: { updated: "${updated}", words: "${words}" },\n`,
    );
    return `  "${path}": {\n${inner.join("")}  },\n`;
  });
  return `/**
 * The day on which each page's words last changed, with a fingerprint of those words. Kept by
 * scripts/date-pages.ts; don't edit by hand.
 */
export const PAGE_DATES = {
${lines.join("")}} as const;
`;
}

if (import.meta.main) {
  const dates = datePages(PAGE_DATES, new Date().toISOString().slice(0, 10));
  const isCurrent = JSON.stringify(dates) === JSON.stringify(PAGE_DATES);
  if (process.argv.includes("--check")) {
    if (!isCurrent) console.error("Words have changed: run node scripts/date-pages.ts");
    process.exit(isCurrent ? 0 : 1);
  }
  if (!isCurrent) {
    const file = new URL("../content/facts/page-dates.ts", import.meta.url);
    writeFileSync(fileURLToPath(file), source(dates));
  }
}
