import { z } from "zod";
import { readData, readList } from "./answers.server.ts";
import type { Backend } from "./backend.server.ts";
import { BackendError } from "./backend-error.server.ts";
import type { Filter } from "./query.server.ts";

/** Longest wait for an upload or a download, in milliseconds. */
const FILE_TIMEOUT_MS = 30_000;

/** A file to store. With an `id` of the sender's, sending it again does no harm. */
export type Upload = { file: File; id?: string; title?: string };

/**
 * POST /files. Answers nothing, since the site may upload but not read. Throws BackendError: 413 too
 * large, 415 another type than agreed, 400 RECORD_NOT_UNIQUE for an id that is taken.
 */
export async function uploadFile(backend: Backend, { file, id, title }: Upload): Promise<void> {
  const form = new FormData();
  // Directus reads the fields that stand before the file.
  if (id !== undefined) form.set("id", id);
  if (title !== undefined) form.set("title", title);
  form.set("file", file, file.name);
  const path = "/files";
  await backend.request({ method: "POST", path, form, timeoutMs: FILE_TIMEOUT_MS });
}

/** DELETE /files: rows and contents, for good. Not to be called without a key. */
export async function deleteFiles(backend: Backend, ids: readonly string[]): Promise<void> {
  await backend.request({ method: "DELETE", path: "/files", body: ids });
}

/** Statuses with which a backend answers for a file that is not there (any more). */
const GONE_STATUSES = [400, 403, 404];

/** The same for one that may never have come. */
export async function deleteFileIfThere(backend: Backend, id: string): Promise<void> {
  try {
    await deleteFiles(backend, [id]);
  } catch (error) {
    if (!(error instanceof BackendError) || !GONE_STATUSES.includes(error.status)) throw error;
  }
}

const fileFacts = z.object({
  id: z.string(),
  filename_download: z.string().nullable(),
  type: z.string().nullable(),
  filesize: z.coerce.number().nullable(),
});
export type FileFacts = z.infer<typeof fileFacts>;

/** What is known of a file, without its content. */
export function readFileFacts(backend: Backend, id: string): Promise<FileFacts> {
  const path = `/files/${encodeURIComponent(id)}`;
  const fields = ["id", "filename_download", "type", "filesize"];
  return readData(backend, { path, query: { fields } }, fileFacts);
}

const storedFile = z.object({
  id: z.string(),
  filename_download: z.string().nullable(),
  uploaded_on: z.string(),
});
/** A file and when it was stored. */
export type StoredFile = z.infer<typeof storedFile>;

/** GET /files, the newest first. */
export async function readStoredFiles(
  backend: Backend,
  filter: Filter,
  limit: number,
): Promise<StoredFile[]> {
  const fields = Object.keys(storedFile.shape);
  const query = { filter, fields, sort: ["-uploaded_on"], limit };
  return (await readList(backend, { path: "/files", query }, storedFile)).data;
}

/** GET /assets/{id}: a file's content, with the headers that the backend gives it. */
export function readAsset(backend: Backend, id: string): Promise<Response> {
  const path = `/assets/${encodeURIComponent(id)}`;
  return backend.request({ path, timeoutMs: FILE_TIMEOUT_MS });
}
