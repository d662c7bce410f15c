import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "./database.ts";
import { sqliteDatabase } from "./sqlite.ts";
import { inTransaction } from "./transaction.ts";

function notes() {
  const file = new DatabaseSync(":memory:");
  file.exec("CREATE TABLE notes (id INTEGER PRIMARY KEY, note TEXT)");
  const db = sqliteDatabase(file);
  const write = (note: string, on = db) =>
    sql`INSERT INTO notes (note) VALUES (${note})`.execute(on);
  const read = async (on = db) => {
    const { rows } = await sql<{ note: string }>`SELECT note FROM notes ORDER BY id`.execute(on);
    return rows.map(({ note }) => note);
  };
  return { file, db, write, read };
}

it("shows nobody what a transaction has written before it ends", async () => {
  const { db, write, read } = notes();
  const [written, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const taken = inTransaction({ db }, async ({ db }) => {
    await write("in the transaction", db);
    expect(await read(db)).toEqual(["in the transaction"]);
    written.resolve();
    await end.promise;
    throw new Error("taken back");
  });
  await written.promise;
  const seen = read();
  const later = write("after it");
  end.resolve();
  await expect(taken).rejects.toThrow("taken back");
  expect(await seen).toEqual([]);
  await later;
  expect(await read()).toEqual(["after it"]);
});

it("runs write transactions one after the other", async () => {
  const { db, write, read } = notes();
  const count = async (on: Database) => (await read(on)).length;
  await Promise.all(
    Array.from({ length: 20 }, () =>
      inTransaction({ db }, async (core) => {
        await write(`number ${await count(core.db)}`, core.db);
      }),
    ),
  );
  expect(await read()).toEqual(Array.from({ length: 20 }, (_, index) => `number ${index}`));
});

it("says how many rows a change met, and gives what it is to return", async () => {
  const { db, write } = notes();
  await write("one");
  await write("two");
  const changed = await sql`UPDATE notes SET note = 'new'`.execute(db);
  expect(changed.numAffectedRows).toBe(2n);
  const gone = await sql`DELETE FROM notes WHERE id = 1 RETURNING note`.execute(db);
  expect(gone.rows).toEqual([expect.objectContaining({ note: "new" })]);
});

it("goes on with statements that it has prepared after the table has changed", async () => {
  const { file, db, write } = notes();
  await write("one");
  const all = () => sql`SELECT * FROM notes`.execute(db);
  expect(Object.keys((await all()).rows[0] ?? {})).toEqual(["id", "note"]);
  file.exec("ALTER TABLE notes ADD COLUMN author TEXT");
  expect(Object.keys((await all()).rows[0] ?? {})).toEqual(["id", "note", "author"]);
  // More of them than are kept.
  for (let number = 0; number < 400; number++) {
    const { rows } = await sql`SELECT ${sql.lit(number)} AS n`.execute(db);
    expect(rows).toEqual([expect.objectContaining({ n: number })]);
  }
  expect((await all()).rows).toHaveLength(1);
});
