import { createHmac } from "node:crypto";
import { z } from "zod";

/** The row of `settings` that holds the key of all fingerprints: for the site and administrators. */
export const ERASURE_KEY_SETTING = "erasure-key";

/** Its value: a Directus takes no bare text for JSON; the embedded backend was given one before. */
export const erasureKeyValue = z.union([
  z.string(),
  z.object({ secret: z.string() }).transform(({ secret }) => secret),
]);

/** What is kept of an erased address, as it is compared: the backend stores small letters in normal form. */
export const erasureFingerprint = (key: string, email: string): string =>
  createHmac("sha256", key).update(email.trim().normalize("NFC").toLowerCase()).digest("hex");
