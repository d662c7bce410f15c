// node scripts/deploy/keep-what-runs.mjs: leaves of node_modules what a finished build runs with.
// In a release and in the container's build stage alike; a build needs `npm ci` again after it.
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fail, root, run } from "../install.mjs";

/** Packages that others name for their types alone. */
const TYPES_ONLY = ["typescript", "@typescript"];
/** Of the package with our Node: headers, for whoever compiles against it. */
const HEADERS = ["include", "share"];
/** Of the fonts, the one that share images are set in; pages have cuts of their own, in the build. */
const FONTS = "inter-ui";
const DRAWN_WITH = "variable";
/**
 * Read by people, editors and debuggers. React's own for development stay: Node reads their names. Node takes no types off in
 * node_modules, so nothing there runs as TypeScript. Licences go along.
 */
const UNREAD = /^(?!licen[cs]e).*\.(?:map|[cm]?ts|flow|md|profiling\.js)$/i;

/** React's own for other places than Node, and for its profiler: 4 MB. */
const ELSEWHERE = /^react-dom-(?:server(?:-legacy)?\.(?:browser|bun|edge)|profiling)\.\w+\.js$/;

/** Works on the tree in `folder`, on whatever Node there is. */
export async function keepWhatRuns(folder, env = process.env) {
  const prune = ["prune", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"];
  await run("npm", [...prune, "--loglevel=error"], {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const modules = join(folder, "node_modules");
  const nodes = readdirSync(modules).filter((name) => /^node-(?:linux|bin)-/.test(name));
  const unused = [
    ...TYPES_ONLY,
    ...nodes.flatMap((name) => HEADERS.map((part) => join(name, part))),
    ...readdirSync(join(modules, FONTS), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== DRAWN_WITH)
      .map(({ name }) => join(FONTS, name)),
  ];
  for (const name of unused) rmSync(join(modules, name), { recursive: true, force: true });
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    const isUnread = UNREAD.test(entry.name) || ELSEWHERE.test(entry.name);
    if (entry.isFile() && isUnread) rmSync(join(entry.parentPath, entry.name));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) keepWhatRuns(root).catch(fail);
