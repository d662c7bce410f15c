import { expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

it.each([
  [undefined, "192.0.2.1", 0, "192.0.2.1"],
  ["203.0.113.9", "192.0.2.1", 0, "192.0.2.1"],
  ["203.0.113.9", "192.0.2.1", 1, "203.0.113.9"],
  ["6.6.6.6, 203.0.113.9", "192.0.2.1", 1, "203.0.113.9"],
  ["6.6.6.6, 203.0.113.9, 10.0.0.1", "192.0.2.1", 2, "203.0.113.9"],
  ["nonsense", "192.0.2.1", 1, undefined],
  [undefined, "192.0.2.1", 1, "192.0.2.1"],
  [undefined, "::ffff:192.0.2.1", 0, "192.0.2.1"],
  [undefined, "2001:db8::1", 0, "2001:db8::1"],
  [undefined, undefined, 0, undefined],
])("of %s from %s behind %i proxies is %s", (forwarded, peer, proxies, address) => {
  expect(clientAddress(forwarded, peer, proxies)).toBe(address);
});
