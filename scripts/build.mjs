// Builds the site when its sources have changed since the last build.
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprintOf } from "./fingerprint.mjs";
import { firstStart } from "./first-start.mjs";
import { fail, install, root, run } from "./install.mjs";
import { prepare } from "./prepare.mjs";
import { keepAssets } from "./previous-assets.mjs";

const SOURCES = [
  "app",
  "backend",
  "backup",
  "content",
  "packages",
  "public",
  "server",
  "scripts",
  "vite",
];
const FILES = [
  "server.ts",
  "embedded-backend.ts",
  ...readdirSync(root).filter((name) => /^env.*(?<!\.test)\.ts$/.test(name)),
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];
const stamp = join(root, "build/.sources");

export async function build() {
  await prepare();
  const plain = process.env.PLAIN_ROUTER ?? "";
  const sources = fingerprintOf(root, [...SOURCES, ...FILES]) + plain;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  console.log("Building the site …");
  // First, while the build before is whole: an article with a fault ends it here.
  const index = join(root, ".cache/content.sqlite");
  await run("node", ["scripts/index-content.ts", index]);
  keepAssets(join(root, "build/client/assets"), join(root, ".cache/previous-assets"));
  await run("react-router", ["build"], { stdio: ["ignore", "ignore", "inherit"] });
  await run("node", ["scripts/public-manifest.ts"]);
  await run("node", ["scripts/compress-assets.ts"]);
  renameSync(index, join(root, "build/server/content.sqlite"));
  await firstStart();
  writeFileSync(stamp, sources);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install().then(build).catch(fail);
}
