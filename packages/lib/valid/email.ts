import { plainText } from "./text.ts";

/** What an e-mail address is, to the form, the intake, the backend and the staff alike. */

/** Longest address, in characters (RFC 5321, 4.5.3.1). */
export const EMAIL_LENGTH = 254;
/** Most of it before the @. */
export const LOCAL_LENGTH = 64;
/**
 * Nothing longer becomes an address. Whoever sends a megabyte is not to have it normalised: time for
 * that grows with the square of a run of marks, 15 s for 64,000 of them.
 */
const TYPED_LENGTH = 4 * EMAIL_LENGTH;

/** Soft hyphens, zero-width spaces and marks of direction that come along with what is pasted. */
const PASTED = /[^\P{Cf}\u200c\u200d]/gu;
/**
 * Spaces, invisible characters, and such as part addresses in a mail's head. Other alphabets are fine:
 * only a mail that comes back tells for sure.
 */
const UNFIT = /[\s@\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}"<>(),;:\\[\]]/u;

/** One `@` with something before it, and a domain of several parts. */
function hasForm(email: string): boolean {
  const at = email.indexOf("@");
  const domain = email.slice(at + 1);
  const parts = domain.split(".");
  return (
    at > 0 &&
    !UNFIT.test(email.slice(0, at)) &&
    !UNFIT.test(domain) &&
    parts.length > 1 &&
    parts.every((part) => part !== "")
  );
}

/** An address as it is compared and stored, whether it is one or not. The same when done again. */
export function tidyEmail(text: string): string {
  if (text.length > TYPED_LENGTH) return text;
  // Small letters can come apart (İ) and are put together again.
  return plainText(text).replace(PASTED, "").trim().normalize("NFC").toLowerCase().normalize("NFC");
}

export type EmailFault = "tooLong" | "localTooLong" | "form";

/** Why a tidied text is no address; undefined when it is one. */
export function emailFault(email: string): EmailFault | undefined {
  if (email.length > EMAIL_LENGTH) return "tooLong";
  if (!hasForm(email)) return "form";
  return email.indexOf("@") > LOCAL_LENGTH ? "localTooLong" : undefined;
}

/** An address as it is stored and compared; null for what is none. */
export function normaliseEmail(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const email = tidyEmail(value);
  return emailFault(email) === undefined ? email : null;
}
