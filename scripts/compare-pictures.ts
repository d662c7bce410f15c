/**
 * Compares two builds by pictures of whole pages, and says which differ, by how many pixels and between
 * which rows; exits with 1 when any does. `node scripts/compare-pictures.ts BEFORE [AFTER]`: folders with a
 * build each, AFTER this one when left out. Options:
 *
 *     --paths /services,/blog   pages whose path begins so; / is the home page alone
 *     --widths 390,1440  --modes light,dark  --languages en,el
 *     --staff                   the staff area, on copies of one store with leads, instead
 *     --out DIR                 where pictures go; those of a build that is known there are not taken again
 *     --jobs 2                  pages at once
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { browserPath, launch } from "../bench/support/chromium.ts";
import type { Running } from "../bench/support/process.ts";
import { startSite } from "../bench/support/site-server.ts";
import { darkroom, openWindow, takePictures } from "./pictures/camera.ts";
import { type Difference, differenceOf } from "./pictures/difference.ts";
import { comeIn, copyOf, STAFF_ENV, START_TIMEOUT_MS, staffStore } from "./pictures/staff-store.ts";
import {
  fileOf,
  LANGUAGES,
  type Language,
  MODES,
  type Mode,
  PUBLIC_PATHS,
  STAFF_PATHS,
  type View,
} from "./pictures/views.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    paths: { type: "string", default: "" },
    widths: { type: "string", default: "390,1440" },
    modes: { type: "string", default: MODES.join() },
    languages: { type: "string", default: LANGUAGES.join() },
    staff: { type: "boolean", default: false },
    out: { type: "string", default: "screenshots/compare" },
    jobs: { type: "string", default: "2" },
  },
});

type Build = { folder: string; site: Running };

const wanted = values.paths.split(",").filter(Boolean);
const paths = (values.staff ? STAFF_PATHS : PUBLIC_PATHS).filter(
  (path) =>
    wanted.length === 0 ||
    wanted.some((start) => path === start || (start !== "/" && path.startsWith(start))),
);
const languages = values.languages.split(",") as Language[];
/** How each page is looked at. */
const looks = values.widths
  .split(",")
  .flatMap((width) =>
    values.modes.split(",").map((mode) => ({ mode: mode as Mode, widthPx: Number(width) })),
  );

const [before, after = fileURLToPath(new URL("..", import.meta.url))] = positionals;
const executable = browserPath();
if (!before || paths.length === 0 || !executable) {
  console.error("Wanted: a folder with the build before, paths that exist, and a Chromium");
  process.exit(2);
}
const store = values.staff ? await staffStore(resolve(before)) : undefined;
const builds = [await develop(before, "before"), await develop(after, "after")] as const;
const browser = await launch(executable);
let differing = 0;
for (const language of languages) {
  const views = paths.flatMap((path) => looks.map((look) => ({ path, language, ...look })));
  for (const build of builds) await shoot(browser, build, language, views.filter(isWanted(build)));
  const doubtful = await differencesOf(views);
  // On a busy machine a browser now and then puts a long picture together wrongly: a second look.
  for (const build of builds) await shoot(browser, build, language, [...doubtful.keys()]);
  const found = await differencesOf([...doubtful.keys()]);
  for (const [view, difference] of found) tell(view, difference);
  differing += found.size;
}
await browser.close();
for (const { site } of builds) await site.stop();
const taken = languages.length * looks.length * paths.length;
console.log(`${taken} pictures, ${differing} differ; marked in ${join(values.out, "marked")}`);
process.exitCode = differing > 0 ? 1 : 0;

/** A running site of a build; its pictures are kept by what the build was made of. */
async function develop(folder: string, side: string): Promise<Build> {
  const cwd = resolve(folder);
  const sources = readFileSync(join(cwd, "build/.sources"), "utf8");
  const name = createHash("sha256").update(sources).digest("hex").slice(0, 12);
  const env = store ? { ...STAFF_ENV, DATA_DIR: copyOf(store) } : {};
  // Times in the staff area go on: its pictures hold for one comparison.
  const site = await startSite({ cwd, env, timeoutMs: START_TIMEOUT_MS });
  return { folder: join(values.out, store ? `staff-${side}` : name), site };
}

/** Whether a build's picture is still to be taken. */
function isWanted({ folder }: Build): (view: View) => boolean {
  return (view) => values.staff || !existsSync(join(folder, fileOf(view)));
}

async function shoot(
  camera: Browser,
  { folder, site }: Build,
  language: Language,
  views: readonly View[],
) {
  if (views.length === 0) return;
  const work = [...Map.groupBy(views, ({ path }) => path)];
  const context = await darkroom(camera, language);
  const origin = language === "el" ? site.url.replace("//", "//el.") : site.url;
  if (values.staff) await comeIn(context, origin);
  const photographer = async () => {
    const page = await openWindow(context);
    for (let next = work.shift(); next; next = work.shift()) {
      const [path, ofPath] = next;
      const shots = ofPath.map((view) => ({ ...view, file: join(folder, fileOf(view)) }));
      await takePictures(page, origin + path, shots);
    }
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, photographer));
  await context.close();
}

async function differencesOf(views: readonly View[]): Promise<Map<View, Difference>> {
  const found = new Map<View, Difference>();
  const [before, after] = builds;
  for (const view of views) {
    const file = fileOf(view);
    const marked = join(values.out, "marked", file);
    const difference = await differenceOf(
      join(before.folder, file),
      join(after.folder, file),
      marked,
    );
    if (difference) found.set(view, difference);
  }
  return found;
}

function tell(view: View, { pixels, top, bottom, sizes }: Difference): void {
  console.log(`differs: ${fileOf(view)}  ${pixels} px, rows ${top} to ${bottom}  ${sizes}`);
}
