import { expect, it } from "vitest";
import { isPrivatePath } from "./private-pages.ts";

it.each([
  "/admin",
  "/admin.data",
  "/account/sign-in",
  "/ADMIN/leads.data",
  "/%61dmin/leads.data",
  "/Account/Sign-In.data",
  "//admin/leads",
  "/admin%2Fleads",
])("%s is private", (path) => {
  expect(isPrivatePath(path)).toBe(true);
});

it.each(["/", "/administration", "/accounts.data", "/careers/admin", "/%zz/admin"])(
  "%s is public",
  (path) => expect(isPrivatePath(path)).toBe(false),
);
