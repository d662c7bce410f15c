import { existsSync, readdirSync, readFileSync } from "node:fs";

const ASSETS = new URL("../../build/client/assets/", import.meta.url);

/** The build's style sheets by address, such as `/assets/root-1a2b.css`; none before a build. */
export function builtStyles(): ReadonlyMap<string, string> {
  if (!existsSync(ASSETS)) return new Map();
  return new Map(
    readdirSync(ASSETS)
      .filter((name) => name.endsWith(".css"))
      .map((name) => [`/assets/${name}`, readFileSync(new URL(name, ASSETS), "utf8")]),
  );
}
