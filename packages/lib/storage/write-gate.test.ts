import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { isLocked } from "./faults.ts";
import { BUSY_TIMEOUT_MS, createWriteGate } from "./write-gate.ts";

/** As many as came at once when the thread stood still for two seconds. */
const WRITERS = 8;
/** So many turns of the loop the lock is held: the thread is free for them. */
const HELD_TURNS = 20;

function open() {
  const folder = mkdtempSync(join(tmpdir(), "gate-"));
  const path = join(folder, "notes.db");
  const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  db.exec("PRAGMA journal_mode = WAL; CREATE TABLE notes (note INTEGER)");
  const holder = new DatabaseSync(path);
  onTestFinished(() => {
    holder.close();
    db.close();
    rmSync(folder, { recursive: true, force: true });
  });
  let attempts = 0;
  const write = (note: number) => () => {
    attempts++;
    db.prepare("INSERT INTO notes VALUES (?)").run(note);
  };
  const notes = () =>
    db
      .prepare("SELECT note FROM notes")
      .all()
      .map(({ note }) => Number(note));
  return { db, holder, gate: createWriteGate(db), write, notes, attempts: () => attempts };
}

it("holds writes up while another connection has the lock, and then lets all of them pass", async () => {
  const { holder, gate, write, notes, attempts } = open();
  holder.exec("BEGIN IMMEDIATE");
  const writing = Promise.all(
    Array.from({ length: WRITERS }, (_, index) => gate.run(write(index))),
  );
  for (let turn = 0; turn < HELD_TURNS; turn++) {
    await sleep(1);
    // Reads go on.
    expect(notes()).toEqual([]);
  }
  holder.exec("ROLLBACK");
  await writing;
  expect(notes()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  // One met the lock and waited on the thread; the others came when it was free.
  expect(attempts()).toBe(WRITERS + 1);
});

it("tells all who wait that the lock has outlasted them, each after one try or two", async () => {
  const { holder, gate, write, notes, attempts } = open();
  holder.exec("BEGIN IMMEDIATE");
  const results = await Promise.allSettled(
    Array.from({ length: WRITERS }, (_, index) => gate.run(write(index))),
  );
  for (const result of results) {
    expect(result.status === "rejected" && isLocked(result.reason)).toBe(true);
  }
  expect(attempts()).toBeLessThanOrEqual(2 * WRITERS);
  holder.exec("ROLLBACK");
  await gate.run(write(1));
  expect(notes()).toEqual([1]);
});

it("leaves other failures to whoever meets them", async () => {
  const { gate } = open();
  const broken = () => {
    throw new TypeError("a bug");
  };
  await expect(gate.run(broken)).rejects.toThrow("a bug");
});
