import { rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Database } from "../db/database.ts";
import { type FileStore, NoContent } from "./file-store.ts";
import { prepareFiles, removeFile, storeFile } from "./store.ts";

/** Files in a folder of this machine, one for each record. */
export const filesInFolder = (folder: string, db: Database): FileStore => ({
  prepare: () => prepareFiles(folder, db),
  receive: (id, filename, content) => storeFile(folder, id, filename, content),
  async bring() {},
  async keep() {},
  async settle({ diskName }, isKept) {
    if (!isKept) await removeFile(folder, diskName);
  },
  async read(diskName) {
    const handle = await open(join(folder, diskName)).catch((cause: NodeJS.ErrnoException) => {
      throw cause.code === "ENOENT" ? new NoContent(diskName, { cause }) : cause;
    });
    return Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
  },
  async remove(diskNames) {
    for (const name of diskNames) rmSync(join(folder, name), { force: true });
  },
});
