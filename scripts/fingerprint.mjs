// What a build was made of, to know whether it still holds.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Of names and contents below a folder: the same for a copy of it anywhere, whatever its times, and
 * another one after any edit.
 */
export function fingerprintOf(folder, paths) {
  const hash = createHash("sha256");
  const visit = (path) => {
    const full = join(folder, path);
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) visit(`${path}/${name}`);
      return;
    }
    const content = readFileSync(full);
    hash.update(`${path}\0${content.length}\0`).update(content);
  };
  for (const path of paths) visit(path);
  return hash.digest("hex");
}
