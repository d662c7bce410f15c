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
/** Read by editors and debuggers. */
const UNREAD = /\.(?:map|d\.[cm]?ts)$/;

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
  ];
  for (const name of unused) rmSync(join(modules, name), { recursive: true, force: true });
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && UNREAD.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) keepWhatRuns(root).catch(fail);
