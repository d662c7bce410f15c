import { existsSync, readdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { MIGRATIONS_DIR } from "../backend/db/migrations.ts";
import { hasTable } from "./sqlite-copy.ts";

/** How a database and this version of the site stand to each other. */
export type Standing = {
  /** Steps that the database has and this version does not know: it is of a newer one. */
  unknown: readonly string[];
  /** Steps that would be taken at the next start. */
  pending: readonly string[];
  /** No step was taken yet: a new database, which has nothing to lose. */
  isNew: boolean;
};

/** Looks at a `backend.db` without changing it; undefined where there is none. Throws as SQLite does. */
export function standingOf(path: string, folder = MIGRATIONS_DIR): Standing | undefined {
  if (!existsSync(path)) return undefined;
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    if (!hasTable(db, "schema_migrations")) return { unknown: [], pending: [], isNew: true };
    const applied = db
      .prepare("SELECT name FROM schema_migrations ORDER BY name")
      .all()
      .map(({ name }) => String(name));
    const known = readdirSync(folder).filter((name) => name.endsWith(".sql"));
    return {
      unknown: applied.filter((name) => !known.includes(name)),
      pending: known.filter((name) => !applied.includes(name)).sort(),
      isNew: applied.length === 0,
    };
  } finally {
    db.close();
  }
}

/** What a version says that does not know all steps of a database. */
export const newerSentence = (what: string, { unknown }: Standing) =>
  `${what} was written by a newer version of the site (${unknown.join(", ")} is not known here): start that version again, or restore a backup that was made before it`;
