import { isIPv4, isIPv6 } from "node:net";

/** Groups of an IPv6 address that name a network: 64 bits, what one connection usually has. */
const NETWORK_GROUPS = 4;
/** 48 bits: what is given to one customer, who has 65,536 networks then. */
const SITE_GROUPS = 3;
const GROUPS = 8;
const GROUP_BITS = 16;

/**
 * What attempts are counted by: an IPv4 address itself, of an IPv6 address its network, since whoever
 * has one such address has billions.
 */
export const networkOf = (address: string): string => frontOf(address, NETWORK_GROUPS) ?? address;

/** What one customer of a provider has at most: 48 bits of IPv6, 24 of IPv4. */
export const neighbourhoodOf = (address: string): string =>
  frontOf(address, SITE_GROUPS) ??
  (isIPv4(address) ? `${address.slice(0, address.lastIndexOf("."))}.0/24` : address);

/** So many groups of an IPv6 address; undefined for anything else. */
function frontOf(address: string, groups: number): string | undefined {
  const url = isIPv6(address) ? URL.parse(`http://[${address}]`) : null;
  if (!url) return undefined;
  // Written in the one short form by now: at most one gap, which stands for zeros.
  const [before = "", after = ""] = url.hostname.slice(1, -1).split("::");
  const front = before.split(":").filter(Boolean);
  const back = after.split(":").filter(Boolean);
  const gap = Array<string>(GROUPS - front.length - back.length).fill("0");
  return `${[...front, ...gap, ...back].slice(0, groups).join(":")}::/${groups * GROUP_BITS}`;
}
