import { createHash } from "node:crypto";

/** What the site sends by itself about a lead: to the house that it came, to its sender that it did. */
export type MailKind = "notice" | "receipt";

/**
 * The key of a mail about a lead: the same however often it is delivered, so that it is one mail; and
 * told by the backend from any other, so that the site's token is good for this receipt alone.
 */
export function mailKey(lead: string, kind: MailKind): string {
  const hex = createHash("sha256").update(`mail ${kind} ${lead}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
