import type { SharedState } from "../../packages/lib/shared-state/shared-state.ts";
import type { Database } from "../db/database.ts";
import type { StorageGuard } from "../db/storage-guard.ts";
import type { FileStore } from "../files/file-store.ts";

/** A database that does not let us in, or that there is none of: waiting does not help. */
export class StorageRefused extends Error {}

/** Where a backend keeps what it is told: a folder with SQLite in it, or PostgreSQL. */
export type Storage = {
  db: Database;
  guard: StorageGuard;
  files: FileStore;
  /** Makes the tables what this version of the code takes them for. Throws MigrationError, StorageRefused. */
  migrate(now: number): Promise<void>;
  /**
   * Inside a transaction that has written to a collection: tells all processes once it is committed; on
   * SQLite this one, and others look for themselves.
   */
  tell(db: Database, collection: string): Promise<void>;
  /** Hears what was told from now on; null when something may have been missed. */
  hear(listener: (collection: string | null) => void): Promise<void>;
  /** The secret that everything is signed with, made on first use; all processes' alike. */
  secret(randomBytes: (size: number) => Uint8Array): Promise<string>;
  /** What all processes know together for a while; asked for once, when the tables are there. */
  shared(secret: Uint8Array, now: () => number): SharedState;
  /** What an operator has to do something about, a line each. */
  concerns(): readonly string[];
  /** Requests under way should have been answered before. */
  close(): Promise<void>;
};
