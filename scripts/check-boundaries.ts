/**
 * Holds the house of docs/overview.md: rooms on floors. An import, of a type too, points down or stays
 * in its room, no wing knows another, and no files import each other in a circle. Holds the way it is
 * styled, too (boundaries/sheets.ts), and has each list of slugs stand once. Prints each breach and exits with 1.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { CASES } from "../content/facts/case-studies.ts";
import { OPENINGS } from "../content/facts/openings.ts";
import { SERVICES } from "../content/facts/services.ts";
import { circles, type Imports } from "./boundaries/circles.ts";
import { deadClasses } from "./boundaries/dead-classes.ts";
import { mayImport, roomOf, TOP } from "./boundaries/rooms.ts";
import {
  converted,
  namesakes,
  sheetFaults,
  utilitiesFault,
  utilityFaults,
} from "./boundaries/sheets.ts";
import { listedAgain } from "./boundaries/slugs.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const IMPORT =
  /(?:from|import|import\()\s*["'](\.{1,2}\/[^"']+|\/(?:app|backend|content|packages|server)\/[^"']+)["']/g;

/** What makes pages: a list each, in content/facts, from which everything else is made. */
const LISTS = [
  { file: "content/facts/services.ts", names: SERVICES.map(({ slug }) => slug) },
  { file: "content/facts/case-studies.ts", names: CASES.map(({ slug }) => slug) },
  { file: "content/facts/openings.ts", names: OPENINGS.map(({ id }) => id) },
];

/** The files of this repository that one imports, from its root; made ones (+types) left out. */
export function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)]
    .map(([, specifier = ""]) =>
      specifier.startsWith("/")
        ? specifier.slice(1)
        : relative(root, join(root, dirname(file), specifier)),
    )
    .map((target) => target.replace(/\?.*$/, ""))
    .filter((target) => !target.includes("+types/"));
}

/** Imports of one file that lead where its room may not look, as "file → target". */
export function breaches(file: string, source: string): string[] {
  return importsOf(file, source)
    .filter((target) => !mayImport(file, target))
    .map((target) => `${file} → ${target}`);
}

function files(): string[] {
  return TOP.flatMap((top) =>
    statSync(join(root, top)).isDirectory()
      ? readdirSync(join(root, top), { recursive: true, encoding: "utf8" }).map(
          (name) => `${top}/${name}`,
        )
      : [top],
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const imports: Imports = new Map();
  const all = files();
  const sources = all.filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const sheets = all.filter((name) => name.startsWith("app/") && name.endsWith(".css"));
  const read = (file: string) => ({ file, source: readFileSync(join(root, file), "utf8") });
  const styling = sheets.map(read).flatMap(({ file, source }) => sheetFaults(file, source));
  for (const dead of deadClasses(sheets.map(read), sources.map(read))) {
    styling.push(`${dead} is a class that no component has`);
  }
  styling.push(...namesakes(sheets));
  for (const place of converted(sheets)) {
    styling.push(
      `${place} has no global sheet left: take it from the list in boundaries/sheets.ts`,
    );
  }
  const faults = sources.flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const targets = importsOf(file, source);
    imports.set(file, targets);
    styling.push(...targets.flatMap((target) => utilitiesFault(file, target) ?? []));
    if (file.endsWith(".tsx")) styling.push(...utilityFaults(file, source));
    const homeless = roomOf(file)
      ? []
      : [`${file} stands in no room (scripts/boundaries/rooms.ts)`];
    return [...homeless, ...breaches(file, source)];
  });
  for (const fault of faults) console.error(`Import across a boundary: ${fault}`);
  const found = circles(imports);
  for (const circle of found) console.error(`Import in a circle: ${circle.join(", ")}`);
  for (const fault of styling) console.error(`Styled another way: ${fault}`);
  const again = LISTS.flatMap(({ file, names }) =>
    listedAgain(new Set<string>(names), sources.filter((name) => name !== file).map(read)),
  );
  for (const list of again) console.error(`A list that stands in content/facts again: ${list}`);
  const count = faults.length + found.length + styling.length + again.length;
  process.exit(count > 0 ? 1 : 0);
}
