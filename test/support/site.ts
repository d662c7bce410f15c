import { existsSync } from "node:fs";
import { PAGES } from "../../app/pages.ts";
import { OPENINGS } from "../../content/facts/openings.ts";
import { type Env, parseEnv } from "../../env.ts";
import type { EmbeddedBackend } from "../../server/backend-mount.ts";
import type { createSite, Site } from "../../server/site.ts";
import { builtStyles } from "../../server/static-files/built-styles.ts";
import { ARTICLES } from "./articles.ts";

const entry = new URL("../../build/server/index.js", import.meta.url);

/** The built site as a function; what a request gets in production, without sockets. */
export async function openSite(
  variables: Record<string, string> = {},
  embedded?: EmbeddedBackend,
  /** What no variable can bring about. */
  odd: Partial<Env> = {},
): Promise<Site> {
  if (!existsSync(entry)) throw new Error("These tests run against the build: npm run build");
  const module = (await import(entry.href)) as { createSite: typeof createSite };
  return module.createSite({
    env: { ...parseEnv(variables), ...odd },
    readiness: { isReady: () => true },
    embedded,
    styles: builtStyles(),
  });
}

export const HOSTS = { en: "http://localhost:3000", el: "http://el.localhost:3000" } as const;
export const LANGUAGES = ["en", "el"] as const;

/** A page for each open position, beside the contract's. */
export const OPENING_PATHS: readonly string[] = OPENINGS.map(({ id }) => `/careers/${id}`);

/** The contract's 46 pages, articles among them. */
export const PAGE_PATHS: readonly string[] = [
  ...PAGES.map(({ path }) => path),
  ...ARTICLES.map((slug) => `/blog/${slug}`),
];

/** Pages that ask for a sign-in first. */
const GUARDED_PATHS = ["/admin"];

/** The 45 pages that anybody sees, and those of the open positions. */
export const PUBLIC_PATHS = [...PAGE_PATHS, ...OPENING_PATHS].filter(
  (path) => !GUARDED_PATHS.includes(path),
);

/** Pages kept out of search engines (quality.md). */
export const UNLISTED_PATHS = ["/admin", "/apply-redirect", "/test-og-differences"];

/** First match of an attribute or text in HTML, with entities decoded. */
export function pick(html: string, pattern: RegExp): string | undefined {
  return pattern
    .exec(html)?.[1]
    ?.replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
