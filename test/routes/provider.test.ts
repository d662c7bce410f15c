import { expect, it } from "vitest";
import { ROLE_IDS } from "../../backend/index.ts";
import { CLIENT, startIssuer, visit } from "../../backend/testing/start-issuer.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { HOSTS, pick } from "../support/site.ts";
import { ADMIN, openStaffSite } from "../support/staff-site.ts";
import { type createVisitor, leadsTo } from "../support/visitor.ts";

const PERSON = { sub: "subject-1", email: "invited@people.example", email_verified: true };
const CALLBACK = `${HOSTS.en}/backend/auth/login/house/callback`;

async function openWithProvider(person = PERSON) {
  // The provider says at length that it is set up for a test.
  expectConsole("warn");
  const issuer = await startIssuer(CALLBACK, person);
  const provider = { issuer, ...CLIENT, label: "The House" };
  const staff = await openStaffSite({ backend: { providers: { house: provider } } });
  const { access } = await staff.backend.signIn();
  const body = { email: PERSON.email, role: ROLE_IDS.editor };
  await staff.backend.call("POST", "/users/invite", { token: access, body });
  return { ...staff, issuer };
}

/** From the sign-in page through the provider's own pages to where the site leads at last. */
async function signInByProvider(person: ReturnType<typeof createVisitor>, issuer: string) {
  const html = await (await person.get("/account/sign-in?next=/admin/account")).text();
  const start = pick(html, /href="(\/backend\/auth\/login\/house\?[^"]*)"/) ?? "";
  expect(new URL(start, HOSTS.en).searchParams.get("redirect")).toBe(
    `${HOSTS.en}/account/provider-callback?next=%2Fadmin%2Faccount`,
  );
  const away = await person.get(start);
  expect(away.status).toBe(302);
  const back = await visit(away.headers.get("location") ?? "", issuer);
  const handedOver = await person.get(back.pathname + back.search);
  return person.get(leadsTo(handedOver));
}

it("signs in who was invited, by a real OpenID provider", async () => {
  const { visitor, issuer } = await openWithProvider();
  const person = visitor();
  const response = await signInByProvider(person, issuer);
  expect(leadsTo(response)).toBe("/admin/account");
  expect([...person.jar.keys()].sort()).toEqual(["b4_access", "b4_expires", "b4_refresh"]);
  expect((await person.get("/admin")).status).toBe(200);
});

it("turns strangers back to sign-in with a reason", async () => {
  const { visitor, issuer } = await openWithProvider({ ...PERSON, email: "stranger@x.example" });
  const person = visitor();
  const response = await signInByProvider(person, issuer);
  expect(leadsTo(response)).toBe(
    "/account/sign-in?next=%2Fadmin%2Faccount&reason=INVALID_CREDENTIALS",
  );
  expect(person.jar.size).toBe(0);
  const page = await (await person.get(leadsTo(response))).text();
  expect(page).toContain("Ask an administrator for an invitation");
});

it("leads nowhere outside, neither at the start nor at the callback", async () => {
  const { visitor } = await openWithProvider();
  const person = visitor();
  const outside = encodeURIComponent("https://evil.example/");
  expect((await person.get(`/backend/auth/login/house?redirect=${outside}`)).status).toBe(400);
  await person.signIn(ADMIN);
  person.jar.set("directus_refresh_token", person.jar.get("b4_refresh") ?? "");
  const response = await person.get("/account/provider-callback?next=//evil.example");
  expect(leadsTo(response)).toBe("/admin");
  expect(person.jar.has("directus_refresh_token")).toBe(false);
});
