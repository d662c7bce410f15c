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
const HELD_MS = 400;

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

/** The longest that the thread was not free, in milliseconds, until `work` was over. */
async function longestPause(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  work.then(
    () => {
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  for (let last = performance.now(); !isOver; ) {
    await sleep(1);
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return longest;
}

it("holds writes up while another connection has the lock, and then lets all of them pass", async () => {
  const { holder, gate, write, notes } = open();
  holder.exec("BEGIN IMMEDIATE");
  const writing = Promise.all(
    Array.from({ length: WRITERS }, (_, index) => gate.run(write(index))),
  );
  const pause = longestPause(writing);
  await sleep(HELD_MS);
  // Reads go on.
  expect(notes()).toEqual([]);
  holder.exec("ROLLBACK");
  await writing;
  expect(notes()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  // Waiting on the thread, eight of them would have kept it for the whole time.
  expect(await pause).toBeLessThan(HELD_MS * 0.75);
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
