import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DECISIONS = join(ROOT, "docs/decisions");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Pages that describe today's tree. Records and logs tell of days gone by. */
const TODAY = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(join(ROOT, "docs"))
    .filter((name) => name.endsWith(".md") && name !== "performance-log.md")
    .map((name) => `docs/${name}`),
];
/** What the specification and the bar speak of need not be a file of ours. */
const OWN = TODAY.filter((path) => !/specification|quality/.test(path));

/** `app/forms/…` in a page's text: a file, or a folder, of the repository; installed ones come and go. */
const PATHS =
  /`((?:app|backend|bench|content|docs|packages|scripts|server|test|vite)\/(?!\S*node_modules)[\w./-]*)`/g;
/** [text](target), the web and places of the same page left out. */
const LINKS = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, at]) => `${at}`);

describe("documents", () => {
  it.each(OWN)("%s names files and folders that exist", (page) => {
    const missing = found(read(page), PATHS).filter((path) => !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
  });

  it.each(TODAY)("%s links to what is there", (page) => {
    const missing = found(read(page), LINKS).filter(
      (target) => !existsSync(join(ROOT, dirname(page), target)),
    );
    expect(missing).toEqual([]);
  });

  it("the overview names every room of the house", () => {
    const overview = read("docs/overview.md");
    const rooms = ["", "app/", "packages/"].flatMap((floor) =>
      readdirSync(join(ROOT, floor), { withFileTypes: true })
        .filter(
          (entry) =>
            entry.isDirectory() && !/^(\.|node_modules|build|data$|test-results)/.test(entry.name),
        )
        .map(({ name }) => `${floor}${name}/`),
    );
    expect(rooms).toContain("app/site/");
    expect(rooms.filter((room) => !overview.includes(`\`${room}`))).toEqual([]);
  });
});

describe("decisions", () => {
  const records = readdirSync(DECISIONS).filter((name) => /^\d/.test(name));

  it("have a number each", () => {
    const numbers = records.map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const name of records) {
      expect(read(`docs/decisions/${name}`)).toMatch(
        new RegExp(`^# ${Number(name.slice(0, 4))}\\. `),
      );
    }
  });

  it("are all in the index, dated", () => {
    const rows = read("docs/decisions/README.md").split("\n");
    const missing = records.filter(
      (name) =>
        !rows.some((row) => row.includes(`](${name})`) && /\| \d{4}-\d\d-\d\d \|/.test(row)),
    );
    expect(missing).toEqual([]);
  });
});
