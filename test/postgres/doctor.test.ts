import { describe, expect, it, onTestFinished } from "vitest";
import { postgres } from "../../doctor/checks/postgres.ts";
import { storedFiles } from "../../doctor/checks/stored-files.ts";
import { installation, lines } from "../../doctor/testing.ts";
import { readStoreAddress } from "../../packages/object-store/address.ts";
import { startStore } from "../../packages/object-store/testing.ts";
import { PDF } from "../contract/files.ts";
import { startOn } from "./backends.ts";
import { ask, freshDatabase, hasPostgres } from "./cluster.ts";

const HOUR_MS = 60 * 60 * 1000;

const found = async (DATABASE_URL: string) => lines(await postgres(installation({ DATABASE_URL })));

describe.skipIf(!hasPostgres)("npm run doctor on PostgreSQL", () => {
  it("says nothing of one that is reached, of the first day too", async () => {
    expect(await found(await freshDatabase())).toEqual([]);
  });

  it("finds one that is away, that does not know us, and that is of a newer version", async () => {
    const url = await freshDatabase();
    const away = new URL(url);
    away.port = "1";
    expect(await found(away.href)).toEqual([
      expect.stringMatching(/^loses: PostgreSQL can't be reached: /),
    ]);
    const unknown = new URL(url);
    unknown.pathname = "/nothing_of_that_name";
    expect(await found(unknown.href)).toEqual([
      expect.stringMatching(/^shuts: PostgreSQL does not let the site in: .*does not exist/),
    ]);
    await ask(url, "CREATE TABLE schema_migrations (name TEXT, checksum TEXT, applied TEXT)");
    await ask(url, "INSERT INTO schema_migrations VALUES ('9999-later.sql', 'x', 'y')");
    expect(await found(url)).toEqual([
      "shuts: The database is not of this version: Migration 9999-later.sql is not known here.",
    ]);
  });

  it("finds a database that Greek does not fit in, another clock, and mails that wait", async () => {
    const DATABASE_URL = await freshDatabase();
    const url = new URL(DATABASE_URL);
    url.pathname += "_ascii";
    await ask(
      DATABASE_URL,
      `CREATE DATABASE ${url.pathname.slice(1)} TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'`,
    );
    expect(await found(url.href)).toEqual([
      "loses: The database is encoded in SQL_ASCII: Greek does not fit in",
    ]);
    const later = installation({ DATABASE_URL }, { now: Date.now() + HOUR_MS });
    expect(lines(await postgres(later))).toEqual([
      expect.stringMatching(
        /^weakens: This machine's clock is 3[56]\d\d s ahead of that of PostgreSQL/,
      ),
    ]);
    await startOn(DATABASE_URL);
    const created = new Date(Date.now() - 5.5 * HOUR_MS).toISOString();
    await ask(
      DATABASE_URL,
      `INSERT INTO outbox (id, recipient, subject, language, status, attempts, created)
       VALUES ('m', 'a@people.example', 'Hello', 'en', 'waiting', 4, '${created}')`,
    );
    expect(await found(DATABASE_URL)).toEqual([
      "holds: 1 mail can't be sent, the oldest for 5 hours",
    ]);
  });

  it("finds contents that are nowhere, that nobody names, and a store that is away", async () => {
    const [DATABASE_URL, store] = [await freshDatabase(), await startStore()];
    onTestFinished(store.close);
    const filesUrl = readStoreAddress(store.url);
    const { call, signIn } = await startOn(DATABASE_URL, { filesUrl });
    const raw = new FormData();
    raw.append("file", new Blob([PDF]), "cv.pdf");
    await call("POST", "/files", { token: (await signIn()).access, raw });
    const onStore = async (FILES_URL: string) =>
      lines(await storedFiles(installation({ DATABASE_URL, FILES_URL })));
    expect(await onStore(store.url)).toEqual([]);
    expect(await onStore("")).toEqual([
      "loses: The content of 1 file is not in the database, and FILES_URL is empty",
    ]);
    const [name = ""] = store.objects.keys();
    store.objects.set(name.replace(/[^/]+$/, "another.pdf"), PDF);
    store.objects.delete(name);
    expect(await onStore(store.url)).toEqual([
      "loses: The content of 1 file is not in the database or the store of FILES_URL",
      expect.stringContaining("weakens: The store of FILES_URL holds 1 object that no record"),
    ]);
    store.close();
    expect(await onStore(store.url)).toEqual([
      expect.stringMatching(/^loses: The store of FILES_URL does not do its work: .*ECONNREFUSED/),
    ]);
  });
});
