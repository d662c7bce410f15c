/**
 * The README's four pictures, of this build, into docs/images/: `node scripts/on-our-node.mjs scripts/readme-pictures.ts`
 * after a build, where there is a Chromium. To be run, and looked at, when what they show has changed.
 */
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { browserPath, launch } from "../bench/support/chromium.ts";
import { ROOT } from "../bench/support/process.ts";
import { startSite } from "../bench/support/site-server.ts";
import { darkroom, NOW_MS, openWindow, takePictures } from "./pictures/camera.ts";
import { comeIn, STAFF_ENV, START_TIMEOUT_MS, staffStore } from "./pictures/staff-store.ts";
import type { Language, Mode } from "./pictures/views.ts";

const IMAGES = fileURLToPath(new URL("../docs/images/", import.meta.url));
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Wide enough for the tool's three sentences beside each other, and one below the other. */
const TOOL = { wide: 1000, narrow: 333, height: 662 };
const SHOWN_PX = { home: 900, staff: 1000 };
/** Minutes between two leads of the picture. */
const APART_MIN = 47;
const MINUTE_MS = 60_000;
/** What is seen of a page above what its picture is about. */
const ABOVE_PX = 24;
const SAMPLE = { en: "Try the sample", el: "Δοκίμασε το δείγμα" };
const WEEK = { en: "This week.", el: "Αυτή την εβδομάδα." };

type Look = { path: string; language: Language; mode: Mode };

/** The site's clock stands at the hour of the pictures, too: it draws the sky. */
const atThatHour = `const Real = Date, back = Real.now() - ${NOW_MS};
  globalThis.Date = class extends Real {
    constructor(...parts) { parts.length ? super(...parts) : super(Real.now() - back); }
    static now() { return Real.now() - back; }
  };`;

const executable = browserPath();
if (!executable) throw new Error("There is no Chromium");
const folder = await mkdtemp(join(tmpdir(), "b4-readme-"));
const store = await staffStore(ROOT);
recent(join(store, "backend.db"));
const preload = `data:text/javascript,${encodeURIComponent(atThatHour)}`;
const site = await startSite({ nodeOptions: ["--import", preload], timeoutMs: START_TIMEOUT_MS });
const office = await startSite({
  env: { ...STAFF_ENV, DATA_DIR: store },
  timeoutMs: START_TIMEOUT_MS,
});
const browser = await launch(executable);
let taken = 0;

await beside("home.png", SHOWN_PX.home, [
  await top({ path: "/", language: "en", mode: "dark" }, DESK),
  await top({ path: "/", language: "en", mode: "light" }, DESK),
]);
await beside("greek-phone.png", PHONE.width, [
  await top({ path: "/services/tiktok-live", language: "el", mode: "light" }, PHONE),
  await top({ path: "/", language: "el", mode: "light" }, PHONE),
  await top({ path: "/tiktok-analytics", language: "el", mode: "dark" }, PHONE),
]);
await beside("staff.png", SHOWN_PX.staff, [await leads("en", "light"), await leads("el", "dark")]);
await beside("tool.png", undefined, [
  await tool("en", "dark", TOOL.wide),
  await tool("el", "light", TOOL.narrow),
]);

await browser.close();
for (const running of [site, office]) await running.stop();
for (const made of [folder, store]) rmSync(made, { recursive: true, force: true });

function originOf(url: string, language: Language): string {
  return language === "el" ? url.replace("//", "//el.") : url;
}

/** Leads of these days, as a list that somebody works on has them. */
function recent(file: string): void {
  const db = new DatabaseSync(file);
  const ids = db.prepare("SELECT id FROM leads ORDER BY created DESC").all();
  const change = db.prepare("UPDATE leads SET created = ?, submitted = ? WHERE id = ?");
  for (const [index, { id }] of ids.entries()) {
    const time = new Date(Date.now() - index * APART_MIN * MINUTE_MS).toISOString();
    change.run(time, time, String(id));
  }
  db.close();
}

/** What a window of this size shows first. */
async function top({ path, language, mode }: Look, size: typeof DESK): Promise<Buffer> {
  const context = await darkroom(browser, language);
  const page = await openWindow(context);
  const file = join(folder, `${++taken}.png`);
  const url = originOf(site.url, language) + path;
  await takePictures(page, url, [{ mode, widthPx: size.width, file }]);
  await context.close();
  return sharp(file)
    .extract({ left: 0, top: 0, ...size })
    .png()
    .toBuffer();
}

async function inMode(camera: Browser, language: Language, mode: Mode, size: typeof DESK) {
  const context = await darkroom(camera, language);
  const page = await context.newPage();
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
  return { context, page };
}

async function leads(language: Language, mode: Mode): Promise<Buffer> {
  const { context, page } = await inMode(browser, language, mode, DESK);
  const origin = originOf(office.url, language);
  await comeIn(context, origin);
  await page.goto(`${origin}/admin/leads`, { waitUntil: "networkidle" });
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function tool(language: Language, mode: Mode, width: number): Promise<Buffer> {
  const { context, page } = await inMode(browser, language, mode, { ...DESK, width });
  await page.goto(`${originOf(site.url, language)}/tiktok-analytics`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: SAMPLE[language] }).click();
  const heading = page.getByRole("heading", { name: WEEK[language] });
  await heading.waitFor();
  const picture = await from(page, await heading.evaluate(topOf), width);
  await context.close();
  return picture;
}

/** Runs in the page. */
function topOf(element: Element): number {
  return element.getBoundingClientRect().top + scrollY;
}

/** A stretch of a long page, a little above what is named. */
async function from(page: Page, y: number, width: number): Promise<Buffer> {
  const whole = await page.screenshot({ fullPage: true });
  const at = Math.max(0, Math.round(y) - ABOVE_PX);
  return sharp(whole).extract({ left: 0, top: at, width, height: TOOL.height }).png().toBuffer();
}

/** Pictures of one height beside each other, each as wide as said. */
async function beside(name: string, width: number | undefined, pictures: readonly Buffer[]) {
  const parts = await Promise.all(
    pictures.map((one) => sharp(one).resize({ width }).toBuffer({ resolveWithObject: true })),
  );
  const [first] = parts;
  if (!first) return;
  const all = parts.map(({ data, info }, index) => ({
    input: data,
    top: 0,
    left: parts.slice(0, index).reduce((sum, part) => sum + part.info.width, 0),
    width: info.width,
  }));
  const sum = all.reduce((whole, part) => whole + part.width, 0);
  await sharp({
    create: { width: sum, height: first.info.height, channels: 3, background: "#000" },
  })
    .composite(all.map(({ input, left }) => ({ input, left, top: 0 })))
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(IMAGES, name));
  console.log(`docs/images/${name}`);
}
