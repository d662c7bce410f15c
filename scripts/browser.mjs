// Finds a Chrome or Chromium for the browser tests: a found one, else the test library's own
// download, else the system's package manager.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { environment, root } from "./install.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
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
  if (attempt("playwright", ["install", "--with-deps", "chromium"])) return undefined;
  if (attempt("apt-get", ["update"]) && attempt("apt-get", ["install", "-y", "chromium"])) {
    return found();
  }
  throw new Error("The browser tests need Chrome or Chromium: install one, or set CHROMIUM_PATH");
}
