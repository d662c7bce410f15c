import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { migrate } from "../../backend/db/migrate.ts";
import { openDatabase } from "../../backend/db/open.ts";
import { sqliteDatabase } from "../../backend/db/sqlite.ts";
import { prepareFiles, storeFile } from "../../backend/files/store.ts";
import { type AllowedOrigin, createBackend } from "../../backend/index.ts";
import { ROLE_IDS } from "../../backend/permissions.ts";
import { toItem } from "../../backend/read/rows.ts";
import { collectionOf, fieldOf } from "../../backend/schema.ts";
import { renewSearchTexts, SEARCH_COLUMN, searchTextOf } from "../../backend/write/search-text.ts";
import { toStored } from "../../backend/write/values.ts";
import { sha256 } from "./canonical.ts";
import { type Item, type Moved, movedFields, type RoleName, type Side } from "./side.ts";

/** Where the site asks for a new password (app/routes.ts). */
export const RESET_PATH = "/account/reset-password";

export type EmbeddedOptions = { dataDir: string; allowedOrigins: readonly AllowedOrigin[] };

const ROLE_NAMES = new Map(Object.entries(ROLE_IDS).map(([name, id]) => [id as string, name]));

/**
 * The embedded backend, by its database: the site must not run while it is written to. Throws when
 * the folder was written by a newer version of the site.
 */
export function openEmbedded({ dataDir, allowedOrigins }: EmbeddedOptions): Side {
  const db = openDatabase(dataDir);
  migrate(db, Date.now());
  const folder = join(dataDir, "files");
  const prepared = prepare(db, folder);
  // Whoever reads or writes first hears of it.
  prepared.catch(() => {});
  const diskName = ({ id }: Item) =>
    String(db.prepare("SELECT filename_disk FROM files WHERE id = ?").get(id)?.filename_disk);
  const content = async (file: Item) =>
    new Uint8Array(await readFile(join(folder, diskName(file))));
  /** What takes the written files back when the transaction is taken back. */
  let undo: (() => Promise<void>)[] = [];

  return {
    name: `the embedded backend in ${dataDir}`,
    services: [],
    async read(name) {
      await prepared;
      const items = readAll(db, name);
      if (name === "files") {
        for (const file of items) file.sha256 = sha256(await content(file));
      }
      return items;
    },
    content,
    async writing(work) {
      undo = [];
      await prepared;
      db.exec("BEGIN IMMEDIATE");
      // An account's picture was sent by an account.
      db.exec("PRAGMA defer_foreign_keys = ON");
      try {
        await work();
        db.exec("COMMIT");
      } catch (error) {
        if (db.isTransaction) db.exec("ROLLBACK");
        for (const step of undo.toReversed()) await step();
        throw error;
      }
    },
    async create(name, items) {
      for (const item of items) {
        insert(db, name, toRow(name, item));
        if (name === "users") record(db, "create", item);
      }
    },
    async update(name, items) {
      for (const item of items) {
        change(db, name, toRow(name, item));
        if (name !== "users") continue;
        // Whoever was signed in may have lost the right to it.
        db.prepare("DELETE FROM sessions WHERE user = ?").run(item.id);
        record(db, "update", item);
      }
    },
    async writeFile(file, bytes, exists) {
      const { sha256: _, ...fields } = file;
      const before = exists ? { name: diskName(file), bytes: await content(file) } : undefined;
      const name = String(file.filename_download);
      const stored = await storeFile(folder, String(file.id), name, chunks(bytes)).catch(
        (error) => {
          throw new Error(`files ${file.id} (${name}): ${error.message}`);
        },
      );
      undo.push(async () => {
        await rm(join(folder, stored.diskName), { force: true });
        if (before) await writeFile(join(folder, before.name), before.bytes);
      });
      const row = {
        ...toRow("files", fields),
        filename_disk: stored.diskName,
        checksum: stored.checksum,
      };
      if (before) change(db, "files", row);
      else insert(db, "files", row);
      if (before && before.name !== stored.diskName) await rm(join(folder, before.name));
    },
    async sendReset({ email, language }) {
      const administrator = "SELECT 1 FROM users WHERE role = ? LIMIT 1";
      if (!db.prepare(administrator).get(ROLE_IDS.administrator)) {
        throw new Error("Nobody would be administrator here, so no mail was written");
      }
      // Its own calls write the mail, so that the words and the token are those of the site.
      const backend = await createBackend({ dataDir, allowedOrigins });
      try {
        const { origin } = originFor(allowedOrigins, language);
        const request = new Request(`${origin}/auth/password/request`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email, reset_url: `${origin}${RESET_PATH}` }),
        });
        const { status } = await backend.fetch(request);
        if (status !== 204) throw new Error(`A link for ${email} was refused: ${status}`);
      } finally {
        await backend.close();
      }
    },
    close: () => db.close(),
  };
}

async function prepare(file: DatabaseSync, folder: string): Promise<void> {
  const db = sqliteDatabase(file);
  await renewSearchTexts(db);
  await prepareFiles(folder, db);
}

/** The origin that speaks the person's language, else the first. */
export function originFor(origins: readonly AllowedOrigin[], language: unknown): AllowedOrigin {
  const wanted = String(language ?? "").slice(0, 2);
  const found = origins.find((entry) => entry.language === wanted) ?? origins[0];
  if (!found) throw new Error("There is no origin for links");
  return found;
}

async function* chunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function readAll(db: DatabaseSync, name: Moved): Item[] {
  const columns = ["id", ...movedFields(name, collectionOf(name).fields)];
  const list = columns.map((column) => `"${column}"`).join(", ");
  return db
    .prepare(`SELECT ${list} FROM "${name}" ORDER BY id`)
    .all()
    .map((row) => {
      const item = toItem(name, row) as Item;
      if (name === "users") item.role = ROLE_NAMES.get(String(item.role)) ?? null;
      return item;
    });
}

/** Checked like a caller's payload: what the backend would not take is refused by name. */
function toRow(name: Moved, item: Item): Record<string, SQLInputValue> {
  const row: Record<string, SQLInputValue> = {};
  for (const [field, value] of Object.entries(item)) {
    const declared = fieldOf(name, field);
    if (!declared) throw new Error(`${name} ${item.id}: there is no field ${field}`);
    const given = field === "role" ? roleKey(item, value) : value;
    try {
      row[field] = toStored(name, field, declared, given ?? null);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${name} ${item.id}: ${reason}`);
    }
  }
  return row;
}

function roleKey({ id }: Item, role: unknown): string | null {
  if (role === null) return null;
  const key = ROLE_IDS[role as RoleName];
  if (!key) throw new Error(`users ${id}: the role ${role} exists only there; give another first`);
  return key;
}

function insert(db: DatabaseSync, name: Moved, item: Record<string, SQLInputValue>): void {
  const row = searchable(name, item);
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const marks = columns.map(() => "?");
  db.prepare(`INSERT INTO "${name}" (${columns.join(", ")}) VALUES (${marks.join(", ")})`).run(
    ...Object.values(row),
  );
}

/** The row with what searches look into, where its collection keeps that. */
function searchable(name: Moved, row: Record<string, SQLInputValue>) {
  const text = searchTextOf(name, row);
  return text === null ? row : { ...row, [SEARCH_COLUMN]: text };
}

function change(db: DatabaseSync, name: Moved, item: Record<string, SQLInputValue>): void {
  const { id = null, ...rest } = searchable(name, item);
  const list = Object.keys(rest).map((column) => `"${column}" = ?`);
  db.prepare(`UPDATE "${name}" SET ${list.join(", ")} WHERE id = ?`).run(
    ...Object.values(rest),
    id,
  );
}

/** A line in the audit log: accounts do not come out of nowhere. */
function record(db: DatabaseSync, action: "create" | "update", { id }: Item): void {
  db.prepare(
    "INSERT INTO audit (action, timestamp, collection, item, detail) VALUES (?, ?, ?, ?, ?)",
  ).run(action, new Date().toISOString(), "directus_users", id, "transfer");
}
