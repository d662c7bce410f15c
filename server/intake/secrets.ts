import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

const SECRET_BYTES = 32;

/**
 * A secret of this intake by its name, made when it is first asked for. Read first: where there is
 * one, a lock that somebody holds is in nobody's way.
 */
export function keptSecret(db: DatabaseSync, name: string): string {
  const read = () => db.prepare("SELECT value FROM secrets WHERE name = ?").get(name)?.value;
  const kept = read();
  if (kept !== undefined) return String(kept);
  db.prepare("INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)").run(
    name,
    randomBytes(SECRET_BYTES).toString("base64url"),
  );
  return String(read());
}
