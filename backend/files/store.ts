import { readdirSync, rmSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { typeOfFile } from "../../packages/lib/documents/file-type.ts";
import { writeDocument } from "../../packages/lib/documents/write-document.ts";
import { makePrivateFolder, syncFolder } from "../../packages/lib/storage/private-files.ts";
import type { Database } from "../db/database.ts";
import { contentTooLarge, invalidPayload } from "../http/errors.ts";
import type { StoredFile } from "./file-store.ts";
import { UPLOAD_TYPES } from "./upload-types.ts";

const UNFINISHED = ".part";

/**
 * Makes the folder and removes what an interrupted upload or deletion left there: whatever is not
 * the content of a file in the database.
 */
export async function prepareFiles(folder: string, db: Database): Promise<void> {
  makePrivateFolder(folder);
  const rows = await db.selectFrom("files").select("filename_disk").execute();
  const known = new Set(rows.map(({ filename_disk: name }) => name));
  for (const name of readdirSync(folder)) {
    if (!known.has(name)) rmSync(join(folder, name), { force: true });
  }
}

/** The same where no content stays on the disk. */
export function clearUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
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
  try {
    const written = await writeDocument(unfinished, content);
    if (!written) throw contentTooLarge();
    const { size, head, checksum } = written;
    const found = await typeOfFile(UPLOAD_TYPES, head, filename, () => readFile(unfinished));
    if (!found) throw invalidPayload("File is of invalid content type");
    const diskName = `${id}.${found.extension}`;
    await rename(unfinished, join(folder, diskName));
    await syncFolder(folder);
    return { diskName, type: found.type, size, checksum };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export async function removeFile(folder: string, diskName: string): Promise<void> {
  await rm(join(folder, diskName), { force: true });
}
