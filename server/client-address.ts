import { isIP } from "node:net";

/**
 * Network address of the visitor: the peer, or with `proxies` in front of us the entry of
 * X-Forwarded-For (`forwarded`, all such headers in one) that the outermost of them wrote. What stands further left is the visitor's own
 * claim and never believed.
 */
export function clientAddress(
  forwarded: string | undefined,
  peer: string | undefined,
  proxies: number,
): string | undefined {
  const entry = proxies > 0 ? forwarded?.split(",").at(-proxies)?.trim() : undefined;
  const address = (entry || peer)?.replace(/^::ffff:/i, "");
  return address !== undefined && isIP(address) !== 0 ? address : undefined;
}
