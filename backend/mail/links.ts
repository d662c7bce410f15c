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
 * Where a link in a mail leads when the caller names the address. Throws 400 INVALID_PAYLOAD for
 * one outside the allow list.
 */
export function mailDestination(
  address: string,
  purpose: string,
  allowedOrigins: readonly AllowedOrigin[],
): Destination {
  const destination = allowedDestination(address, allowedOrigins);
  if (!destination) throw invalidPayload(`URL can't be used to ${purpose}`);
  return destination;
}

/** Where it leads otherwise: a page on the origin that speaks the recipient's language. */
export function defaultDestination(
  path: string,
  language: Language | null,
  allowedOrigins: readonly AllowedOrigin[],
): Destination {
  const found = allowedOrigins.find((entry) => entry.language === language) ?? allowedOrigins[0];
  if (!found) throw new Error("The backend needs at least one allowed origin.");
  return { url: new URL(path, found.origin), language: found.language };
}

/** The address with the token added to its query. */
export function linkWithToken({ url }: Destination, token: string): string {
  const link = new URL(url);
  link.searchParams.set("token", token);
  return link.href;
}
