import type { ServerBuild } from "react-router";
import { isOn } from "./switches.ts";

/** How React Router's own manifest begins, a file of the build. */
const START = "window.__reactRouterManifest=";

type Manifest = {
  entry: { imports: string[] };
  routes: Record<string, { imports?: string[] }>;
  url: string;
};

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
 * it leaves out what goes without saying: flags that are false, scripts that came with the document. Its
 * address is its own: React preloads whatever stands there once more when it hydrates a page. Throws
 * when React Router writes its manifest otherwise.
 */
export function manifestForVisitors(source: string, leftOut: readonly string[]): string {
  if (!source.startsWith(START)) throw new Error("React Router writes its manifest differently");
  const manifest: Manifest = JSON.parse(source.slice(START.length).replace(/;\s*$/, ""));
  const everywhere = new Set(manifest.entry.imports);
  const routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([id]) => !leftOut.includes(id.split("/")[0] ?? ""))
      .map(([id, { imports, ...route }]) => [
        id,
        {
          ...Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
          imports: imports?.filter((path) => !everywhere.has(path)),
        },
      ]),
  );
  const url = publicManifestName(manifest.url);
  return `${START}${JSON.stringify({ ...manifest, routes, url })};`;
}
