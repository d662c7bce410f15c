import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { WEBSITE_ACCOUNT } from "../../app/api/website-account.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { ADMIN, EDITOR, openStaffSite } from "../support/staff-site.ts";

/** Calls of the staff area that a Directus answers otherwise than the embedded backend. */

const refusal = (status: number, code: string) =>
  Response.json({ errors: [{ message: code, extensions: { code } }] }, { status });

/** A Directus has no audit remarks and no list of sign-ins; the console is nobody's who looks in. */
const AS_DIRECTUS = (request: Request) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.startsWith("/users/me/sessions")) return refusal(404, "ROUTE_NOT_FOUND");
  if (pathname === "/activity" && searchParams.get("fields")?.includes("detail")) {
    return refusal(403, "FORBIDDEN");
  }
  return undefined;
};

it("says nothing in the log of calls that a Directus does not know", async () => {
  const { visitor } = await openStaffSite({ instead: AS_DIRECTUS });
  const admin = visitor();
  await admin.signIn(ADMIN);
  for (const path of ["/admin/account", "/admin/activity", "/admin"]) {
    const response = await admin.get(path);
    expect(response.status, path).toBe(200);
    // What is read while the page is sent is asked for too.
    await response.text();
  }
});

it("says on the form that an account may not have two steps, or that a code is wrong", async () => {
  const told = expectConsole("info");
  let enabling = refusal(403, "FORBIDDEN");
  const { visitor } = await openStaffSite({
    instead: (request) =>
      new URL(request.url).pathname === "/users/me/tfa/enable" ? enabling.clone() : undefined,
  });
  const editor = visitor();
  await editor.signIn(EDITOR);
  const confirm = async () => {
    const response = await editor.post("/admin/account", {
      intent: "tfa-confirm",
      secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
      link: "otpauth://totp/B4",
      otp: "123456",
    });
    expect(response.status).toBe(422);
    return parse(await response.text()).querySelector('a[href="#two-step-otp"]')?.text;
  };
  const refused = await confirm();
  expect(refused).toBeTruthy();
  enabling = refusal(400, "INVALID_PAYLOAD");
  const wrong = await confirm();
  expect(wrong).toBeTruthy();
  expect(wrong).not.toBe(refused);
  expect(told).toHaveBeenCalledTimes(2);
});

it("lists people, and not the account of the site itself", async () => {
  const { visitor, backend } = await openStaffSite();
  const { access: token } = await backend.signIn();
  const body = { id: WEBSITE_ACCOUNT, email: "website@example.com", first_name: "Website" };
  expect((await backend.call("POST", "/users", { token, body })).status).toBe(200);
  const admin = visitor();
  await admin.signIn(ADMIN);
  const list = await (await admin.get("/admin/users")).text();
  expect(list).toContain(EDITOR.email);
  expect(list).not.toContain(body.email);
  expect((await admin.get(`/admin/users/${WEBSITE_ACCOUNT}`)).status).toBe(404);
});
