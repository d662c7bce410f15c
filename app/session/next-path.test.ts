import { expect, it } from "vitest";
import { DEFAULT_NEXT, nextPath } from "./next-path.ts";

it.each([
  ["/admin/leads?stage=new&page=2", "/admin/leads?stage=new&page=2"],
  ["/admin/users.data?_routes=admin%2Fusers&q=a", "/admin/users?q=a"],
  ["/admin#place", "/admin"],
])("leads back to %s", (wanted, path) => expect(nextPath(wanted)).toBe(path));

it.each([
  null,
  undefined,
  "",
  "admin",
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "/\t/evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  `/${"a".repeat(2000)}`,
])("never to %j", (wanted) => expect(nextPath(wanted)).toBe(DEFAULT_NEXT));
