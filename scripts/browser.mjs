// Finds a Chrome or Chromium for the browser tests.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackage } from "./system-packages.mjs";

/** Debian's package of a Chromium without a window: the journeys take half the time in it. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

function pathOf(name) {
  const which = spawnSync("which", [name], { encoding: "utf8" });
  return which.status === 0 ? which.stdout.trim() : undefined;
}

function found() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of NAMES) {
    const path = pathOf(name);
    if (path) return path;
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

/** For a whole run: the quick browser for whoever asks, also where a machine has a slower one already. */
export function provideBrowser() {
  if (!process.env.CHROMIUM_PATH && !pathOf(SHELL)) installPackage(SHELL);
  return findBrowser();
}
