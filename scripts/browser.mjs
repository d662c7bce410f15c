// Finds a Chrome or Chromium for the browser tests.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackage } from "./system-packages.mjs";

/** Debian's package of a Chromium without a window: the journeys take half the time in it. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

function found() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of NAMES) {
    const which = spawnSync("which", [name], { encoding: "utf8" });
    if (which.status === 0) return which.stdout.trim();
  }
  return existsSync(MAC) ? MAC : undefined;
}

/** Path of a browser, or why there is none. */
export function findBrowser() {
  const path = found();
  if (path) return { path };
  const missing = installPackage(SHELL, "chromium");
  return missing
    ? { missing: `no Chrome or Chromium is installed, ${missing}` }
    : { path: found() };
}
