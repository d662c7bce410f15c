/**
 * Holds the layout of docs/overview.md: app/ and backend/ never import each other, content/ and
 * packages/ (what app, server and backend share) import nothing but themselves, nothing imports
 * server.ts, and a package with doors is entered through them. Prints each breach and exits with 1.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What each folder may import from, beside packages and itself. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  content: [],
  packages: [],
  app: ["content", "packages"],
  backend: ["packages"],
  server: ["app", "content", "packages", "env.ts"],
};

/** The files of a package that others may import; what stands beside them is its own affair. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  "packages/tiktok-exports": ["index.ts", "worker.ts", "fixtures/index.ts"],
  "packages/zip-reader": ["directory.ts", "unpack.ts", "zip-error.ts"],
};

const IMPORT =
  /(?:from|import|import\()\s*["'](\.{1,2}\/[^"']+|\/(?:app|backend|content|packages|server)\/[^"']+)["']/g;

/** Imports of one file that it may not make, as "file → target". */
export function breaches(file: string, source: string): string[] {
  const folder = file.split("/")[0] ?? "";
  const allowed = ALLOWED[folder];
  if (!allowed) return [];
  return [...source.matchAll(IMPORT)].flatMap(([, specifier = ""]) => {
    const target = specifier.startsWith("/")
      ? specifier.slice(1)
      : relative(root, join(root, dirname(file), specifier));
    const targetFolder = target.split("/")[0] ?? "";
    const isAllowed = targetFolder === folder || allowed.includes(targetFolder);
    return isAllowed && !passesDoor(file, target) ? [] : [`${file} → ${target}`];
  });
}

/** Whether an import reaches into a package from outside by another way than its doors. */
function passesDoor(file: string, target: string): boolean {
  return Object.entries(DOORS).some(
    ([room, doors]) =>
      target.startsWith(`${room}/`) &&
      !file.startsWith(`${room}/`) &&
      !doors.includes(target.slice(room.length + 1)),
  );
}

function sources(): string[] {
  return Object.keys(ALLOWED).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = sources().flatMap((file) => breaches(file, readFileSync(join(root, file), "utf8")));
  for (const breach of found) console.error(`Import across a boundary: ${breach}`);
  process.exit(found.length > 0 ? 1 : 0);
}
