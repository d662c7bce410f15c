/**
 * Renders the hero's loop into public/video/ (committed: it needs a browser and ffmpeg, which the
 * build does not). Run by hand after a change of app/design/art/hero-video:
 * `node scripts/render-hero-video.ts`. CHROMIUM names the browser, /usr/bin/chromium without it.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import {
  LOOP_FPS,
  LOOP_HEIGHT,
  LOOP_SECONDS,
  LOOP_WIDTH,
  loopSvg,
} from "../app/design/art/hero-video/loop.ts";

const TARGET = path.resolve(import.meta.dirname, "../public/video");
/** Constant quality of each encoder: lower is better and larger. */
const VP9_QUALITY = 36;
const H264_QUALITY = 26;

/** The page's colours are sRGB; the films say so, or players would guess another matrix by size. */
const COLOUR = [
  ...["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"],
  ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1"],
  ...["-color_range", "tv"],
];
const FILMS = {
  "hero.webm": [
    ...["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", String(VP9_QUALITY)],
    ...["-deadline", "good", "-cpu-used", "1", "-row-mt", "1", "-g", "250"],
  ],
  "hero.mp4": [
    ...["-c:v", "libx264", "-crf", String(H264_QUALITY), "-preset", "veryslow"],
    ...["-tune", "animation", "-movflags", "+faststart"],
  ],
} as const;

async function run(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

async function renderFrames(directory: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"],
  });
  const page = await browser.newPage({ viewport: { width: LOOP_WIDTH, height: LOOP_HEIGHT } });
  const frames = LOOP_SECONDS * LOOP_FPS;
  for (let n = 0; n < frames; n += 1) {
    const svg = loopSvg(n / frames).replace(
      "<svg ",
      `<svg width="${LOOP_WIDTH}" height="${LOOP_HEIGHT}" `,
    );
    await page.setContent(`<body style="margin:0">${svg}</body>`);
    await page.screenshot({ path: path.join(directory, `${String(n).padStart(4, "0")}.png`) });
  }
  await browser.close();
}

const frames = await mkdtemp(path.join(tmpdir(), "hero-loop-"));
try {
  await mkdir(TARGET, { recursive: true });
  await writeFile(path.join(TARGET, "hero-poster.svg"), loopSvg(0));
  await renderFrames(frames);
  for (const [name, codec] of Object.entries(FILMS)) {
    const input = ["-framerate", String(LOOP_FPS), "-i", path.join(frames, "%04d.png")];
    await run("ffmpeg", [
      ...["-v", "error", "-y", ...input, ...COLOUR, ...codec, "-an"],
      path.join(TARGET, name),
    ]);
  }
} finally {
  await rm(frames, { recursive: true, force: true });
}
