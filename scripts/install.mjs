// Installs what is missing. Runs on the machine's own Node (20 or newer), so it is plain JavaScript.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
// What was asked for on the command line is in the environment of all that is started from here.
import { installPackage } from "./system-packages.mjs";

/** Ends a command whose tests could not run here: skipped, which is not passed. */
export const EXIT_SKIPPED = 77;

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const bin = join(root, "node_modules/.bin");
const stamp = join(root, "node_modules/.installed");

/** The one signal at which Playwright ends the servers that it has started. */
export const ENDS_PLAYWRIGHT = "SIGINT";

/** Everything started from here finds the project's own Node 26 first. */
export const environment = { ...process.env, PATH: `${bin}:${process.env.PATH}` };

/**
 * Runs a command to its end; rejects with its exit code. With `stopBy` it is ended by that signal when
 * this process is told to stop by SIGTERM, and waited for.
 */
export function run(command, args, { stopBy, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: "inherit",
      env: environment,
      ...options,
    });
    const stop = () => child.kill(stopBy);
    if (stopBy) process.on("SIGTERM", stop);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      process.off("SIGTERM", stop);
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(" ")} ended with ${signal ?? code}`));
    });
  });
}

/** `npm ci` when the lock file has changed since the last time, else nothing. */
export async function install() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing packages (once, about a minute) …");
  // What builds the site is among what npm leaves out where NODE_ENV=production is set.
  const quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["ci", "--include=dev", ...quietly]);
  provideNode();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Node 26 comes from npm; one library that it is linked with does not, and a bare Debian lacks it. */
const NODE_LIBRARY = "libatomic1";

function provideNode() {
  if (!whyNodeFails()) return;
  installPackage(NODE_LIBRARY);
  const why = whyNodeFails();
  if (why) {
    // npm puts this one first: left there, the next command would end before it can say anything.
    rmSync(join(bin, "node"));
    throw new Error(`Node 26 does not start: ${why}. On Debian: apt-get install ${NODE_LIBRARY}`);
  }
}

/** What the project's Node says instead of its version, or nothing. */
function whyNodeFails() {
  const { status, stderr, error } = spawnSync(join(bin, "node"), ["--version"], {
    encoding: "utf8",
  });
  return status === 0 ? undefined : stderr?.trim() || error?.message;
}

/** Reports a failure in one line and ends the process with it. */
export function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
