import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const SOURCES = "{app,backend,content,packages,scripts,server,vite}/**/*.{ts,tsx,mjs}";
/** Names and spellings of React Router's that it documents nowhere. */
const INSIDE = /__reactRouter|__b4ChunkFailed|["'`]_routes["'`]|\.data["'$]|\/_root|routeModules/;
/** A test may stand in for the router's own window. */
const isElsewhere = (file: string) =>
  !file.startsWith("packages/router-inside/") && !/\.(test|fixture)\.tsx?$/.test(file);

it("stands nowhere else", () => {
  const files = globSync(SOURCES, { cwd: root }).filter(isElsewhere);
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    readFileSync(`${root}/${file}`, "utf8")
      .split("\n")
      .flatMap((line, at) => (INSIDE.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
