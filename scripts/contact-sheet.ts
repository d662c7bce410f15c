/**
 * npm run contact-sheet: pictures of every page in both languages and modes, on a phone and a desk,
 * into screenshots/, and sheets of them to look over. Arguments filter paths, e.g. `-- /blog`.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import routes from "../app/routes.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const target = join(root, "screenshots");
const PORT = 4320;
const HOSTS = { en: `http://localhost:${PORT}`, el: `http://el.localhost:${PORT}` };
const WIDTHS_PX = [390, 1440];
const MODES = ["light", "dark"] as const;
const SLOW_MACHINE_TIMEOUT_MS = 120_000;
const THUMBNAIL = { width: 300, height: 1100, gap: 12, perRow: 6 };

const filters = process.argv.slice(2);
const articles = readdirSync(fileURLToPath(new URL("../content/articles", import.meta.url)));
const paths = routes
  .filter(
    (route) => !/^(resources\/|account\/|search|not-found|blog\/article)/.test(route.id ?? ""),
  )
  .map((route) => `/${route.path ?? ""}`)
  .concat(articles.map((slug) => `/blog/${slug}`))
  .filter((path) => filters.length === 0 || filters.some((filter) => path.startsWith(filter)));

mkdirSync(target, { recursive: true });
const server = spawn("node", ["server.ts"], {
  cwd: root,
  env: { ...process.env, NODE_ENV: "production", PORT: String(PORT) },
});
try {
  await waitUntilReady();
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  for (const width of WIDTHS_PX) {
    for (const language of ["en", "el"] as const) {
      for (const mode of MODES) await shoot(browser, width, language, mode);
    }
  }
  await browser.close();
} finally {
  server.kill();
}

async function shoot(
  browser: Browser,
  width: number,
  language: "en" | "el",
  mode: "light" | "dark",
) {
  const context = await browser.newContext({
    viewport: { width, height: width < 800 ? 844 : 900 },
    colorScheme: mode,
    reducedMotion: "reduce",
    locale: language,
  });
  context.setDefaultTimeout(SLOW_MACHINE_TIMEOUT_MS);
  const shots: Buffer[] = [];
  for (const path of paths) {
    // One of its own each: a page that moves on by itself would interrupt the next.
    const page = await context.newPage();
    await page.goto(`${HOSTS[language]}${path}`, { waitUntil: "load" });
    // Pictures below the fold load when they are near; walk down once.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 700) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
      window.scrollTo(0, 0);
    });
    await page.waitForLoadState("networkidle");
    const name = `${path === "/" ? "home" : path.slice(1).replaceAll("/", "--")}`;
    const file = join(target, `${name}-${language}-${mode}-${width}.png`);
    shots.push(await page.screenshot({ fullPage: true, path: file }));
    await page.close();
  }
  await context.close();
  await sheet(shots, join(target, `sheet-${language}-${mode}-${width}`));
}

async function sheet(shots: Buffer[], name: string): Promise<void> {
  const { width, height, gap, perRow } = THUMBNAIL;
  for (let from = 0; from < shots.length; from += perRow) {
    const row = shots.slice(from, from + perRow);
    const thumbnails = await Promise.all(
      row.map((shot) =>
        sharp(shot)
          .resize({ width })
          .toBuffer()
          .then((image) =>
            sharp(image)
              .metadata()
              .then((size) => ({ image, size })),
          )
          .then(({ image, size }) =>
            size.height > height
              ? sharp(image).extract({ left: 0, top: 0, width, height }).toBuffer()
              : image,
          ),
      ),
    );
    await sharp({
      create: {
        width: perRow * (width + gap) + gap,
        height: height + 2 * gap,
        channels: 3,
        background: "#777",
      },
    })
      .composite(thumbnails.map((input, n) => ({ input, left: gap + n * (width + gap), top: gap })))
      .png()
      .toFile(`${name}-${String(from / perRow + 1).padStart(2, "0")}.png`);
  }
}

async function waitUntilReady(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const ready = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The site did not start");
}
