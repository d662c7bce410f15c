import { closeSync, openSync, readdirSync, statSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** A database's page as this machine's SQLite makes them, in bytes. */
export const PAGE_BYTES = 4096;

export const pagesOf = (path: string) => statSync(path).size / PAGE_BYTES;

/** Overwrites a page of a database with nothing, from 1. */
export function zeroPage(path: string, page: number): void {
  const file = openSync(path, "r+");
  writeSync(file, Buffer.alloc(PAGE_BYTES), 0, PAGE_BYTES, (page - 1) * PAGE_BYTES);
  closeSync(file);
}

/**
 * Overwrites pages of a database that somebody has open, so that they will notice: what is in the
 * write-ahead log goes into the file first, and what they hold in memory is out of date.
 */
export function zeroPagesInUse(path: string, pages: readonly number[], touch: string): void {
  const other = new DatabaseSync(path, { timeout: 5_000 });
  other.exec(touch);
  other.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  for (const page of pages) zeroPage(path, page);
  other.close();
}

/** Names of what was set aside of a file. */
export const setAsideIn = (folder: string, name: string): string[] =>
  readdirSync(folder).filter((one) => one.startsWith(`${name}.damaged-`) && /Z$/.test(one));
