import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { ALL_PAGES, ARTICLE_PAGE, OPENING_PAGE } from "../app/pages.ts";
import { OPENINGS } from "../content/facts/openings.ts";
import { parseEnv } from "../env.ts";
import type { createSite } from "../server/site.ts";
import { builtStyles } from "../server/static-files/built-styles.ts";

const client = fileURLToPath(new URL("../build/client", import.meta.url));
const server = new URL("../build/server/index.js", import.meta.url);

/** Bytes over the wire for the first view of a page, without pictures. */
export type PageWeight = { html: number; script: number; style: number; font: number };

/** Entries of the program's own, for the routes that all of a kind share. */
const EXAMPLES = new Map<string, string>([
  [ARTICLE_PAGE.path, "/blog/tiktok-growth-strategies"],
  [OPENING_PAGE.path, `/careers/${OPENINGS[0].id}`],
]);

/** One page of each kind: every route module that search engines may list. */
export const KINDS: readonly string[] = ALL_PAGES.filter(({ isListed }) => isListed)
  .filter(({ file }, index, all) => all.findIndex((other) => other.file === file) === index)
  .map(({ path }) => EXAMPLES.get(path) ?? path);

const ORIGINS = { en: "http://localhost:3000", el: "http://el.localhost:3000" } as const;

/** Weighs pages of the built site: what their documents ask for before anything is clicked. */
export async function pageWeights(paths: readonly string[] = KINDS) {
  const module = (await import(server.href)) as { createSite: typeof createSite };
  const site = module.createSite({
    env: parseEnv({}),
    readiness: { isReady: () => true },
    styles: builtStyles(),
  });
  const weights = new Map<string, PageWeight>();
  for (const [locale, origin] of Object.entries(ORIGINS)) {
    for (const path of paths) {
      const response = await site.fetch(new Request(origin + path));
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      weights.set(`${locale} ${path}`, weigh(await response.text()));
    }
  }
  return weights;
}

function weigh(html: string): PageWeight {
  const links = [...html.matchAll(/<link [^>]*>/g)].map(([tag]) => tag);
  const hrefs = (rel: string) =>
    links
      .filter((tag) => tag.includes(`rel="${rel}"`))
      .map((tag) => /href="([^"]+)"/.exec(tag)?.[1]);
  // Named by the script that starts the page, for preload and import (packages/router-inside/start-script.ts).
  const started = /<script type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  const imports = [...started.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  const sources = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, path]) => path);
  return {
    html: brotliCompressSync(html).length,
    script: total([...imports, ...sources]),
    style: total(hrefs("stylesheet")),
    font: total(fontsOf(html)),
  };
}

/** A page's language has a file of its own; light figures count everywhere, though few begin with some. */
function fontsOf(html: string): string[] {
  const face = /<html lang="el"/.test(html) ? "greek-latin" : "latin";
  const wanted = new RegExp(`^inter-(${face}|light-figures)-[\\w-]{8}\\.woff2$`);
  return readdirSync(join(client, "assets"))
    .filter((name) => wanted.test(name))
    .map((name) => `/assets/${name}`);
}

function total(paths: readonly (string | undefined)[]): number {
  const files = new Set(paths.filter((path) => path !== undefined));
  return [...files].reduce((sum, path) => sum + sizeOf(path), 0);
}

/** Size as it is sent: as compressed at build time, else as it is. */
function sizeOf(path: string): number {
  const file = join(client, path.split("?", 1)[0] ?? "");
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : readFileSync(file).length;
}
