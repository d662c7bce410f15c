import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { SNIFF_BYTES, typeOfFile } from "../../packages/lib/documents/file-type.ts";
import { contentTooLarge, invalidPayload } from "../http/errors.ts";
import { UPLOAD_TYPES } from "./upload-types.ts";

/** Largest upload. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
const PRIVATE_FOLDER_MODE = 0o700;
const PRIVATE_FILE_MODE = 0o600;
const UNFINISHED = ".part";

export type StoredFile = { diskName: string; type: string; size: number; checksum: string };

/**
 * Makes the folder and removes what an interrupted upload or deletion left there: whatever is not
 * the content of a file in the database.
 */
export function prepareFiles(folder: string, db: DatabaseSync): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  const known = db.prepare("SELECT 1 FROM files WHERE filename_disk = ?");
  for (const name of readdirSync(folder)) {
    if (!known.get(name)) rmSync(join(folder, name), { force: true });
  }
}

/**
 * Writes an upload to the disk as it arrives, under the generated `id`, and says what it is.
 * Throws 413 over 5 MB and 400 for a type that is not taken; nothing is left behind then.
 */
export async function storeFile(
  folder: string,
  id: string,
  filename: string,
  content: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const unfinished = join(folder, `${id}${UNFINISHED}`);
  const checksum = createHash("sha256");
  let head = Buffer.alloc(0);
  let size = 0;
  const handle = await open(unfinished, "wx", PRIVATE_FILE_MODE);
  try {
    for await (const chunk of content) {
      size += chunk.byteLength;
      if (size > MAX_FILE_BYTES) throw contentTooLarge();
      if (head.byteLength < SNIFF_BYTES) {
        head = Buffer.concat([head, chunk.subarray(0, SNIFF_BYTES)]);
      }
      checksum.update(chunk);
      await handle.writeFile(chunk);
    }
    const found = await typeOfFile(UPLOAD_TYPES, head, filename, () => readFile(unfinished));
    if (!found) throw invalidPayload("File is of invalid content type");
    await handle.sync();
    const diskName = `${id}.${found.extension}`;
    await rename(unfinished, join(folder, diskName));
    await syncFolder(folder);
    return { diskName, type: found.type, size, checksum: checksum.digest("hex") };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Puts a new name on the disk, as `sync` of a file does its content; Windows has no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function removeFile(folder: string, diskName: string): Promise<void> {
  await rm(join(folder, diskName), { force: true });
}
