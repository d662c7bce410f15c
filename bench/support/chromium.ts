import { type Browser, chromium } from "@playwright/test";
import { isInstalled } from "./process.ts";

export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The shell first: a whole browser loads pages of its own windows meanwhile, on the same processors. */
const BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** Path of the machine's own browser; undefined where there is none. */
export function browserPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const name = BROWSERS.find(isInstalled);
  return name && `/usr/bin/${name}`;
}

export function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: BROWSER_ARGS });
}
