import { DatabaseSync } from "node:sqlite";
import { migrate } from "../../backend/db/migrate.ts";
import { toItem } from "../../backend/read/rows.ts";
import type { CollectionName } from "../../backend/schema.ts";

/** Collections that do not begin empty. */
const SEEDED: readonly CollectionName[] = ["reply_templates"];

/**
 * What a collection begins with: the rows that the embedded backend's migrations put there, so that
 * a new Directus and a new embedded backend are equal.
 */
export function seedsOf(name: CollectionName): Record<string, unknown>[] {
  if (!SEEDED.includes(name)) return [];
  const db = new DatabaseSync(":memory:");
  try {
    migrate(db, 0);
    const rows = db.prepare(`SELECT * FROM "${name}" ORDER BY id`).all();
    return rows.map((row) => toItem(name, row));
  } finally {
    db.close();
  }
}
