import { expect, it } from "vitest";
import { isPublicHost } from "./public-host.ts";

it.each(["https://b4.agency", "https://www.b4.gr", "http://b4.com.", "https://xn--mxa.gr"])(
  "%s can be found",
  (origin) => expect(isPublicHost(new URL(origin))).toBe(true),
);

it.each([
  "http://localhost:3000",
  "http://el.localhost",
  "https://127.0.0.1",
  "https://[2001:db8::1]",
  "https://b4",
  "https://b4.example",
  "https://staging.b4.internal",
  "https://b4.local",
  "https://b4.agency:8443",
])("%s can't", (origin) => expect(isPublicHost(new URL(origin))).toBe(false));
