import { createHmac, timingSafeEqual } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { keptSecret } from "./secrets.ts";

/** A form may stay open this long; an older stamp says nothing. */
const MAX_AGE_MS = 48 * 60 * 60 * 1000;

/** Signed times: when a page was ready to be typed into, as only we can have said. */
export function createStamps(db: DatabaseSync, now: () => number) {
  const secret = keptSecret(db, "stamp");
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
