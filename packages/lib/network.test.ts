import { expect, it } from "vitest";
import { neighbourhoodOf, networkOf } from "./network.ts";

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8:1:2::192.0.2.1", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80::1%eth0"],
  ["unknown", "unknown"],
])("%s counts as %s", (address, network) => expect(networkOf(address)).toBe(network));

it.each([
  ["192.0.2.1", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["unknown", "unknown"],
])("%s lives in %s", (address, neighbourhood) =>
  expect(neighbourhoodOf(address)).toBe(neighbourhood),
);
