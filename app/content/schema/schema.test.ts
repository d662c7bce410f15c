import { describe, expect, it } from "vitest";
import { LOCALE_CODES } from "../../i18n/locales.ts";
import { PAGES } from "../../pages.ts";
import { builtIn, wordsOf } from "../sources/built-in.server.ts";
import { entryIn, faultOf, publishedOver, wordsIn } from "../sources/published.server.ts";
import { type Field, faultsIn, laidOver, schemaOf } from "./field.ts";
import { LISTS, type ListName } from "./lists.ts";
import { isPublishable, wordsField } from "./words.server.ts";

const below = builtIn(() => {
  throw new Error("No articles here");
});
const KEYS = PAGES.map(({ words }) => words).filter(isPublishable);
const page = { key: "team", locale: "en", title: "People of B4", body: {} };

describe.each(LOCALE_CODES)("what came with the program in %s", (locale) => {
  it.each(KEYS)("fits its own schema: %s", (key) => {
    expect(faultsIn(schemaOf(wordsField(key)), wordsOf(locale, key))).toEqual([]);
  });

  it.each(Object.keys(LISTS) as ListName[])("fits its own schema: %s", (list) => {
    for (const { id, ...entry } of below.list(locale, list)) {
      const { facts, words } = LISTS[list];
      const field = { kind: "group", fields: { ...facts, ...words } } as const;
      expect(faultsIn(schemaOf(field), entry), id).toEqual([]);
    }
  });
});

it("has a label in both languages for every field that names one", () => {
  const labels = (field: Field): string[] => [
    ...(field.label ? [field.label] : []),
    ...(field.kind === "rows" ? labels(field.of) : []),
    ...(field.kind === "items" ? field.of.flatMap(labels) : []),
    ...(field.kind === "group" ? Object.values(field.fields).flatMap(labels) : []),
  ];
  const lists = Object.values(LISTS).flatMap(({ facts, words }) =>
    labels({ kind: "group", fields: { ...facts, ...words } }),
  );
  const named = new Set([...lists, ...KEYS.flatMap((key) => labels(wordsField(key)))]);
  for (const locale of LOCALE_CODES) {
    expect(Object.keys(wordsOf(locale, "contentFields")).toSorted()).toEqual([...named].toSorted());
  }
});

describe("words that are refused", () => {
  it.each([
    ["a page that there is none of", { key: "nope" }, "key"],
    ["a page of staff", { key: "adminLeads" }, "key"],
    ["another language", { locale: "de" }, "locale"],
    ["a title that no search engine shows whole", { title: "x".repeat(90) }, "title"],
    ["a description of a word", { description: "Short" }, "description"],
    ["a name that the page does not have", { body: { extra: "x" } }, "all"],
    ["a text that is none", { body: { heading: 4 } }, "heading"],
    ["nothing in place of a text", { body: { heading: "" } }, "heading"],
    ["a filler that nobody fills", { body: { heading: "Hello {{who}}" } }, "heading"],
    ["a sign that nobody sees", { body: { heading: "a\u0007b" } }, "heading"],
    ["a body that is no object", { body: ["x"] }, "body"],
  ])("%s", (_, change, place) => {
    expect(() => wordsIn({ ...page, ...change })).toThrow(new RegExp(`(^|\n)${place}`));
    expect(faultOf("pages", { ...page, ...change })).toBeDefined();
  });

  it("of a legal page: Markdown that is not drawn, and a day that is none", () => {
    const { sections } = wordsOf("en", "terms");
    const [first, ...others] = sections;
    const broken = { sections: [{ ...first, text: "![x](/x.png)" }, ...others] };
    expect(faultOf("pages", { ...page, key: "terms", body: broken })).toContain("sections.0.text");
    expect(faultOf("pages", { ...page, key: "terms", body: { updated: "soon" } })).toMatch(
      /updated/,
    );
  });
});

const facts = { office: "athens", kind: "freelance", posted: "2026-11-20" };
const words = { title: "Rigger", line: "You hang what hangs.", does: ["Hang"], brings: ["Hands"] };
const entry = { list: "openings", key: "rigger", status: "published", facts, words: { en: words } };

describe("entries that are refused", () => {
  it.each([
    ["of no list", { list: "nope" }, "list"],
    ["in an office that there is not", { facts: { ...facts, office: "mars" } }, "facts.office"],
    ["on a day that is none", { facts: { ...facts, posted: "2026-02-30" } }, "facts.posted"],
    ["without words", { words: {} }, "words.all"],
    ["with half of its words", { words: { el: { title: "x" } } }, "words.el"],
    ["with no point", { words: { en: { ...words, does: [] } } }, "words.en.does"],
    ["with eleven", { words: { en: { ...words, does: Array(11).fill("x") } } }, "words.en.does"],
  ])("%s", (_, change, place) => {
    expect(faultOf("entries", { ...entry, ...change })).toContain(place);
  });
});

describe("published over what came with the program", () => {
  const over = () => publishedOver(below);
  const ids = ({ sources }: ReturnType<typeof over>, locale: "en" | "el" = "en") =>
    sources.list(locale, "openings").map(({ id }) => id);
  const BUILT = below.list("en", "openings").map(({ id }) => id);

  it("a new entry comes last, in the languages that it has", () => {
    const site = over();
    site.setEntry(entryIn(entry));
    expect(ids(site)).toEqual([...BUILT, "rigger"]);
    expect(ids(site, "el")).toEqual(BUILT);
    expect(site.sources.list("en", "openings").at(-1)).toEqual({
      id: "rigger",
      ...facts,
      ...words,
    });
  });

  it("an entry stands where it says, in place of its namesake, and is archived with it", () => {
    const site = over();
    const [first = "", second = ""] = BUILT;
    site.setEntry(entryIn({ ...entry, key: second, sort: 1 }));
    site.setEntry(entryIn({ ...entry, sort: 0 }));
    expect(ids(site).slice(0, 2)).toEqual(["rigger", first]);
    expect(ids(site)).toHaveLength(BUILT.length + 1);
    site.setEntry(entryIn({ ...entry, key: second, status: "archived" }));
    expect(ids(site)).not.toContain(second);
    expect(ids(site, "el")).not.toContain(second);
    site.takeEntry("openings", second);
    site.takeEntry("openings", "rigger");
    expect(ids(site)).toEqual(BUILT);
  });

  it("words that are left out stay, and go back when they are taken away", () => {
    const site = over();
    site.setWords(wordsIn({ ...page, body: { heading: "All of us." } }));
    const own = wordsOf("en", "team");
    expect(site.sources.words("en", "team")).toEqual({
      ...own,
      ...{ title: "People of B4", heading: "All of us." },
    });
    expect(site.sources.words("el", "team")).toBe(wordsOf("el", "team"));
    site.takeWords("en", "team");
    expect(site.sources.words("en", "team")).toBe(own);
  });

  it("words of another version of the program break nothing: what does not fit is as it came", () => {
    const own = wordsOf("en", "careers");
    const older = {
      heading: "Still true.",
      lead: { was: "an object" },
      gone: "x",
      hiring: "a text",
    };
    expect(laidOver(wordsField("careers"), own, older)).toEqual({ ...own, heading: "Still true." });
  });
});
