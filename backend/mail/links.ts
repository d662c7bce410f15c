import { invalidPayload } from "../http/errors.ts";
import type { AllowedOrigin, Language } from "../options.ts";

export type Destination = { url: URL; language: Language };

/**
 * The address, if it is a web address inside an allowed origin, with the language spoken there;
 * null otherwise. Look-alikes fail because the parsed origin is compared, never the text.
 */
export function allowedDestination(
  address: string,
  allowedOrigins: readonly AllowedOrigin[],
): Destination | null {
  // The URL parser drops these, so that what is checked would not be what was written.
  if (/[\s\\\p{Cc}]/u.test(address)) return null;
  const url = URL.parse(address);
  if (url?.username !== "" || url.password !== "") return null;
  const found = allowedOrigins.find(({ origin }) => origin === url.origin);
  return found ? { url, language: found.language } : null;
}

/**
 * Where a link in a mail leads: the address the caller asked for, or `defaultPath` on the first
 * allowed origin. Throws 400 INVALID_PAYLOAD for an address outside the allow list.
 */
export function mailDestination(
  address: string | undefined,
  defaultPath: string,
  purpose: string,
  allowedOrigins: readonly AllowedOrigin[],
): Destination {
  const wanted = address ?? new URL(defaultPath, allowedOrigins[0]?.origin).href;
  const destination = allowedDestination(wanted, allowedOrigins);
  if (!destination) throw invalidPayload(`URL can't be used to ${purpose}`);
  return destination;
}

/** The address with the token added to its query. */
export function linkWithToken({ url }: Destination, token: string): string {
  const link = new URL(url);
  link.searchParams.set("token", token);
  return link.href;
}
