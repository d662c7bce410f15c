import { z } from "zod";
import type { Backend } from "./backend.server.ts";
import { createItem, deleteItem, readItem, readItems, updateItem } from "./items.server.ts";

export const redirectSchema = z.object({
  id: z.number(),
  path: z.string(),
  target: z.string(),
  /** Answered 301, else 302. */
  permanent: z.boolean().nullish(),
  enabled: z.boolean().nullish(),
});
/** An address that moved, as editors keep it. */
export type StoredRedirect = z.infer<typeof redirectSchema>;
export type RedirectChange = Partial<Omit<StoredRedirect, "id">>;

const FIELDS = Object.keys(redirectSchema.shape);
const COLLECTION = "redirects";
/** All of them are held in memory; many more would be rules, and rules belong into the program. */
const MAX_REDIRECTS = 5000;

/** GET /items/redirects, by path: those that are switched on, for anybody. */
export async function readActiveRedirects(
  backend: Backend,
  timeoutMs: number,
): Promise<StoredRedirect[]> {
  const filter = { enabled: { _eq: true } };
  const query = { filter, fields: FIELDS, sort: ["path"], limit: MAX_REDIRECTS };
  return (await readItems(withLimit(backend, timeoutMs), COLLECTION, query, redirectSchema)).data;
}

const withLimit = (backend: Backend, timeoutMs: number): Backend => ({
  request: (call) => backend.request({ ...call, timeoutMs }),
});

/** All of them, by path; for editors and administrators. */
export async function readRedirects(backend: Backend): Promise<StoredRedirect[]> {
  const query = { fields: FIELDS, sort: ["path"], limit: MAX_REDIRECTS };
  return (await readItems(backend, COLLECTION, query, redirectSchema)).data;
}

/** Throws BackendError 403 when there is none. */
export function readRedirect(backend: Backend, id: string): Promise<StoredRedirect> {
  return readItem(backend, COLLECTION, id, { fields: FIELDS }, redirectSchema);
}

/** Throws BackendError with RECORD_NOT_UNIQUE for a path that has one already. */
export function createRedirect(backend: Backend, redirect: RedirectChange): Promise<void> {
  return createItem(backend, COLLECTION, redirect);
}

/** Throws like `createRedirect`, and 403 when there is none (any more). */
export async function updateRedirect(
  backend: Backend,
  id: string,
  change: RedirectChange,
): Promise<void> {
  await updateItem(backend, COLLECTION, id, change, { fields: ["id"] }, z.object({}));
}

export function deleteRedirect(backend: Backend, id: string): Promise<void> {
  return deleteItem(backend, COLLECTION, id);
}
