import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** What fills a name by itself: it would read a value as a pattern, and hide or repeat a missing one. */
const OWN_FILLER = /replace(?:All)?\(\s*(?:"\{\{|\/\\\{\\\{)/;

it("fills sentences in one place alone", () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const sources = globSync("{app,server,packages}/**/*.{ts,tsx}", { cwd: root }).filter(
    (path) => !path.includes("node_modules"),
  );
  expect(sources.length).toBeGreaterThan(500);
  const fillers = sources.filter((path) => OWN_FILLER.test(readFileSync(root + path, "utf8")));
  expect(fillers).toEqual(["app/i18n/fill.ts"]);
});
