import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Language, Mode } from "./views.ts";

export type Shot = { mode: Mode; widthPx: number; file: string };

/** Every picture is taken at this moment, whatever the clocks of the house say. */
export const NOW_MS = Date.UTC(2026, 10, 24, 15, 20);
const PHONE_BELOW_PX = 800;
const HEIGHT_PX = { phone: 844, desk: 900 };
/** On a machine that has other work. */
const TIMEOUT_MS = 120_000;
/** For what a page asks for by itself; one that never stops asking is taken as it is. */
const QUIET_MS = 5_000;

/** Nothing moves, and all of a long page is laid out. */
const STILL = `*, ::before, ::after {
  animation: none !important; transition: none !important; caret-color: transparent !important;
  content-visibility: visible !important; }`;

/** A window for one language; its clock stands. */
export async function openWindow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.addInitScript(freeze, NOW_MS);
  return page;
}

export function darkroom(browser: Browser, language: Language): Promise<BrowserContext> {
  return browser.newContext({
    reducedMotion: "reduce",
    locale: language,
    timezoneId: "Europe/Athens",
  });
}

/** The whole page at `url`, loaded once, into a file (PNG) for each mode and width. */
export async function takePictures(page: Page, url: string, shots: readonly Shot[]) {
  const [first] = shots;
  if (!first) return;
  await turnTo(page, first);
  await page.goto(url, { waitUntil: "load" });
  await holdStill(page);
  for (const shot of shots) {
    await turnTo(page, shot);
    await page.evaluate(nearEverything);
    mkdirSync(dirname(shot.file), { recursive: true });
    await page.screenshot({ fullPage: true, path: shot.file });
  }
}

async function turnTo(page: Page, { mode, widthPx }: Shot): Promise<void> {
  const height = HEIGHT_PX[widthPx < PHONE_BELOW_PX ? "phone" : "desk"];
  await page.setViewportSize({ width: widthPx, height });
  await page.emulateMedia({ colorScheme: mode });
}

/** Runs in the page, before its own scripts: clocks stand, and chance is the same each time. */
function freeze(nowMs: number): void {
  const Running = Date;
  globalThis.Date = class extends Running {
    constructor(...[first = nowMs, ...rest]: number[]) {
      super(...([first, ...rest] as [number]));
    }
    static override now = () => nowMs;
  } as DateConstructor;
  let last = 7;
  Math.random = () => {
    last = (last * 16_807) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

/** Runs in the page: what comes when it is near comes now. */
async function nearEverything(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let y = 0; y < document.body.scrollHeight; y += 2 * innerHeight) {
    scrollTo(0, y);
    await frame();
  }
  scrollTo(0, 0);
  await frame();
}

async function holdStill(page: Page): Promise<void> {
  await page.locator("html:not([data-first-view])").waitFor({ state: "attached" });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (const image of document.images) image.loading = "eager";
  }, STILL);
  await page.evaluate(nearEverything);
  await page.waitForLoadState("networkidle", { timeout: QUIET_MS }).catch(() => undefined);
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
