import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { SWITCHES } from "./switches.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = fileURLToPath(new URL("../..", import.meta.url));

const modules = globSync("*.ts", { cwd: here })
  .filter((file) => !file.endsWith(".test.ts") && file !== "switches.ts")
  .toSorted();
/** The README's table: what it says of each entry, by its module. */
const rows = readFileSync(`${here}/README.md`, "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, file = "", , worth = "", failing = "", by = ""]) => ({
    ...{ file: file.replaceAll("`", ""), worth, failing, by },
  }));
const sources = globSync(["vite.config.ts", "{app,packages,server,vite}/**/*.{ts,tsx}"], {
  cwd: root,
})
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(`${root}/${file}`, "utf8"));

it("has a row for each entry, and no other", () => {
  expect(rows.map(({ file }) => file).toSorted()).toEqual(modules);
});

it.each(rows)("says what $file is worth", ({ worth }) => {
  expect(worth).not.toBe("");
});

it.each(rows)("names what fails for $file when the router changes", ({ failing }) => {
  const tests = [...failing.matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?|test\/[\w/-]+)`/g)].map(
    ([, path = ""]) => path,
  );
  const isThere = (path: string) =>
    [here, `${root}/`].some((folder) => globSync(`${folder}${path}{,.test.ts}`).length > 0);
  // Where the build ends, its own sentence is held by the test beside the entry.
  const isByBuild = failing.startsWith("the build ends");
  expect(isByBuild || tests.length > 0, failing).toBe(true);
  expect(tests.filter((path) => !isThere(path))).toEqual([]);
});

it.each(rows)("lets $file be left to the router, or says that nothing can be", ({ file, by }) => {
  const name = /^`([\w-]+)`$/.exec(by)?.[1];
  if (name === undefined) return expect(by, file).toMatch(/^nothing\b/);
  expect(SWITCHES).toContain(name);
  expect(sources.some((source) => source.includes(`isOn("${name}"`))).toBe(true);
});

it("has no switch without an entry", () => {
  const named = rows.map(({ by }) => by.replaceAll("`", ""));
  expect(SWITCHES.filter((name) => !named.includes(name))).toEqual([]);
});

it.each(rows.filter(({ failing }) => failing.startsWith("the build ends")))(
  "has a test beside $file",
  ({ file }) => expect(existsSync(`${here}/${file.replace(/\.ts$/, ".test.ts")}`)).toBe(true),
);
