import { z } from "zod";
import type { Backend } from "../../api/backend.server.ts";
import { readStoredFiles, type StoredFile } from "../../api/files.server.ts";
import { readItems } from "../../api/items.server.ts";
import { WEBSITE_ACCOUNT } from "../../api/website-account.ts";

/** A file may be on its way to its lead for this long, in milliseconds. */
const ON_ITS_WAY_MS = 60 * 60 * 1000;
/** So many of the newest are looked at; whoever looks once a day sees each that strays. */
const LOOKED_AT = 200;
/** Keys in one address: a server takes some 8 kB. */
const KEYS_AT_ONCE = 100;

const DOCUMENTS = [
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.oasis.opendocument.text",
];

/**
 * Documents that the site has stored and no lead names: a delivery ended between the two, or its
 * sender was erased meanwhile. `known` are those whose lead waits on this server, where they are seen.
 */
export async function strayFiles(
  backend: Backend,
  known: ReadonlySet<string>,
  now = Date.now(),
): Promise<StoredFile[]> {
  const filter = {
    _and: [
      { type: { _in: DOCUMENTS } },
      { uploaded_on: { _lt: new Date(now - ON_ITS_WAY_MS).toISOString() } },
      { _or: [{ uploaded_by: { _null: true } }, { uploaded_by: { _eq: WEBSITE_ACCOUNT } }] },
    ],
  };
  const files = await readStoredFiles(backend, filter, LOOKED_AT);
  const named = new Set<string>();
  for (let at = 0; at < files.length; at += KEYS_AT_ONCE) {
    const ids = files.slice(at, at + KEYS_AT_ONCE).map(({ id }) => id);
    const query = { filter: { cv: { _in: ids } }, fields: ["cv"], limit: -1 };
    const { data } = await readItems(backend, "leads", query, z.object({ cv: z.string() }));
    for (const { cv } of data) named.add(cv);
  }
  return files.filter(({ id }) => !named.has(id) && !known.has(id));
}
