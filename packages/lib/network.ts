import { isIPv6 } from "node:net";

/** Groups of an IPv6 address that name a network: 64 bits, what one connection usually has. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * What attempts are counted by: an IPv4 address itself, of an IPv6 address its network, since whoever
 * has one such address has billions.
 */
export function networkOf(address: string): string {
  const url = isIPv6(address) ? URL.parse(`http://[${address}]`) : null;
  if (!url) return address;
  // Written in the one short form by now: at most one gap, which stands for zeros.
  const [before = "", after = ""] = url.hostname.slice(1, -1).split("::");
  const front = before.split(":").filter(Boolean);
  const back = after.split(":").filter(Boolean);
  const gap = Array<string>(GROUPS - front.length - back.length).fill("0");
  return `${[...front, ...gap, ...back].slice(0, NETWORK_GROUPS).join(":")}::/64`;
}
