import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { MAX_INPUT_BYTES } from "../limits.ts";
import type { ExportFile } from "../read/read-exports.ts";

/** Files beyond what is read at once, or none where one was named. The message says which. */
export class GivenFilesError extends Error {}

/** Of a folder, what may be an export. */
const MAY_BE_EXPORT = /\.(?:zip|csv|xlsx|json)$/i;

type Found = { path: string; size: number; modifiedMs: number };

/**
 * The files at these paths, folders one level deep. Their sizes are asked before anything is read.
 * @throws GivenFilesError
 */
export async function givenFiles(paths: readonly string[]): Promise<ExportFile[]> {
  const found: Found[] = [];
  for (const path of paths) found.push(...(await filesAt(path)));
  const total = found.reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_INPUT_BYTES) {
    throw new GivenFilesError(
      `These files have ${total} bytes; ${MAX_INPUT_BYTES} are read at once. Give fewer.`,
    );
  }
  const names = Map.groupBy(found, ({ path }) => basename(path));
  const files: ExportFile[] = [];
  for (const { path, modifiedMs } of found) {
    const name = basename(path);
    // Folders hold files of one name; the path tells them apart.
    const label = names.get(name)?.length === 1 ? name : path;
    files.push({ name, label, bytes: await readFile(path), modifiedMs });
  }
  return files;
}

async function filesAt(path: string): Promise<Found[]> {
  const { kind, ...found } = await lookAt(path);
  if (kind === "file") return [found];
  const names = (await readdir(path)).filter((name) => MAY_BE_EXPORT.test(name)).sort();
  const inside = await Promise.all(names.map((name) => lookAt(join(path, name))));
  const files = inside.filter((one) => one.kind === "file");
  if (files.length === 0) {
    throw new GivenFilesError(
      `${path} holds no ZIP, CSV, XLSX or JSON; folders in it are not looked into.`,
    );
  }
  return files;
}

async function lookAt(path: string): Promise<Found & { kind: "file" | "folder" }> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new GivenFilesError(`${path} can't be read: ${error.code ?? error.message}`);
  });
  // A pipe or a device has no size to ask before reading, and maybe no end.
  if (!stats.isFile() && !stats.isDirectory()) {
    throw new GivenFilesError(`${path} is neither a file nor a folder.`);
  }
  const { size, mtimeMs: modifiedMs } = stats;
  return { path, size, modifiedMs, kind: stats.isFile() ? "file" : "folder" };
}
