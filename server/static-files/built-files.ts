import { existsSync, readdirSync, readFileSync } from "node:fs";

const ASSETS = new URL("../../build/client/assets/", import.meta.url);

/** What the build left beside its server that pages are finished with. */
export type BuiltFiles = {
  /** Style sheets by address, such as `/assets/root-1a2b.css`. */
  styles: ReadonlyMap<string, string>;
  /** Address of the list of routes for visitors (scripts/visitor-manifest.ts). */
  visitorManifest: string | undefined;
};

export function builtFiles(): BuiltFiles {
  const names = existsSync(ASSETS) ? readdirSync(ASSETS) : [];
  const manifest = names.find((name) => /^visitors-[0-9a-f]+\.js$/.test(name));
  return {
    styles: new Map(
      names
        .filter((name) => name.endsWith(".css"))
        .map((name) => [`/assets/${name}`, readFileSync(new URL(name, ASSETS), "utf8")]),
    ),
    visitorManifest: manifest && `/assets/${manifest}`,
  };
}
