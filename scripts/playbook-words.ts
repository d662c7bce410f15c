import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brandsPlaybook as el } from "../content/el/pages/brands/playbook.ts";
import { brandsPlaybook as en } from "../content/en/pages/brands/playbook.ts";

const PAGE_WORDS = { en, el };
const DIGEST_LENGTH = 16;

/** A mark of all words that the printed playbook is made of: another mark, and it is to be printed again. */
export function playbookWords(locale: "en" | "el"): string {
  const chapters = path.join(import.meta.dirname, `../content/playbook/${locale}.md`);
  return createHash("sha256")
    .update(readFileSync(chapters))
    .update(JSON.stringify(PAGE_WORDS[locale]))
    .digest("hex")
    .slice(0, DIGEST_LENGTH);
}
