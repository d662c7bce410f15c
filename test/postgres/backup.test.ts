/** A backup of a PostgreSQL is one moment of it, in the form that a folder has; and it comes back. */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { migrate } from "../../backend/db/migrate.ts";
import { postgresMigrations } from "../../backend/db/migrations.ts";
import { openDatabase } from "../../backend/db/open.ts";
import { beforeUpgrade } from "../../backup/before-upgrade.ts";
import { copyAll, folderEnd, postgresEnd } from "../../backup/between-databases.ts";
import { TABLES } from "../../backup/copy-tables.ts";
import { makeBackup } from "../../backup/make-backup.ts";
import { copyPostgres } from "../../backup/postgres-copy.ts";
import { inPostgresTurn } from "../../backup/postgres-turn.ts";
import { restore } from "../../backup/restore.ts";
import { numberOf, reading, tablesIn } from "../../backup/sqlite-copy.ts";
import { intakeIn, planOf, temporaryFolder } from "../../backup/testing.ts";
import { verify } from "../../backup/verify.ts";
import { backups } from "../../doctor/checks/backups.ts";
import { installation, lines } from "../../doctor/testing.ts";
import { readBackupState } from "../../packages/lib/backups/state.ts";
import { readStoreAddress, type StoreAddress } from "../../packages/object-store/address.ts";
import { startStore } from "../../packages/object-store/testing.ts";
import { ADMIN, filledFolder } from "../../scripts/transfer/testing/embedded-folder.ts";
import { backupRound } from "../support/backup-round.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { HANG_MS } from "../support/process.ts";
import { startOn } from "./backends.ts";
import { ask, freshDatabase, hasPostgres } from "./cluster.ts";

/** As many rows as need several questions. */
const MANY = 1_200;

/** More contents than are asked for at once, each longer than a part of the database. */
const UPLOADS = 9;
const WORDS = 40_000;
/** Documents of submissions that wait in the folder (`intakeIn`). */
const IN_INTAKE = 1;

/** A database with something of everything, leads in more than one batch, and a process's folder. */
async function filled() {
  const [source, url] = [await filledFolder(), await freshDatabase()];
  const [from, to] = [await folderEnd(source), await postgresEnd(url, temporaryFolder())];
  await copyAll(from, to);
  for (const { storage } of [from, to]) await storage.close();
  await ask(
    url,
    `INSERT INTO audit (action, timestamp, collection, item)
     SELECT 'create', '2026-11-25T03:00:00.000Z', 'leads', n::text FROM generate_series(1, ${MANY}) n`,
  );
  const dataDir = temporaryFolder();
  intakeIn(dataDir, "w");
  return { url, dataDir, source };
}

async function emptyStore() {
  const store = await startStore();
  onTestFinished(store.close);
  return { ...store, filesUrl: readStoreAddress(store.url) as StoreAddress };
}

/** The same with contents of files in a store. */
async function filledStore() {
  const { source, dataDir } = await filled();
  const [url, store] = [await freshDatabase(), await emptyStore()];
  const from = await folderEnd(source);
  const to = await postgresEnd(url, temporaryFolder(), store.filesUrl);
  await copyAll(from, to);
  for (const { storage } of [from, to]) await storage.close();
  const site = await startOn(url, { filesUrl: store.filesUrl });
  const body = { email: ADMIN, password: "Copper-kettle-at-noon-55" };
  const signedIn = await site.call("POST", "/auth/login", { body });
  const token = String(signedIn.data.access_token);
  for (let more = 0; more < UPLOADS; more++) {
    const raw = new FormData();
    raw.append("file", new Blob([`%PDF-1.4\n${"a page ".repeat(WORDS)}`]), "cv.pdf");
    expect(await site.call("POST", "/files", { token, raw })).toMatchObject({ status: 200 });
  }
  return { ...store, url, dataDir, site, token };
}

/** The tables as the version before `0014-one-content-room.sql` had them. */
async function backToFormerTables(url: string) {
  await ask(url, "DELETE FROM schema_migrations WHERE name = '9999-later.sql'");
  await ask(url, "DELETE FROM schema_migrations WHERE name = '0014-one-content-room.sql'");
  await ask(url, "DROP TABLE entries");
  const [initial] = postgresMigrations();
  const former = initial?.sql.match(/CREATE TABLE (?:openings|faq) \([\s\S]*?\n\);/g) ?? [];
  expect(former).toHaveLength(2);
  for (const statement of former) await ask(url, statement);
  await ask(url, "INSERT INTO faq (locale, question, answer) VALUES ('en', 'Why?', 'So')");
}

const rowsOf = async (url: string) => {
  const counts: Record<string, unknown> = {};
  for (const table of TABLES) {
    counts[table] = (await ask(url, `SELECT count(*)::int AS n FROM ${table}`))[0]?.n;
  }
  return counts;
};

describe.skipIf(!hasPostgres)("a backup of PostgreSQL", { timeout: HANG_MS }, () => {
  it("holds all of it and the intake, and fills a new database or a folder alike", async () => {
    const { url, dataDir } = await filled();
    const before = await rowsOf(url);
    const made = await makeBackup(planOf(dataDir, { databaseUrl: url }));
    const archive = join(dataDir, "backups", String(made?.name));
    expect((await verify(archive, [])).contents).toEqual(made?.contents);
    expect(made?.contents).toMatchObject({ waiting: 1, leads: before.leads });

    const [fresh, place] = [await freshDatabase(), temporaryFolder()];
    await restore(archive, [place], [], { url: fresh });
    expect(readdirSync(place).sort()).toEqual(["intake", "intake.db"]);
    // Nobody is signed in any more; all else is as it was.
    const gone = { sessions: 0, refresh_tokens: 0, one_time_tokens: 0 };
    expect(await rowsOf(fresh)).toEqual({ ...before, ...gone });
    const parts = "SELECT name, part, md5(content) AS sum FROM file_parts ORDER BY name, part";
    expect(await ask(fresh, parts)).toEqual(await ask(url, parts));
    const secret = "SELECT value FROM secrets";
    expect(await ask(fresh, secret)).toEqual(await ask(url, secret));

    const folder = temporaryFolder();
    await restore(archive, [folder], []);
    expect(readdirSync(folder).sort()).toEqual([
      ...["backend.db", "files", "intake", "intake.db", "secret"],
    ]);
    const leads = reading(join(folder, "backend.db"), (db) =>
      numberOf(db, "SELECT count(*) FROM leads"),
    );
    expect(leads).toBe(before.leads);
  });

  it("goes back into a database that nobody has used, and no other", async () => {
    const { url, dataDir } = await filled();
    const made = await makeBackup(planOf(dataDir, { databaseUrl: url }));
    const archive = join(dataDir, "backups", String(made?.name));
    const place = temporaryFolder();
    const before = await rowsOf(url);
    await expect(restore(archive, [place], [], { url })).rejects.toThrow("Nothing was changed");
    expect(await rowsOf(url)).toEqual(before);
    expect(readdirSync(place)).toEqual([]);
    const used = await freshDatabase();
    await startOn(used);
    await expect(restore(archive, [place], [], { url: used })).rejects.toThrow(
      "into a new database",
    );
  });

  it("is as of one moment, whatever is written meanwhile", async () => {
    const { url } = await filled();
    const into = temporaryFolder();
    let isOver = false;
    // Both of a pair are written in one statement: a copy has both, or neither.
    const writing = (async () => {
      for (let n = 0; !isOver; n++) {
        await ask(
          url,
          `WITH a AS (INSERT INTO audit (action, timestamp, collection, item)
             VALUES ('pair', '2026', 'settings', '${n}') RETURNING item)
           INSERT INTO redirects (path, target, permanent, enabled) SELECT '/p' || item, '/', 1, 1 FROM a`,
        );
      }
    })();
    await copyPostgres({ url }, into).finally(() => {
      isOver = true;
    });
    await writing;
    reading(join(into, "backend.db"), (db) => {
      const pairs = numberOf(db, "SELECT count(*) FROM audit WHERE action = 'pair'");
      expect(numberOf(db, "SELECT count(*) FROM redirects WHERE path LIKE '/p%'")).toBe(pairs);
    });
  });

  it("is made by one process at a time; one with submissions of its own makes another", async () => {
    const { url, dataDir } = await filled();
    const idle = temporaryFolder();
    const plan = { databaseUrl: url };
    await inPostgresTurn(url, false, async () => {
      expect(await makeBackup(planOf(idle, plan))).toBeUndefined();
    });
    const due = new Date();
    expect(await makeBackup(planOf(idle, plan), due)).toBeDefined();
    const second = temporaryFolder();
    expect(await makeBackup(planOf(second, plan), due)).toBeUndefined();
    expect((await makeBackup(planOf(dataDir, plan), due))?.contents.waiting).toBe(1);
    // Every process knows of it, and so does doctor.
    const found = await backups(
      installation({ DATABASE_URL: url, DATA_DIR: second, BACKUP_TO: "/b" }),
    );
    expect(lines(found)).toEqual([]);
  });

  it("is made before an upgrade, of the older tables, and of a newer version it is refused", async () => {
    const { url, dataDir } = await filled();
    const plan = planOf(dataDir, { databaseUrl: url });
    expect(await beforeUpgrade(plan)).toBeUndefined();
    await ask(url, "INSERT INTO schema_migrations VALUES ('9999-later.sql', 'x', '2026')");
    await expect(beforeUpgrade(plan)).rejects.toThrow("newer version of the site (9999-later.sql");
    await expect(makeBackup(plan)).rejects.toThrow("newer version");
    await backToFormerTables(url);
    const name = await beforeUpgrade(plan);
    expect(name).toMatch(/^b4-/);
    const folder = temporaryFolder();
    await restore(join(dataDir, "backups", String(name)), [folder], []);
    // What the upgrade is about to remove is in the copy.
    reading(join(folder, "backend.db"), (db) => {
      expect(numberOf(db, "SELECT count(*) FROM faq")).toBe(1);
      expect(tablesIn(db)).not.toContain("entries");
    });
    const fresh = await freshDatabase();
    await restore(join(dataDir, "backups", String(name)), [temporaryFolder()], [], { url: fresh });
    const leads = "SELECT count(*)::int AS n FROM leads";
    expect(await ask(fresh, leads)).toEqual(await ask(url, leads));
  });

  it("holds contents that are in a store, and fills another store or the database with them", async () => {
    const { url, filesUrl, objects, dataDir } = await filledStore();
    const before = await rowsOf(url);
    const made = await makeBackup(planOf(dataDir, { databaseUrl: url, filesUrl }));
    expect(made?.contents.documents).toBe(Number(before.files) + IN_INTAKE);
    const archive = join(dataDir, "backups", String(made?.name));

    const [fresh, other] = [await freshDatabase(), await emptyStore()];
    await restore(archive, [temporaryFolder()], [], { url: fresh, filesUrl: other.filesUrl });
    expect([...other.objects].sort()).toEqual([...objects].sort());
    expect(await ask(fresh, "SELECT * FROM unnamed_contents")).toEqual([]);
    const without = await freshDatabase();
    await restore(archive, [temporaryFolder()], [], { url: without });
    const sizes = "SELECT sum(length(content))::int AS n FROM file_parts";
    const bytes = [...objects.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(await ask(without, sizes)).toEqual([{ n: bytes }]);
  });

  it("leaves out a file that is erased while it is made, content and record", async () => {
    const { url, filesUrl, objects, meanwhile, site, token } = await filledStore();
    const [file] = await ask(url, "SELECT f.id FROM files f JOIN leads ON leads.cv = f.id LIMIT 1");
    const id = String(file?.id);
    const [stored] = await ask(url, `SELECT filename_disk FROM files WHERE id = '${id}'`);
    const [leads, files] = [await rowsOf(url), objects.size];
    const into = temporaryFolder();
    // The rows have been copied when the first content is asked for.
    let erasing: Promise<unknown> | undefined;
    meanwhile.call = (method) => {
      if (method !== "GET") return;
      erasing ??= site.call("DELETE", `/files/${id}`, { token }).then(async ({ status }) => {
        expect(status).toBe(204);
        await expect.poll(() => objects.size).toBe(files - 1);
      });
      return erasing;
    };
    await copyPostgres({ url, filesUrl }, into);
    expect(readdirSync(join(into, "files"))).not.toContain(stored?.filename_disk);
    reading(join(into, "backend.db"), (db) => {
      expect(numberOf(db, `SELECT count(*) FROM files WHERE id = '${id}'`)).toBe(0);
      expect(numberOf(db, "SELECT count(*) FROM files")).toBe(files - 1);
      expect(numberOf(db, "SELECT count(*) FROM leads")).toBe(leads.leads);
      expect(numberOf(db, `SELECT count(*) FROM leads WHERE cv = '${id}'`)).toBe(0);
    });
  });

  it("is made without a content that was lost before; none at all is no backup", async () => {
    const { url, filesUrl, objects, dataDir } = await filledStore();
    const [lost = ""] = [...objects.keys()];
    const all = [...objects];
    objects.delete(lost);
    const plan = planOf(dataDir, { databaseUrl: url, filesUrl });
    const made = await makeBackup(plan);
    expect(made?.contents.documents).toBe(all.length - 1 + IN_INTAKE);
    const fresh = await freshDatabase();
    await restore(join(dataDir, "backups", String(made?.name)), [temporaryFolder()], [], {
      url: fresh,
    });
    expect((await rowsOf(fresh)).files).toBe(all.length);
    // What was restored without a store is backed up as it is, with what it lacks.
    const warned = expectConsole("warn");
    const again = await makeBackup(planOf(temporaryFolder(), { databaseUrl: fresh }));
    expect(String(warned.mock.calls[0])).toContain(
      "The contents of 1 files are not in the database",
    );
    expect(again?.contents.documents).toBe(all.length - 1);
    objects.clear();
    await expect(makeBackup(plan)).rejects.toThrow("is it the site's?");
    await expect(makeBackup({ ...plan, filesUrl: undefined })).rejects.toThrow("set FILES_URL");
    for (const [key, content] of all) objects.set(key, content);
    expect(await makeBackup(plan)).toBeDefined();
  });

  it("knows every table that there is", () => {
    const dataDir = temporaryFolder();
    const db = openDatabase(dataDir);
    migrate(db, Date.now());
    expect(tablesIn(db).sort()).toEqual(TABLES.toSorted());
    db.close();
  });

  it("fails with a sentence, and is noted, where there is no database", async () => {
    const dataDir = temporaryFolder();
    const url = await freshDatabase();
    await expect(makeBackup(planOf(dataDir, { databaseUrl: url }))).rejects.toThrow(
      "nothing to back up in DATABASE_URL",
    );
    const none = url.replace(/test_\w+/, "none");
    await expect(makeBackup(planOf(dataDir, { databaseUrl: none }))).rejects.toThrow('"none"');
    expect(readBackupState(dataDir).failure?.message).toContain('"none"');
  });

  it("holds every lead that was acknowledged before it began, while writes go on", async () => {
    const DATABASE_URL = await freshDatabase();
    await backupRound({ DATABASE_URL }, { DATABASE_URL: await freshDatabase() });
  });
});
