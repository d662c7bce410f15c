import type { Page } from "@playwright/test";
import * as el from "../../content/el/pages/index.ts";
import * as en from "../../content/en/pages/index.ts";
import type { Pages } from "../../content/types.ts";
import { SECOND_SITES, SITES } from "./sites.ts";

/** What pages say: a journey finds its way by it, as people do, and repeats none of it. */
export const WORDS: Readonly<Record<keyof typeof SITES, Pages>> = { en, el };

/** In the language of the site that a page is on; it has to have been opened. */
export function wordsOf(page: Page): Pages {
  const { origin } = new URL(page.url());
  if (origin === SITES.el || origin === SECOND_SITES.el) return WORDS.el;
  if (origin === SITES.en || origin === SECOND_SITES.en) return WORDS.en;
  throw new Error(`${origin} is none of the sites`);
}

/** A sentence as far as its first `{{name}}`, where a journey can't know what it is filled with. */
export const beginningOf = (sentence: string) => sentence.split("{{")[0]?.trim() ?? "";
