/**
 * Writes a second list of routes beside the build's own, without what visitors never navigate to:
 * the staff area, accounts and endpoints. server/visitor-manifest.ts gives it to public pages.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ASSETS = fileURLToPath(new URL("../build/client/assets/", import.meta.url));
const NOT_FOR_VISITORS = /^(admin$|admin\/|account\/|resources\/)/;
const PREFIX = "window.__reactRouterManifest=";

type Manifest = { routes: Record<string, Record<string, unknown>>; url: string; version: string };

/** The manifest's file without the staff's routes, under an address of its own. */
export function visitorManifest(source: string): { url: string; source: string } {
  if (!source.startsWith(PREFIX)) throw new Error("React Router's manifest has another form");
  const manifest = JSON.parse(source.slice(PREFIX.length).replace(/;\s*$/, "")) as Manifest;
  const routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([id]) => !NOT_FOR_VISITORS.test(id))
      .map(([id, route]) => [id, withoutFalse(route)]),
  );
  const hash = createHash("sha256").update(JSON.stringify([manifest.version, routes]));
  const url = `/assets/visitors-${hash.digest("hex").slice(0, 8)}.js`;
  return { url, source: `${PREFIX}${JSON.stringify({ ...manifest, routes, url })};` };
}

/** What a route does not have is asked for as a truth value only, and most have next to nothing. */
function withoutFalse(route: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = readdirSync(ASSETS)
    .filter((name) => /^manifest-.*\.js$/.test(name))
    .map((name) => readFileSync(ASSETS + name, "utf8"))
    .filter((source) => source.startsWith(PREFIX));
  if (sources.length !== 1) throw new Error(`Expected one manifest, found ${sources.length}`);
  const { url, source } = visitorManifest(sources[0] as string);
  writeFileSync(ASSETS + url.slice("/assets/".length), source);
}
