import { expect, it } from "vitest";
import { RULES } from "../../backend/security/limits.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { ADMIN, EDITOR, openStaffSite } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

type Staff = Awaited<ReturnType<typeof openStaffSite>>;
const FRESH = "Marble-otter-before-nine-62";

/** Fewer than usual, each of which takes a password's hash. */
const ACCOUNT = { ...RULES.loginByAccount, attempts: 12 };
const openSmall = () => openStaffSite({ backend: { limits: { loginByAccount: ACCOUNT } } });

/** Strangers guess, each from a network of its own, until the account has no attempts left. */
async function besiege({ visitor }: Staff, email: string) {
  for (let n = 0; n < ACCOUNT.attempts; n++) {
    const stranger = visitor("en", `2001:db8:0:${n.toString(16)}::1`);
    await stranger.signIn({ email, password: "a guess" });
  }
}

it("lets a browser in that has signed in before, while strangers keep the account busy", async () => {
  expectConsole("error");
  const staff = await openSmall();
  const owner = staff.visitor("en", "198.51.100.4");
  await owner.signIn(ADMIN);
  await owner.post("/account/sign-out", {});
  await besiege(staff, ADMIN.email);
  // As bad as it was for everybody: the right password, from a clean address.
  expect((await staff.visitor("en", "198.51.100.5").signIn(ADMIN)).status).toBe(429);
  for (let n = 0; n < 12; n++) {
    expect((await owner.signIn(ADMIN)).status).toBe(303);
  }
  // The cookie opens nothing by itself, and has its own bound.
  const thief = staff.visitor("en", "203.0.113.66");
  thief.jar.set("b4_device", owner.jar.get("b4_device") ?? "");
  expect((await thief.get("/admin")).status).toBe(302);
  const guesses = [];
  for (let n = 0; n < 11; n++) {
    guesses.push((await thief.signIn({ ...ADMIN, password: "a guess" })).status);
  }
  expect(guesses).toEqual([...Array(10).fill(400), 429]);
});

it("lets an owner out of it by mail, in a browser that nobody knows", async () => {
  expectConsole("error");
  const staff = await openSmall();
  await besiege(staff, EDITOR.email);
  const owner = staff.visitor("el", "198.51.100.4");
  expect((await owner.signIn(EDITOR)).status).toBe(429);
  await owner.post("/account/forgot-password", { email: EDITOR.email });
  const link = await staff.linkMailedTo(EDITOR.email);
  const token = link.searchParams.get("token") ?? "";
  const chosen = await owner.post(link.pathname + link.search, { token, password: FRESH });
  expect(leadsTo(chosen)).toBe("/account/sign-in?notice=reset");
  const fresh = { ...EDITOR, password: FRESH };
  expect((await staff.visitor("el", "198.51.100.5").signIn(fresh)).status).toBe(429);
  expect((await owner.signIn(fresh)).status).toBe(303);
});

it("knows a browser to each of the accounts that are used in it, and sets nothing for a guess", async () => {
  expectConsole("error");
  const staff = await openSmall();
  const shared = staff.visitor();
  const refused = await shared.signIn({ ...ADMIN, password: "a guess" });
  const unknown = await shared.signIn({ email: "nobody@people.example", password: "a guess" });
  for (const { headers } of [refused, unknown]) expect(headers.getSetCookie()).toEqual([]);
  await shared.signIn(ADMIN);
  const first = shared.jar.get("b4_device") ?? "";
  await shared.post("/account/sign-out", {});
  await shared.signIn(EDITOR);
  const both = shared.jar.get("b4_device") ?? "";
  expect(both).toMatch(/^[\w-]{64}\.[\w-]{64}$/);
  expect(both).toContain(first);
  await shared.post("/account/sign-out", {});
  await shared.signIn(ADMIN);
  expect(shared.jar.get("b4_device")?.split(".")).toEqual(both.split(".").toReversed());
});

it("stays known where the password was changed, and nowhere else", async () => {
  expectConsole("error");
  const staff = await openSmall();
  const [here, there] = [staff.visitor(), staff.visitor()];
  await here.signIn(ADMIN);
  await there.signIn(ADMIN);
  const before = there.jar.get("b4_device");
  const form = { intent: "password", current: ADMIN.password, new: FRESH };
  expect(leadsTo(await here.post("/admin/account", form))).toBe("/admin/account?done=password");
  const mine = here.jar.get("b4_device");
  const fresh = { ...ADMIN, password: FRESH };
  await here.signIn(fresh);
  expect(here.jar.get("b4_device")).toBe(mine);
  await there.signIn(fresh);
  expect(there.jar.get("b4_device")?.split(".")[0]).not.toBe(before);
});
