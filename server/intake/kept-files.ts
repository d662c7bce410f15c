import { createHmac, randomUUID } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { RefusedFile } from "../../app/forms/intake.ts";
import type { KeptFile, Upload } from "../../app/forms/submission.ts";
import { DOCUMENT_TYPES } from "../../packages/lib/documents/document-types.ts";
import { typeOfFile } from "../../packages/lib/documents/file-type.ts";
import { writeDocument } from "../../packages/lib/documents/write-document.ts";
import { makePrivateFolder, syncFolder } from "../../packages/lib/storage/private-files.ts";
import { fileLabel } from "../../packages/lib/valid/file-label.ts";
import { asUnavailable } from "./faults.ts";
import { damagedIntakes } from "./intake-file.ts";
import { keptSecret } from "./secrets.ts";

const TAG_LENGTH = 16;
const UNFINISHED = ".part";
/** A file that nothing was sent with is kept this long. */
export const PENDING_FILE_MS = 24 * 60 * 60 * 1000;
/** Files that nothing was sent with yet, at once: a gigabyte at most. */
export const MAX_PENDING_FILES = 200;
/** A file on the disk that no row knows may still be on its way for this long. */
const UNKNOWN_FILE_MS = 60 * 60 * 1000;
/** One whose row may have been lost with a damaged database stays this long: a person may look. */
const EVIDENCE_MS = 30 * 24 * 60 * 60 * 1000;

export type KeptFiles = ReturnType<typeof keepFiles>;

/** What one process tells another of a file. */
export type FileFacts = Omit<KeptFile, "key" | "isSent"> & { sender: string };
type Bring = (path: string) => Promise<FileFacts | undefined>;

/** Runs one write, which may have to wait for another process's lock. */
type Write = <T>(work: () => T) => Promise<T>;

/** Documents in `dataDir/intake/files`, under generated names; the rows are in the database. */
export function keepFiles(db: DatabaseSync, dataDir: string, now: () => number, write: Write) {
  const folder = join(dataDir, "intake", "files");
  makePrivateFolder(folder);
  const pathOf = (key: string) => join(folder, key);
  const secret = keptSecret(db, "sender");
  /** Tells senders apart without saying where they are. */
  const tagOf = (sender: string) =>
    createHmac("sha256", secret).update(sender).digest("base64url").slice(0, TAG_LENGTH);

  /** On the disk, name and all, before its row is: a row without a file there never is. */
  async function keep({ filename, content, sender }: Upload): Promise<KeptFile> {
    const key = randomUUID();
    const unfinished = pathOf(key + UNFINISHED);
    try {
      const written = await writeDocument(unfinished, content);
      if (!written) throw new RefusedFile("size");
      const { size, head, checksum } = written;
      if (size === 0) throw new RefusedFile("empty");
      const label = fileLabel(filename);
      const known = await typeOfFile(DOCUMENT_TYPES, head, label, () => readFile(unfinished));
      if (!known) throw new RefusedFile("type");
      const { type } = known;
      await rename(unfinished, pathOf(key));
      await syncFolder(folder);
      const file = { key, label, type, size, checksum, isSent: false };
      await write(() =>
        db
          .prepare(
            `INSERT INTO files (key, label, type, size, checksum, stored, sender)
             VALUES (?, ?, ?, ?, ?, ?, ?)`,
          )
          .run(key, label, type, size, checksum, now(), tagOf(sender)),
      );
      await makeRoom();
      return file;
    } catch (error) {
      await rm(unfinished, { force: true });
      await rm(pathOf(key), { force: true });
      throw asUnavailable(error);
    }
  }

  /** Takes in a file that another process received; `bring` writes it to a path and says what it is. */
  async function adopt(key: string, bring: Bring): Promise<KeptFile | undefined> {
    const unfinished = pathOf(`${key}.${randomUUID()}${UNFINISHED}`);
    try {
      const brought = await bring(unfinished);
      if (!brought) return undefined;
      const { label, type, size, checksum, sender } = brought;
      await rename(unfinished, pathOf(key));
      await syncFolder(folder);
      await write(() =>
        db
          .prepare(
            `INSERT OR IGNORE INTO files (key, label, type, size, checksum, stored, sender)
             VALUES (?, ?, ?, ?, ?, ?, ?)`,
          )
          .run(key, label, type, size, checksum, now(), tagOf(sender)),
      );
      await makeRoom();
      return find(key);
    } catch (error) {
      throw asUnavailable(error);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  /**
   * So that no flood of uploads fills the disk: whoever has most files here gives up their oldest, and
   * their form asks for it again. Nobody's flood takes another's file while it is the larger.
   */
  async function makeRoom() {
    const surplus = db.prepare(
      `SELECT key FROM files
       WHERE submission IS NULL AND sender IS (
         SELECT sender FROM files WHERE submission IS NULL
         GROUP BY sender ORDER BY count(*) DESC, min(stored) LIMIT 1)
       AND (SELECT count(*) FROM files WHERE submission IS NULL) > ?
       ORDER BY stored, rowid LIMIT 1`,
    );
    for (;;) {
      const row = surplus.get(MAX_PENDING_FILES);
      if (!row) return;
      await remove(String(row.key));
    }
  }

  function find(key: string): KeptFile | undefined {
    const row = db
      .prepare(
        `SELECT key, label, type, size, checksum, submission IS NOT NULL AS is_sent
         FROM files WHERE key = ?`,
      )
      .get(key);
    return (
      row && {
        key: String(row.key),
        label: String(row.label),
        type: String(row.type),
        size: Number(row.size),
        checksum: String(row.checksum),
        isSent: row.is_sent === 1,
      }
    );
  }

  /** Forgets a file altogether. */
  async function remove(key: string): Promise<void> {
    db.prepare("DELETE FROM files WHERE key = ?").run(key);
    await rm(pathOf(key), { force: true });
  }

  /** The backend has it: its content and name go, its key stays to know a repetition by. */
  async function forget(key: string): Promise<void> {
    db.prepare("UPDATE files SET label = '', sender = NULL WHERE key = ?").run(key);
    await rm(pathOf(key), { force: true });
  }

  /** Removes what nothing was sent with, and what a crash has left on the disk. */
  async function sweep(): Promise<void> {
    const old = db
      .prepare("SELECT key FROM files WHERE submission IS NULL AND stored < ?")
      .all(now() - PENDING_FILE_MS);
    for (const { key } of old) await remove(String(key));
    const known = new Set(
      db
        .prepare("SELECT key FROM files")
        .all()
        .map(({ key }) => String(key)),
    );
    const damages = damagedIntakes(dataDir).filter(({ at }) => at.getTime() > now() - EVIDENCE_MS);
    for (const name of readdirSync(folder)) {
      if (known.has(name)) continue;
      const stats = statSync(pathOf(name), { throwIfNoEntry: false });
      if (!stats || stats.mtimeMs >= Date.now() - UNKNOWN_FILE_MS) continue;
      const isEvidence = damages.some(({ at }) => stats.mtimeMs <= at.getTime());
      if (!isEvidence) await rm(pathOf(name), { force: true });
    }
  }

  return { keep, adopt, find, forget, remove, sweep, pathOf };
}
