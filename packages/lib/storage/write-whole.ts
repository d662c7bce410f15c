import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { makePrivateFolder, PRIVATE_FILE_MODE } from "./private-files.ts";

/**
 * Replaces a file by a text, written whole and renamed, so that nobody reads half of it. Whoever writes it at the
 * same moment, in this process or in another of the same folder, has a text of their own: the last one stays.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  makePrivateFolder(dirname(path));
  const unfinished = `${path}.${randomUUID()}`;
  try {
    const file = await open(unfinished, "wx", PRIVATE_FILE_MODE);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    // A full disk is no better for pieces of what did not fit.
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}
