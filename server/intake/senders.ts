import { digest } from "./identity.ts";

/**
 * Submissions of an address, for a WHERE clause with the values of `spellings`: by the hash that is
 * kept after delivery, and by the address as staff may have set it right in the tray.
 */
export const OF_ADDRESS = `(receipt_hash IN (?, ?)
  OR (delivered IS NULL AND json_extract(delivery, '$.lead.email') IN (?, ?)))`;

/** An address in small letters, as it is typed and in the backend's normal form. */
export function spellings(email: string): [string, string, string, string] {
  const typed = email.trim().toLowerCase();
  const normal = typed.normalize("NFC");
  return [digest("receipt", typed), digest("receipt", normal), typed, normal];
}
