import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** Elements that run together where only a style sheet keeps them apart. */
const TAG = "(?:span|b|strong|em|small|time)";
/** A line break between two of them is no space in JSX. */
const NEIGHBOURS = new RegExp(`</${TAG}>\\n\\s*<${TAG}\\b`, "g");
/** Screens of other kinds: the staff's, accounts, the tool's figures, the page of parts. */
const ELSEWHERE = /^(?:staff|account|analytics|site\/design-system)\//;

it("keeps neighbouring words apart for programs that read the text alone", () => {
  const root = fileURLToPath(new URL("../../app/", import.meta.url));
  const sources = globSync("**/*.tsx", { cwd: root }).filter((path) => !ELSEWHERE.test(path));
  expect(sources.length).toBeGreaterThan(100);
  const glued = sources.flatMap((path) =>
    (readFileSync(`${root}${path}`, "utf8").match(NEIGHBOURS) ?? []).map(() => path),
  );
  expect(glued).toEqual([]);
});
