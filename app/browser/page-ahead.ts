import type { unstable_RouterFetch } from "react-router/dom";
import { dataAddress } from "../../packages/router-inside/data-address.ts";
import {
  type Manifest,
  type Matcher,
  manifestOf,
  routerOf,
} from "../../packages/router-inside/window.ts";
import { DataAhead } from "./data-ahead.ts";
import { clientFetch } from "./fetch-retry.ts";
import { pressOver } from "./press.ts";
import { loadStylesAhead, loadStylesNow, settled, stylesAreThere } from "./styles-ahead.ts";

/** The shell's parts come with the document, its data once (root.tsx). */
const SHELL = "root";

// Nothing that may never be needed is asked for twice.
const data = new DataAhead((request) => fetch(request), clientFetch);

/**
 * For `<HydratedRouter unstable_fetch>`: data that was loaded ahead, else asked for and retried. Given
 * out when the page's styles are there as well, and not under a press: a page, a list or an error that
 * arrives waits for the click.
 */
export const routerFetch: unstable_RouterFetch = async (request) => {
  const whole = Promise.all([data.answer(request), stylesAreThere()]);
  // A failure shows as well.
  const [answer] = await whole.finally(pressOver);
  return answer;
};

/**
 * Loads what going to a page asks for: modules and styles into the browser, data into memory.
 * Resolves when all of it has arrived or failed; a failure shows when the page is really wanted.
 */
export async function loadAhead(page: string): Promise<void> {
  const parts = knownParts(page);
  if (!parts) return;
  await Promise.all([
    ...parts.files.map(preloadModule),
    ...parts.styles.map(loadStylesAhead),
    parts.data && data.load(parts.data),
  ]);
  // Run while nobody waits. What fails is asked for again by the navigation.
  for (const href of parts.files) import(/* @vite-ignore */ href).catch(() => {});
}

/** Asks for what the page that somebody goes to now must not be shown without. */
export function loadNow(page: string): void {
  loadStylesNow(knownParts(page)?.styles ?? []);
}

/** Whether a page was loaded ahead too long ago. */
export function isOutOfDate(page: string): boolean {
  const address = knownParts(page)?.data;
  return address !== undefined && data.isOutOfDate(address);
}

/** A page's parts, once React Router has begun. */
function knownParts(page: string) {
  // Turned off (packages/router-inside/switches.ts).
  if (import.meta.env.PLAIN_LINKS) return;
  const router = routerOf(window);
  const manifest = manifestOf(window);
  if (router && manifest) return partsOf(page, router, manifest);
}

/** What going to a page asks for beside what every page has; addresses on this site. */
export function partsOf(page: string, router: Matcher, { routes }: Manifest) {
  const found = (router.match(page) ?? []).flatMap(({ route: { id } }) => {
    const route = id === SHELL ? undefined : routes[id];
    return route ? [{ id, ...route }] : [];
  });
  const withData = found.filter(({ hasLoader }) => hasLoader).map(({ id }) => id);
  return {
    files: found.flatMap(({ module, imports = [] }) => [module, ...imports]),
    styles: found.flatMap(({ css = [] }) => css),
    data:
      withData.length > 0 ? new URL(dataAddress(page, withData), location.origin).href : undefined,
  };
}

const preloaded = new Map<string, Promise<unknown>>();

/** Resolves when it has come, or can't be had; for a second page that shares it, too. */
function preloadModule(href: string): Promise<unknown> {
  const known = preloaded.get(href);
  if (known) return known;
  const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
  const over = settled(link);
  preloaded.set(href, over);
  document.head.append(link);
  return over;
}
