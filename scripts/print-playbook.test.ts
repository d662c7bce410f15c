import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { brandsPlaybook as el } from "../content/el/pages/brands/playbook.ts";
import { brandsPlaybook as en } from "../content/en/pages/brands/playbook.ts";
import { PLAYBOOK_FILES, PLAYBOOK_WORDS } from "../content/playbook/files.ts";
import { countPages, pinDates, readPdfFacts } from "./pdf-facts.ts";
import { playbookWords } from "./playbook-words.ts";

const MAX_BYTES = 400_000;
const LANGUAGES = [
  ["en", en.title],
  ["el", el.title],
] as const;

describe.each(LANGUAGES)("the printed playbook (%s)", (locale, title) => {
  const { path: address, pages, bytes } = PLAYBOOK_FILES[locale];
  const pdf = readFileSync(path.join(import.meta.dirname, "../public", address));

  it("is as long and as large as the page says", () => {
    expect(pdf.length).toBe(bytes);
    expect(countPages(pdf)).toBe(pages);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });

  it("has the words of the page: print it again after changing them", () => {
    expect(playbookWords(locale)).toBe(PLAYBOOK_WORDS[locale]);
  });

  it("tells screen readers its title, language and structure", () => {
    const facts = readPdfFacts(pdf);
    expect(facts).toMatchObject({ isTagged: true, language: locale });
    expect(facts.title).toMatch(new RegExp(`^${title} \\|`));
  });

  it("names no machine it was printed on", () => {
    expect(pdf.includes("localhost")).toBe(false);
  });
});

describe("pdf facts", () => {
  const pdf = Buffer.from(
    "%PDF-1.4\n<</Title (A \\(small\\) page)\n/CreationDate (D:20300102030405+00'00')>>\n" +
      "<</Type /Catalog /Pages 2 0 R>>\n<</Type /Pages /Count 2>>\n<</Type /Page\n>><</Type /Page>>",
    "latin1",
  );

  it("counts pages, not the list of them", () => {
    expect(countPages(pdf)).toBe(2);
  });

  it("reads what is there and admits what is not", () => {
    expect(readPdfFacts(pdf)).toEqual({
      title: "A (small) page",
      language: undefined,
      isTagged: false,
    });
  });

  it("pins dates without moving a byte", () => {
    const pinned = pinDates(pdf);
    expect(pinned.length).toBe(pdf.length);
    expect(pinned.toString()).toContain("(D:20260101000000+00'00')");
  });
});
