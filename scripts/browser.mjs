// Finds a Chrome or Chromium for the browser tests: a found one, else the system's package manager's,
// else the test library's own download.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { environment, root } from "./install.mjs";

/** Debian's package of a Chromium without a window: the journeys take half the time in it. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const DOWNLOAD_TIMEOUT_MS = 180_000;

function found() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of NAMES) {
    const which = spawnSync("which", [name], { encoding: "utf8" });
    if (which.status === 0) return which.stdout.trim();
  }
  return existsSync(MAC) ? MAC : undefined;
}

function attempt(command, args) {
  console.log(`  ${command} ${args.join(" ")}`);
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...environment, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "ignore"],
    timeout: DOWNLOAD_TIMEOUT_MS,
  });
  return result.status === 0;
}

/** Path of a browser; undefined means the test library's own one is installed. Throws when none. */
export function findBrowser() {
  const own = found();
  if (own) return own;
  console.log("No Chrome or Chromium here; getting one …");
  if (attempt("apt-get", ["update"])) {
    for (const name of [SHELL, "chromium"]) {
      if (attempt("apt-get", ["install", "-y", name])) return found();
    }
  }
  if (attempt("playwright", ["install", "--with-deps", "chromium"])) return undefined;
  throw new Error("The browser tests need Chrome or Chromium: install one, or set CHROMIUM_PATH");
}
