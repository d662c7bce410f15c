/**
 * Writes a second route manifest beside the build's own: without the staff area, accounts and endpoints,
 * which draw nothing (packages/router-inside). Public pages load that one, so that these cost visitors
 * nothing.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ENDPOINTS, PRIVATE_PARTS } from "../app/pages.ts";
import {
  manifestForVisitors,
  publicManifestName,
} from "../packages/router-inside/public-manifest.ts";

const assets = fileURLToPath(new URL("../build/client/assets", import.meta.url));
/** First parts of the ids of routes that no page of a visitor leads to by script. */
const LEFT_OUT: readonly string[] = [...PRIVATE_PARTS, ENDPOINTS];

for (const name of readdirSync(assets)) {
  if (!/^manifest-[\w-]+\.js$/.test(name) || publicManifestName(name) === name) continue;
  const source = readFileSync(join(assets, name), "utf8");
  // Beside the manifest there is a chunk of the same name, empty but for a comment.
  if (source.replace(/^\/\/.*/, "").trim() === "") continue;
  writeFileSync(join(assets, publicManifestName(name)), manifestForVisitors(source, LEFT_OUT));
}
