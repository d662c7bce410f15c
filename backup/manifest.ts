import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import type { BackupContents } from "../packages/lib/backups/state.ts";
import { BackupError } from "./backup-error.ts";
import { BACKEND_DATABASE, INTAKE_DATABASE } from "./data-folder.ts";
import { numberOf, reading } from "./sqlite-copy.ts";

export const MANIFEST = "manifest.json";
/** Of the archive's inner form: a restore refuses any other. */
const FORMAT = 1;

const schema = z.object({
  format: z.literal(FORMAT),
  began: z.iso.datetime(),
  /** How many processes' folders are in it. */
  folders: z.number().int().positive(),
  contents: z.object({ leads: z.number(), waiting: z.number(), documents: z.number() }),
  /** Every other file, by its path with slashes: bytes, and SHA-256 in hex. */
  files: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof schema>;

/** SHA-256 of a file's content, in hex. */
export async function sumOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** Says what lies in a folder of copies. */
export async function describe(folder: string, began: Date): Promise<Manifest> {
  const files: Manifest["files"] = {};
  for (const path of pathsIn(folder)) {
    const file = join(folder, path);
    files[path] = { size: statSync(file).size, sha256: await sumOf(file) };
  }
  const folders = readdirSync(folder).length;
  return { format: FORMAT, began: began.toISOString(), folders, contents: countIn(folder), files };
}

/** Reads what an archive says of itself. Throws BackupError for what is none of ours. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "null";
  const result = schema.safeParse(parsed(text));
  if (result.success) return result.data;
  throw new BackupError("This is no backup of this site, or one of a newer version");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Throws BackupError for the first file that is missing, changed or too much. */
export async function compare(folder: string, { files }: Manifest): Promise<void> {
  const found = new Set(pathsIn(folder).filter((path) => path !== MANIFEST));
  for (const [path, { size, sha256 }] of Object.entries(files)) {
    if (!found.delete(path)) throw new BackupError(`${path} is missing in the backup`);
    const file = join(folder, path);
    const isSame = statSync(file).size === size && (await sumOf(file)) === sha256;
    if (!isSame) throw new BackupError(`${path} is not what was put into the backup`);
  }
  for (const path of found) throw new BackupError(`${path} was not put into the backup`);
}

/** Counts what people would miss: leads, submissions on their way, documents. */
export function countIn(folder: string): BackupContents {
  const counts = { leads: 0, waiting: 0, documents: 0 };
  for (const path of pathsIn(folder)) {
    const [, name = "", ...inner] = path.split("/");
    if (name === BACKEND_DATABASE) {
      counts.leads += reading(join(folder, path), (db) =>
        numberOf(db, "SELECT count(*) FROM leads"),
      );
    }
    if (name === INTAKE_DATABASE) {
      counts.waiting += reading(join(folder, path), (db) =>
        numberOf(db, "SELECT count(*) FROM submissions WHERE delivered IS NULL"),
      );
    }
    if (inner.length > 0) counts.documents++;
  }
  return counts;
}

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join("/"))
    .sort();
}
