import { WEBSITE_ACCOUNT } from "../../app/api/website-account.ts";
import type { AllowedOrigin } from "../../backend/index.ts";
import { ROLE_IDS } from "../../backend/permissions.ts";
import { collectionOf, fieldOf } from "../../backend/schema.ts";
import { type Access, type Call, request } from "../directus/call.ts";
import { ownCollections, specialOf } from "../directus/collections.ts";
import { sha256 } from "./canonical.ts";
import { originFor, RESET_PATH } from "./embedded.ts";
import { type Item, type Moved, movedFields, type Side } from "./side.ts";

export type DirectusOptions = {
  /** As an administrator. */
  access: Access;
  allowedOrigins: readonly AllowedOrigin[];
};

const PAGE_SIZE = 500;
/** A Directus takes bodies of 1 MB by default. */
const MAX_BATCH_BYTES = 400_000;
const MAX_BATCH_ITEMS = 100;

/** A Directus with the site's data model, by its API and as its administrator. */
export async function openDirectus({ access, allowedOrigins }: DirectusOptions): Promise<Side> {
  const { call, url } = access;
  const roles = await rolesOf(call, url);
  await requireModel(call, url);
  const content = (file: Item) => download(access, `/assets/${file.id}`);

  return {
    name: `the Directus at ${url}`,
    services: [WEBSITE_ACCOUNT],
    async read(name) {
      const items = (await readAll(call, name)).map((item) => fromDirectus(name, item, roles));
      if (name === "files") {
        for (const file of items) file.sha256 = sha256(await content(file));
      }
      return items;
    },
    content,
    async writing(work) {
      // Directus would put its own time and user over the stamps that come along.
      const stamped = stampedFields();
      try {
        await setSpecials(call, stamped, () => null);
        await work();
      } finally {
        await setSpecials(call, stamped, ({ special }) => special);
      }
    },
    async create(name, items) {
      for (const batch of batches(items.map((item) => toDirectus(name, item, roles)))) {
        await call("POST", pathOf(name), batch);
      }
    },
    async update(name, items) {
      for (const batch of batches(items.map((item) => toDirectus(name, item, roles)))) {
        await call("PATCH", pathOf(name), batch);
      }
    },
    async writeFile({ sha256: _, uploaded_by, uploaded_on, filesize: __, ...file }, bytes, exists) {
      const form = new FormData();
      for (const [field, value] of Object.entries(file)) form.append(field, String(value));
      const blob = new Blob([bytes], { type: String(file.type) });
      form.append("file", blob, String(file.filename_download));
      await request(
        access,
        exists ? "PATCH" : "POST",
        exists ? `/files/${file.id}` : "/files",
        form,
      );
      // A form has no null, and an upload is stamped.
      const { title, description } = file;
      const rest = { title, description, uploaded_by, uploaded_on };
      await call("PATCH", `/files/${file.id}`, rest);
    },
    async sendReset({ email: address, language }) {
      const { origin } = originFor(allowedOrigins, language);
      const reset_url = `${origin}${RESET_PATH}`;
      await call("POST", "/auth/password/request", { email: address, reset_url });
    },
    close() {},
  };
}

/** Role keys by meaning; the administrators' is that of whoever signed in. */
async function rolesOf(call: Call, url: string): Promise<Map<string, string>> {
  const me = (await call("GET", "/users/me?fields=role")) as { role: string };
  const { admin_access } = (await call("GET", "/policies/me/globals")) as { admin_access: boolean };
  if (!admin_access) throw new Error(`An administrator has to sign in at ${url}`);
  return new Map([
    ["administrator", me.role],
    ["editor", ROLE_IDS.editor],
    ["public", ROLE_IDS.public],
  ]);
}

async function requireModel(call: Call, url: string): Promise<void> {
  const found = (await call("GET", "/collections")) as { collection: string }[];
  const names = new Set(found.map(({ collection }) => collection));
  const missing = ownCollections.filter((name) => !names.has(name));
  if (missing.length === 0) return;
  throw new Error(`${url} has no ${missing.join(", ")}: run npm run directus:apply first`);
}

const pathOf = (name: Moved) =>
  name === "users" || name === "files" ? `/${name}` : `/items/${name}`;

async function readAll(call: Call, name: Moved): Promise<Item[]> {
  const fields = ["id", ...movedFields(name, collectionOf(name).fields)].join(",");
  const items: Item[] = [];
  for (let page = 1; ; page++) {
    const query = `fields=${fields}&sort=id&limit=${PAGE_SIZE}&page=${page}`;
    const batch = (await call("GET", `${pathOf(name)}?${query}`)) as Item[];
    items.push(...batch);
    if (batch.length < PAGE_SIZE) return items;
  }
}

function fromDirectus(name: Moved, item: Item, roles: ReadonlyMap<string, string>): Item {
  const result: Item = { ...item };
  for (const [field, value] of Object.entries(item)) {
    const type = fieldOf(name, field)?.type;
    if (type === "timestamp" && value) result[field] = new Date(String(value)).toISOString();
    // PostgreSQL's sizes are 64 bits wide, which come as text.
    if (type === "integer" && value !== null) result[field] = Number(value);
  }
  if (name !== "users") return result;
  const [role = item.role] = [...roles].find(([, key]) => key === item.role) ?? [];
  return { ...result, email: String(item.email ?? "").toLowerCase() || null, role };
}

function toDirectus(name: Moved, item: Item, roles: ReadonlyMap<string, string>): Item {
  const result: Item = { ...item };
  if (name === "users") result.role = roles.get(String(item.role)) ?? null;
  for (const [field, value] of Object.entries(item)) {
    // Directus hands texts to the database as they are, where they have to be JSON.
    if (fieldOf(name, field)?.type === "json" && typeof value === "string") {
      result[field] = JSON.stringify(value);
    }
  }
  return result;
}

type Stamped = { collection: string; field: string; special: string[] | null };

function stampedFields(): Stamped[] {
  return ownCollections.flatMap((collection) =>
    Object.entries(collectionOf(collection).fields)
      .filter(([, field]) => field.auto)
      .map(([name, field]) => ({ collection, field: name, special: specialOf(field) })),
  );
}

async function setSpecials(
  call: Call,
  fields: readonly Stamped[],
  specialFor: (field: Stamped) => string[] | null,
): Promise<void> {
  for (const entry of fields) {
    const meta = { special: specialFor(entry) };
    await call("PATCH", `/fields/${entry.collection}/${entry.field}`, { meta });
  }
}

/** Pieces that fit into a request each. */
function batches(items: readonly Item[]): Item[][] {
  const result: Item[][] = [];
  let bytes = 0;
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item));
    const last = result.at(-1);
    if (last && last.length < MAX_BATCH_ITEMS && bytes + size < MAX_BATCH_BYTES) {
      last.push(item);
      bytes += size;
    } else {
      result.push([item]);
      bytes = size;
    }
  }
  return result;
}

async function download(access: Access, path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await request(access, "GET", path)).arrayBuffer());
}
