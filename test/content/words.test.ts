import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as elLists from "../../content/el/lists/index.ts";
import * as elMessages from "../../content/el/messages/index.ts";
import * as elPages from "../../content/el/pages/index.ts";
import * as enLists from "../../content/en/lists/index.ts";
import * as enMessages from "../../content/en/messages/index.ts";
import * as enPages from "../../content/en/pages/index.ts";
import { PEOPLE } from "../../content/facts/people.ts";
import { SHOW } from "../../content/facts/show.ts";
import { PAGE_PATHS } from "../support/site.ts";

/** Every text of a catalogue with the path of its keys. */
function texts(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${path}.${key}`));
}

const en = new Map(texts({ pages: enPages, messages: enMessages, lists: enLists }));
const el = new Map(texts({ pages: elPages, messages: elMessages, lists: elLists }));

const articlesFolder = fileURLToPath(new URL("../../content/articles", import.meta.url));
const articles = readdirSync(articlesFolder).flatMap((slug) =>
  (["en", "el"] as const).map((language) => ({
    name: `${slug}/${language}.md`,
    language,
    text: readFileSync(`${articlesFolder}/${slug}/${language}.md`, "utf8"),
  })),
);

describe("catalogues", () => {
  it("have the same texts in both languages, arrays included", () => {
    expect([...el.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it("have no stray space", () => {
    for (const [language, words] of [
      ["en", en],
      ["el", el],
    ] as const) {
      for (const [path, text] of words) {
        // A mail to begin with ends where the writer goes on.
        // so does a text that stands before or after a link.
        if (!text.includes("\n") && !/(Before|After)$/.test(path))
          expect(text.trim(), `${language}${path}`).toBe(text);
        expect(text, `${language}${path}`).not.toMatch(/ {2}/);
      }
    }
  });

  it("use the same placeholders", () => {
    const placeholders = (text = "") =>
      [...text.matchAll(/\{\{\s*(\w+)\s*\}\}|\{(\w+)\}/g)].map(([all]) => all).sort();
    for (const [path, text] of en) {
      expect(placeholders(el.get(path)), path).toEqual(placeholders(text));
    }
  });

  it("name only pages there are", () => {
    for (const [path, text] of [...en, ...el]) {
      if (!/^\/[a-z]/.test(text) || /\.[a-z0-9]+$/.test(text)) continue;
      expect(PAGE_PATHS, path).toContain(text.split(/[?#]/)[0]);
    }
  });
});

/** The general data protection regulation, the authorities for data, taxes and insurance. */
const ACRONYMS = new Set(["ΓΚΠΔ", "ΑΠΔΠΧ", "ΑΑΔΕ", "ΕΦΚΑ"]);

describe("Greek", () => {
  const sources: [string, string][] = [
    ...el,
    // Without the front matter, whose quotation marks are YAML's.
    ...articles
      .filter((a) => a.language === "el")
      .map((a): [string, string] => [a.name, a.text.replace(/^---[\s\S]*?\n---\n/, "")]),
  ];
  it("uses Greek quotation marks, question marks and one-character ellipses", () => {
    for (const [path, text] of sources) {
      expect(text, path).not.toMatch(/[α-ωά-ώ]"|"[Α-Ωα-ωά-ώ]|[α-ωά-ώ]\?|\.\.\.(?!\/)/);
    }
  });

  it("keeps its accents: capitals are made by the style sheet", () => {
    for (const [path, text] of sources) {
      const shouted = (text.match(/[Α-Ω]{4,}/g) ?? []).filter((word) => !ACRONYMS.has(word));
      expect(shouted, path).toEqual([]);
    }
  });

  it("mixes no Latin letters into Greek words", () => {
    for (const [path, text] of sources) {
      expect(text.match(/[α-ωά-ώΑ-Ω][A-Za-z]|[A-Za-z][α-ωά-ώΑ-Ω]/g), path).toBeNull();
    }
  });

  it("writes a percentage as Intl does, without a space", () => {
    for (const [path, text] of sources) expect(text, path).not.toMatch(/(?:\d|\}\})\s%/);
  });

  it("spells a word one way", () => {
    for (const [path, text] of sources) {
      expect(text, path).not.toMatch(/(?<![α-ωά-ώ])ακόμα(?![α-ωά-ώ])|καινούρι|ρώτησέ μας/i);
    }
  });

  it("calls the site one thing on its pages: staff alone say site for short", () => {
    for (const [path, text] of el) {
      if (/^\.pages\.admin|^\.pages\.trayMail|\.problems\./.test(path)) continue;
      expect(text, path).not.toMatch(/(?<![{_])\bsite\b(?![}_])|ιστοσελίδ/);
    }
  });

  it("speaks to companies, press and everybody in the plural, to creators in the singular", () => {
    const company =
      /^\.pages\.(?:brands|contact|terms|privacy|service(?:Brand|Production|Creator))/;
    const creator = /^\.pages\.(?:creators|serviceT|serviceContent)/;
    for (const [path, text] of el) {
      // What a reader asks or says is in the reader's words.
      if (/\.(?:question|when|label|said)$/.test(path)) continue;
      if (company.test(path))
        expect(text, path).not.toMatch(/(?<![α-ωά-ώ])(?:σου|εσύ|εσένα)(?![α-ωά-ώ])/i);
      if (creator.test(path))
        expect(text, path).not.toMatch(/(?<![α-ωά-ώ])(?:σας|εσείς)(?![α-ωά-ώ])/i);
    }
  });

  it("avoids the words that give a translation away", () => {
    const translated =
      /θεάσεις|νομισματοποίησ|γάντζο|αδιάλειπτ|ξεκλείδωσ|στο τέλος της ημέρας|δέσμευση του κοινού|ζωντανή ροή|ρόστερ|αρχηγείο/i;
    for (const [path, text] of sources) expect(text, path).not.toMatch(translated);
  });
});

describe("articles", () => {
  /** Authorities that only one language's readers belong to. */
  const OF_ONE_COUNTRY = /ftc\.gov|irs\.gov|aade\.gr|efka\.gov\.gr|see\.gr/;

  it("link the sources that they lean on, the same ones in both languages", () => {
    const sourcesOf = (text: string) =>
      [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, url = ""]) => url);
    const slugs = new Set(articles.map(({ name }) => name.split("/")[0] ?? ""));
    for (const slug of slugs) {
      const [inEnglish = [], inGreek = []] = ["en", "el"].map((language) =>
        sourcesOf(articles.find(({ name }) => name === `${slug}/${language}.md`)?.text ?? ""),
      );
      const shared = (urls: string[]) => urls.filter((url) => !OF_ONE_COUNTRY.test(url)).sort();
      expect(shared(inGreek), slug).toEqual(shared(inEnglish));
      expect(inEnglish.length, slug).toBeGreaterThan(0);
    }
  });
});

describe("English", () => {
  const sources: [string, string][] = [
    ...en,
    ...articles.filter((a) => a.language === "en").map((a): [string, string] => [a.name, a.text]),
  ];
  it("writes hours of the day with AM and PM", () => {
    for (const [path, text] of sources)
      expect(text, path).not.toMatch(/\b(?:1[3-9]|2[0-3]):[0-5]\d\b/);
  });

  it("spells as Americans do", () => {
    const british =
      /\b(?:harbour|colour|favour|honour|behaviour|neighbour|travell|labell|cancelled|cancelling|catalogue|centre|theatre|licence|programme|organis|recognis|optimis|apologis)/i;
    for (const [path, text] of sources) expect(text, path).not.toMatch(british);
  });
});

describe("names and amounts", () => {
  it("are one in both languages: what a name sounds like, and the currency B4 asks in", () => {
    for (const text of [...en, ...el]) {
      if (/\.budget\.|\.report\./.test(text[0])) expect(text[1], text[0]).not.toContain("$");
    }
    for (const { name } of [...SHOW.cast, ...PEOPLE]) {
      expect(name.el.split(" ").map(initialOf), name.el).toEqual(name.en.split(" ").map(firstOf));
    }
  });
});

/** The sound that a Latin spelling begins with, and a Greek one: what can stand for the other. */
const SOUNDS: Readonly<Record<string, string>> = {
  Α: "A",
  Β: "V",
  Γ: "G",
  Δ: "D",
  Ε: "E",
  Έ: "E",
  Θ: "T",
  Ι: "I",
  Κ: "K",
  Λ: "L",
  Μ: "M",
  Ν: "N",
  Ο: "O",
  Ό: "O",
  Π: "P",
  Ρ: "R",
  Σ: "S",
  Τ: "T",
  Ά: "A",
};
const DIGRAPHS: Readonly<Record<string, string>> = { Ντ: "D", Τζ: "J", Τσ: "C", Μπ: "B", Γκ: "G" };
function initialOf(greek: string): string {
  return DIGRAPHS[greek.slice(0, 2)] ?? SOUNDS[greek.charAt(0)] ?? greek.charAt(0);
}
const firstOf = (latin: string): string => latin.charAt(0);

describe("claims of the specification", () => {
  const sources: [string, string][] = [
    ...en,
    ...el,
    ...articles.map((a): [string, string] => [a.name, a.text]),
  ];
  const ranges = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, from, to]) => `${from}-${to}`);

  const SPLIT = /1 (?:to|έως|ως|με) 2 (?:trending|που τρέχ)/i;

  it("say 3 to 5 hashtags a post: 1 to 2 trending, 2 to 3 niche", () => {
    const of = {
      "3-5":
        /(\d+)\s*(?:to|έως|ως|με|[–-])\s*(\d+)\s+(?:hashtags|(?:a|per) post|σε κάθε ανάρτηση|ανά ανάρτηση)/gi,
      "1-2": /(\d+)\s*(?:to|έως|ως|με|[–-])\s*(\d+)\s+(?:trending|που τρέχ)/gi,
      "2-3": /(\d+)\s*(?:to|έως|ως|με|[–-])\s*(\d+)\s+(?:niche)/gi,
    };
    for (const [expected, pattern] of Object.entries(of)) {
      const found = sources.flatMap(([path, text]) => ranges(text, pattern).map((r) => [path, r]));
      expect(found.length, expected).toBeGreaterThan(4);
      for (const [path, range] of found) expect(range, path).toBe(expected);
    }
  });

  it("say how to stay within 3 to 5 wherever the parts are given, for they add up to 6", () => {
    const texts = articles.filter(({ text }) => SPLIT.test(text));
    expect(texts.length).toBeGreaterThan(4);
    for (const { name, text } of texts) {
      expect(text, name).toMatch(/\bfour\b|τέσσερα/);
    }
  });

  it("know only the two windows of peak hours", () => {
    const allowed = ["7-9", "6-10", "18-22", "07-09"];
    const pattern =
      /(?:peak hours?|ώρες? αιχμής)[^.\d]{0,40}?(\d{1,2})(?::00)?\s*(?:to|[–-])\s*(\d{1,2})/gi;
    for (const [path, text] of sources) {
      for (const range of ranges(text, pattern)) expect(allowed, path).toContain(range);
    }
  });

  it("hook in the first three seconds", () => {
    for (const [path, text] of sources) {
      for (const [, seconds] of text.matchAll(
        /first (\d+|two|four|five) seconds? (?:is|are) the hook/gi,
      )) {
        expect(seconds, path).toBe("3");
      }
    }
  });
});
