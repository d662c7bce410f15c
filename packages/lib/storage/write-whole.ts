import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { makePrivateFolder, PRIVATE_FILE_MODE } from "./private-files.ts";

/** Replaces a file by a text, written whole and renamed, so that nobody reads half of it. */
export async function writeWhole(path: string, text: string): Promise<void> {
  makePrivateFolder(dirname(path));
  // Processes may share the folder.
  const unfinished = `${path}.${process.pid}`;
  const file = await open(unfinished, "w", PRIVATE_FILE_MODE);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}
