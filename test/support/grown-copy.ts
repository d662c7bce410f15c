import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { INDEX_FILE } from "../../app/content/content-index.server.ts";
import { TOP } from "../../scripts/boundaries/rooms.ts";
import { indexContent } from "../../scripts/index-content.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDERS = [...TOP, "bench", "build"];

/**
 * A copy of the built project with this many articles in each language: the thirteen over and over
 * under new names, each as a folder of its own as an author would add it, and indexed by the build's
 * own step.
 */
export async function grownCopy(articles: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "b4-grown-"));
  const files = readdirSync(ROOT).filter((name) => /\.ts$|^package\.json$|^tsconfig/.test(name));
  for (const name of [...FOLDERS, ...files]) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const target = join(folder, "content/articles");
  const originals = readdirSync(target);
  for (let index = originals.length; index < articles; index++) {
    const original = originals[index % originals.length] ?? "";
    const copy = join(target, `${original}-${index}`);
    mkdirSync(copy);
    for (const language of ["en", "el"]) {
      const source = readFileSync(join(target, original, `${language}.md`), "utf8");
      writeFileSync(
        join(copy, `${language}.md`),
        source.replace(/^title: .*$/m, `title: Article number ${index}`),
      );
    }
  }
  await indexContent(folder, join(folder, "build/server", INDEX_FILE));
  return folder;
}
