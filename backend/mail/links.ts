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

/** The pages that a mailed link may lead to: each takes the token and hands it on to nobody. */
export const MAILED_PAGES = {
  reset: { path: "/account/reset-password", purpose: "reset passwords" },
  invite: { path: "/account/accept-invite", purpose: "invite users" },
} as const;

export type MailedPage = keyof typeof MAILED_PAGES;

/**
 * Where a link in a mail leads when the caller names the address: that page on an allowed origin, as
 * it is. Anybody may ask for a mail, and any other address of the site, or a query, would be a
 * stranger's choice in a mail of the house. Throws 400 INVALID_PAYLOAD.
 */
export function mailDestination(
  address: string,
  page: MailedPage,
  allowedOrigins: readonly AllowedOrigin[],
): Destination {
  const { path, purpose } = MAILED_PAGES[page];
  const destination = allowedDestination(address, allowedOrigins);
  // Compared whole: an empty query or fragment leaves its mark in `href`.
  if (destination?.url.href !== `${destination?.url.origin}${path}`) {
    throw invalidPayload(`URL can't be used to ${purpose}`);
  }
  return destination;
}

/** Where it leads otherwise: that page on the origin that speaks the recipient's language. */
export function defaultDestination(
  page: MailedPage,
  language: Language | null,
  allowedOrigins: readonly AllowedOrigin[],
): Destination {
  const found = allowedOrigins.find((entry) => entry.language === language) ?? allowedOrigins[0];
  if (!found) throw new Error("The backend needs at least one allowed origin.");
  return { url: new URL(MAILED_PAGES[page].path, found.origin), language: found.language };
}

/** The address with the token added to its query. */
export function linkWithToken({ url }: Destination, token: string): string {
  const link = new URL(url);
  link.searchParams.set("token", token);
  return link.href;
}
