import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_FOLDER } from "../../packages/lib/project-folder.ts";

const ASSETS = join(PROJECT_FOLDER, "build/client/assets");

/** The build's style sheets by address, such as `/assets/root-1a2b.css`; none before a build. */
export function builtStyles(): ReadonlyMap<string, string> {
  if (!existsSync(ASSETS)) return new Map();
  return new Map(
    readdirSync(ASSETS)
      .filter((name) => name.endsWith(".css"))
      .map((name) => [`/assets/${name}`, readFileSync(join(ASSETS, name), "utf8")]),
  );
}
