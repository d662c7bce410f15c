import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { TOP } from "../../../scripts/boundaries/rooms.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const TEXTS = new Set([".js", ".css", ".svg", ".json"]);
const HASHED = /-([\w-]{8})((?:\.\w+)+)$/;

/**
 * A copy of the built project as the next build would be: every hashed file has another name, and no file
 * of the build before is there. To be removed by whoever asks for it.
 */
export function otherBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), "b4-other-build-"));
  const files = readdirSync(ROOT).filter((name) => /\.ts$|^package\.json$|^tsconfig/.test(name));
  for (const name of [...TOP, "scripts", "build", ...files]) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  rmSync(join(folder, "build/compile-cache"), { recursive: true, force: true });
  const assets = join(folder, "build/client/assets");
  const renamed = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    // What was packed holds the old names.
    if (/\.(?:br|gz)$/.test(name)) rmSync(join(assets, name));
    else if (HASHED.test(name)) renamed.set(name, name.replace(HASHED, otherHash));
  }
  const names = new RegExp(
    [...renamed.keys()].map((name) => name.replace(/[.$]/g, "\\$&")).join("|"),
    "g",
  );
  for (const file of textsIn(join(folder, "build"))) {
    const text = readFileSync(file, "utf8");
    writeFileSync(
      file,
      text.replace(names, (name) => renamed.get(name) ?? name),
    );
  }
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
  return folder;
}

function otherHash(_: string, hash: string, ending: string): string {
  return `-${[...hash].toReversed().join("")}${ending}`;
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
}
