import type { ServerBuild } from "react-router";

/** Name of the manifest for public pages, made of the build's own (scripts/public-manifest.ts). */
export function publicManifestName(name: string): string {
  return name.replace(/(?<!\.public)\.js$/, ".public.js");
}

/**
 * The build as public pages see it: their documents load a route manifest without the staff area and
 * accounts. No public page links there by client navigation.
 */
export function publicBuild(build: ServerBuild): ServerBuild {
  const url = publicManifestName(build.assets.url);
  return { ...build, assets: { ...build.assets, url } };
}
