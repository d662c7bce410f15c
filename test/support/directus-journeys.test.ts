import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFileSync(root + path, "utf8");
const JOURNEYS = "test/e2e/";
/** A journey's title, as far as what is filled in, and what follows it: its tags, else its steps. */
const JOURNEY = /\btest\(\s*(["`])(.+?)\1,\s*(\w+)/gs;
const IS_MADE = /^(?:DIRECTUS_TOO|EVERYWHERE)$/;

/** The journeys of a file of staff. */
const journeysIn = (source: string) =>
  [...source.matchAll(JOURNEY)].map(([, , title = "", next = ""]) => ({
    title: title.split("${")[0]?.trim() ?? "",
    isMade: IS_MADE.test(next),
  }));

/** Those that are not made on a Directus, and that no quotation of the document is the beginning of. */
function unexplained(files: Readonly<Record<string, string>>, said: string): string[] {
  const quoted = [...said.matchAll(/“([^”]+)”/g)].map(([, beginning = ""]) => beginning);
  const isExplained = (title: string) => quoted.some((beginning) => title.startsWith(beginning));
  return Object.entries(files)
    .filter(([file, source]) => /from "\.\/staff\.ts"/.test(source) && !said.includes(file))
    .flatMap(([file, source]) =>
      journeysIn(source)
        .filter(({ title, isMade }) => !isMade && !isExplained(title))
        .map(({ title }) => `${file}: ${title}`),
    );
}

const files = Object.fromEntries(
  readdirSync(root + JOURNEYS)
    .filter((name) => name.endsWith(".spec.ts"))
    .map((name) => [name, read(JOURNEYS + name)]),
);

it("has each journey of staff made on a Directus, or left out for a reason that is written down", () => {
  const all = Object.values(files).flatMap(journeysIn);
  expect(all.filter(({ isMade }) => isMade).length).toBeGreaterThan(10);
  expect(unexplained(files, read("docs/directus.md"))).toEqual([]);
});

it("would be told of one that is neither", () => {
  const source = 'import { comeIn } from "./staff.ts";\ntest("a lead is lost", async () => {});';
  expect(unexplained({ "lost.spec.ts": source }, "Left out: “a lead is found”")).toEqual([
    "lost.spec.ts: a lead is lost",
  ]);
});
