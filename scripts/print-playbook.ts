/**
 * Prints the playbook of /brands/playbook to public/playbook/b4-playbook-{en,el}.pdf with the
 * machine's Chromium and the page's own print style, and writes size and page count to
 * content/playbook/files.ts, which the site shows beside the link. Needs the running site:
 * `node scripts/print-playbook.ts [English origin] [Greek origin]`. Run it after changing the
 * playbook's words or its print style; both results are committed.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { countPages, pinDates, readPdfFacts } from "./pdf-facts.ts";
import { playbookWords } from "./playbook-words.ts";
import { printFontFaces } from "./print-fonts.ts";

/** What a reader should not have to wait for. */
const MAX_BYTES = 400_000;

const root = path.resolve(import.meta.dirname, "..");
const [en = "http://localhost:3000", el = "http://el.localhost:3000"] = process.argv.slice(2);
const ORIGINS = { en, el } as const;
type Locale = keyof typeof ORIGINS;

async function print(browser: Browser, locale: Locale): Promise<{ pages: number; bytes: number }> {
  const page = await browser.newPage({ colorScheme: "light", bypassCSP: true });
  await page.emulateMedia({ media: "print", colorScheme: "light" });
  await page.goto(`${ORIGINS[locale]}/brands/playbook`, { waitUntil: "networkidle" });
  await page.addStyleTag({ content: fontFaces });
  await page.evaluate(() => document.fonts.ready);
  const title = await page.title();
  const printed = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await page.close();
  const pdf = pinDates(printed);
  const facts = readPdfFacts(pdf);
  if (!facts.isTagged || facts.language !== locale || facts.title !== title) {
    throw new Error(`The ${locale} PDF lacks tags, language or title: ${JSON.stringify(facts)}`);
  }
  if (pdf.length > MAX_BYTES) throw new Error(`The ${locale} PDF has ${pdf.length} bytes`);
  await writeFile(path.join(root, `public/playbook/b4-playbook-${locale}.pdf`), pdf);
  return { pages: countPages(pdf), bytes: pdf.length };
}

const fontFaces = await printFontFaces();
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  await mkdir(path.join(root, "public/playbook"), { recursive: true });
  const files = { en: await print(browser, "en"), el: await print(browser, "el") };
  const line = (locale: Locale) => {
    const { pages, bytes } = files[locale];
    return `  ${locale}: { path: "/playbook/b4-playbook-${locale}.pdf", pages: ${pages}, bytes: ${bytes} },`;
  };
  const source = `/** The printed playbook. Written by scripts/print-playbook.ts: run it again rather than edit. */
export const PLAYBOOK_FILES = {
${line("en")}
${line("el")}
} as const;

/** Marks of the words that were printed (scripts/playbook-words.ts). */
export const PLAYBOOK_WORDS = { en: "${playbookWords("en")}", el: "${playbookWords("el")}" } as const;
`;
  await writeFile(path.join(root, "content/playbook/files.ts"), source);
  console.log(source);
} finally {
  await browser.close();
}
