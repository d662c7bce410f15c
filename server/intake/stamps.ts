import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

const SECRET_BYTES = 32;
/** A form may stay open this long; an older stamp says nothing. */
const MAX_AGE_MS = 48 * 60 * 60 * 1000;

/** Signed times: when a page was ready to be typed into, as only we can have said. */
export function createStamps(db: DatabaseSync, now: () => number) {
  const secret = keptSecret(db);
  const sign = (time: string) => createHmac("sha256", secret).update(time).digest("base64url");
  return {
    stamp(): string {
      const time = String(now());
      return `${time}.${sign(time)}`;
    },
    sinceStamp(stamp: string): number | undefined {
      const [time = "", signature = ""] = stamp.split(".");
      const expected = Buffer.from(sign(time));
      const given = Buffer.from(signature);
      if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) return;
      const age = now() - Number(time);
      return age >= 0 && age < MAX_AGE_MS ? age : undefined;
    },
  };
}

/** Read first: where there is one, a lock that somebody holds is in nobody's way. */
function keptSecret(db: DatabaseSync): string {
  const read = () => db.prepare("SELECT value FROM secrets WHERE name = 'stamp'").get()?.value;
  const kept = read();
  if (kept !== undefined) return String(kept);
  db.prepare("INSERT OR IGNORE INTO secrets (name, value) VALUES ('stamp', ?)").run(
    randomBytes(SECRET_BYTES).toString("base64url"),
  );
  return String(read());
}
