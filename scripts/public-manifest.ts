/**
 * Writes a second route manifest beside the build's own: without the staff area, accounts and endpoints.
 * Public pages load that one (server/public-manifest.ts), so that these cost visitors nothing.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ENDPOINTS, PRIVATE_PARTS } from "../app/pages.ts";
import { publicManifestName } from "../server/public-manifest.ts";

const assets = fileURLToPath(new URL("../build/client/assets", import.meta.url));
/** First parts of the ids of routes that no page of a visitor leads to by script. */
const LEFT_OUT: readonly string[] = [...PRIVATE_PARTS, ENDPOINTS];
const START = "window.__reactRouterManifest=";

type Manifest = {
  entry: { imports: string[] };
  routes: Record<string, { imports?: string[] }>;
  url: string;
};

/**
 * The source of a manifest without routes that only staff and account pages lead to, and without those
 * that draw nothing, to which no page is changed by script. Of each route
 * it leaves out what goes without saying: flags that are false, scripts that came with the document. Its
 * address is its own: React preloads whatever stands there once more when it hydrates a page.
 */
export function manifestForVisitors(source: string): string {
  if (!source.startsWith(START)) throw new Error("React Router writes its manifest differently");
  const manifest: Manifest = JSON.parse(source.slice(START.length).replace(/;\s*$/, ""));
  const everywhere = new Set(manifest.entry.imports);
  const routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([id]) => !LEFT_OUT.includes(id.split("/")[0] ?? ""))
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of readdirSync(assets)) {
    if (!/^manifest-[\w-]+\.js$/.test(name) || publicManifestName(name) === name) continue;
    const source = readFileSync(join(assets, name), "utf8");
    // Beside the manifest there is a chunk of the same name, empty but for a comment.
    if (source.replace(/^\/\/.*/, "").trim() === "") continue;
    writeFileSync(join(assets, publicManifestName(name)), manifestForVisitors(source));
  }
}
