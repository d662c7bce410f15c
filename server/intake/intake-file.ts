import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDamaged } from "../../packages/lib/storage/faults.ts";
import {
  makePrivateFile,
  makePrivateFolder,
  syncFolderNow,
} from "../../packages/lib/storage/private-files.ts";
import { type SetAside, setAside, setAsideOf } from "../../packages/lib/storage/set-aside.ts";
import { BUSY_TIMEOUT_MS } from "../../packages/lib/storage/write-gate.ts";
import { prepareIntake } from "./database.ts";
import { type Salvaged, salvage } from "./salvage/salvage.ts";

/**
 * `dataDir/intake.db`, readable by this user alone. A damaged file is set aside, never deleted, and
 * a new one takes its place with every row that could still be read (docs/decisions/0024). All parts
 * of the intake hold the same `db`, which is then opened anew on the file that is there.
 */
export class IntakeFile {
  readonly db: DatabaseSync;
  readonly #path: string;
  #inode: number | undefined;

  /** Throws a fault of the storage (faults.ts) when the file can't be opened or replaced. */
  constructor(dataDir: string) {
    makePrivateFolder(dataDir);
    this.#path = intakePath(dataDir);
    this.db = new DatabaseSync(this.#path, { open: false, timeout: BUSY_TIMEOUT_MS });
    this.#open();
  }

  /**
   * To be called before the database is used: opens it anew when another process on this folder has
   * replaced the file, or an attempt to do so here has failed.
   */
  follow(): void {
    if (this.db.isOpen && this.isCurrent()) return;
    this.close();
    this.#open();
  }

  /** Whether what is written now is on the file that everybody uses. */
  isCurrent(): boolean {
    return statSync(this.#path, { throwIfNoEntry: false })?.ino === this.#inode;
  }

  /** After a statement has met damage. Throws when there is no way to replace the file now. */
  replace(): void {
    const isOurs = this.isCurrent();
    this.close();
    if (isOurs) this.#replaceDamaged();
    this.#open();
  }

  close(): void {
    if (this.db.isOpen) this.db.close();
  }

  #open(): void {
    try {
      this.#openAsItIs();
    } catch (error) {
      this.close();
      if (!isDamaged(error)) throw error;
      this.#replaceDamaged();
      this.#openAsItIs();
    }
  }

  #openAsItIs(): void {
    const made = salvagedPath(this.#path);
    // A process was stopped between the two renames of a replacement.
    if (!existsSync(this.#path) && existsSync(made)) renameSync(made, this.#path);
    makePrivateFile(this.#path);
    this.#inode = statSync(this.#path).ino;
    this.db.open();
    prepareIntake(this.db);
  }

  /** The new file is whole before the damaged one gives way: a full disk leaves things as they are. */
  #replaceDamaged(): void {
    const made = salvagedPath(this.#path);
    const { waiting, rows, unreadable } = this.#salvageInto(made);
    const aside = setAside(this.#path);
    renameSync(made, this.#path);
    syncFolderNow(dirname(this.#path));
    const lost = unreadable > 0 ? `, ${unreadable} could not be read` : "";
    console.error(
      `The intake ${this.#path} is damaged and was set aside as ${basename(aside)}; ` +
        `${rows} rows were carried over (${waiting} submissions still to be delivered)${lost}`,
    );
  }

  #salvageInto(made: string): Salvaged & { waiting: number } {
    for (const left of [made, `${made}-wal`, `${made}-shm`]) rmSync(left, { force: true });
    makePrivateFile(made);
    const db = new DatabaseSync(made);
    try {
      prepareIntake(db);
      const salvaged = salvage(db, this.#path);
      const row = db.prepare("SELECT count(*) AS n FROM submissions WHERE delivered IS NULL").get();
      return { ...salvaged, waiting: Number(row?.n) };
    } finally {
      // Takes the write-ahead log in, so that the file is all there is.
      db.close();
    }
  }
}

const intakePath = (dataDir: string) => join(dataDir, "intake.db");
const salvagedPath = (path: string) => `${path}.salvaged`;

/** Damaged files of this intake that nobody has moved away yet, the oldest first. */
export const damagedIntakes = (dataDir: string): SetAside[] => setAsideOf(intakePath(dataDir));
