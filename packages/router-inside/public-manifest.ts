import type { ServerBuild } from "react-router";
import { isOn } from "./switches.ts";

/** How React Router's own manifest begins, a file of the build. */
const START = "window.__reactRouterManifest=";

type Route = { id: string; path?: string; imports?: string[] };

type Manifest = {
  entry: { imports: string[] };
  routes: Record<string, Route>;
  url: string;
};

/** In place of a path where a route has none: most have the one that is their id, which is left out. */
const NO_PATH = 0;
/** Puts back what is left out: it stands after the manifest, and costs less than what it writes. */
const FILL = `for(let[i,r]of Object.entries(${START.slice(0, -1)}.routes))r.id=i,r.path=r.path===${NO_PATH}?void 0:r.path??i`;

/** Name of the manifest for public pages, made of the build's own (scripts/public-manifest.ts). */
export function publicManifestName(name: string): string {
  return name.replace(/(?<!\.public)\.js$/, ".public.js");
}

/**
 * The build as public pages see it: their documents load a route manifest without the staff area and
 * accounts. No public page links there by client navigation.
 */
export function publicBuild(build: ServerBuild): ServerBuild {
  if (!isOn("public-manifest")) return build;
  const url = publicManifestName(build.assets.url);
  return { ...build, assets: { ...build.assets, url } };
}

/**
 * The source of a manifest without the routes whose id begins with one of `leftOut`. Of each other route
 * it leaves out what goes without saying: flags that are false, scripts that came with the document, ids and
 * paths that are its name. Its address is its own: React preloads whatever stands there once more when it
 * hydrates a page. Throws when React Router writes its manifest otherwise.
 */
export function manifestForVisitors(source: string, leftOut: readonly string[]): string {
  if (!source.startsWith(START)) throw new Error("React Router writes its manifest differently");
  const manifest: Manifest = JSON.parse(source.slice(START.length).replace(/;\s*$/, ""));
  const everywhere = new Set(manifest.entry.imports);
  const routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([id]) => !leftOut.includes(id.split("/")[0] ?? ""))
      .map(([name, { id, path = NO_PATH, imports, ...route }]) => [
        name,
        {
          ...(path !== id && { path }),
          ...Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
          imports: imports?.filter((path) => !everywhere.has(path)),
        },
      ]),
  );
  const url = publicManifestName(manifest.url);
  return `${START}${JSON.stringify({ ...manifest, routes, url })};${FILL}`;
}
