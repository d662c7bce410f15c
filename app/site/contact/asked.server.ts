import { questionsIn } from "../../content/json-ld/questions.ts";
import { PAGE_KEYS } from "../../content/page-keys.ts";
import { pageLinks } from "../../content/page-links.server.ts";
import { pageWords } from "../../content/page-words.server.ts";
import type { LocaleCode } from "../../i18n/locales.ts";

/** Pages that answer questions, in the order in which they are listed. */
const ASKED_ON = [
  "/creators",
  "/services/tiktok-live",
  "/services/talent-management",
  "/services/content-strategy",
  "/brands",
  "/services/brand-partnerships",
  "/services/production",
  "/services/creator-events",
] as const satisfies readonly (keyof typeof PAGE_KEYS)[];

/** Every question that these pages answer, so that nobody has to write to ask it again. */
export function askedBefore(locale: LocaleCode) {
  return pageLinks(locale, ASKED_ON).map((page, index) => ({
    ...page,
    questions: questionsIn(pageWords(locale, PAGE_KEYS[ASKED_ON[index] ?? "/creators"])),
  }));
}

export type AskedPage = ReturnType<typeof askedBefore>[number];
