import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const MARK = ".damaged-";
/** What SQLite keeps beside a database. */
const COMPANIONS = ["-wal", "-shm"];

/** A damaged file that was renamed: its name in its folder, and when that was. */
export type SetAside = { name: string; at: Date };

/**
 * Renames a damaged file, so that a new one can take its place: `intake.db` becomes
 * `intake.db.damaged-20261123T101502123Z`, and what SQLite keeps beside it goes along under the same
 * name. Nothing of it is deleted. Throws when the folder can't be written. Answers the new path.
 */
export function setAside(path: string, now = new Date()): string {
  const aside = `${path}${MARK}${stampOf(now)}`;
  // The file first: without it, what lies beside it belongs to nobody.
  renameSync(path, aside);
  for (const companion of COMPANIONS) {
    if (existsSync(path + companion)) renameSync(path + companion, aside + companion);
  }
  return aside;
}

/** What was set aside of a file and still lies in its folder, the oldest first. */
export function setAsideOf(path: string): SetAside[] {
  const start = basename(path) + MARK;
  if (!existsSync(dirname(path))) return [];
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith(start))
    .sort()
    .flatMap((name) => {
      const at = timeOf(name.slice(start.length));
      return at ? [{ name, at }] : [];
    });
}

/** 20261123T101502123Z: as in ISO 8601, without what a file name had better not have. */
const stampOf = (time: Date) => time.toISOString().replace(/[-:.]/g, "");

function timeOf(stamp: string): Date | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/.exec(stamp);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, ms] = match;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}

/** Where a file that was set aside lies. */
const asidePath = (path: string, { name }: SetAside) => join(dirname(path), name);

/** The same for a file that is only a copy: of those that were damaged before, none stays. */
export function setAsideCopy(path: string, now = new Date()): string {
  const before = setAsideOf(path);
  const aside = setAside(path, now);
  for (const old of before) {
    for (const end of ["", ...COMPANIONS]) rmSync(asidePath(path, old) + end, { force: true });
  }
  return aside;
}
