import { expect, it } from "vitest";
import { expectConsole } from "../support/fail-on-console.ts";
import { ADMIN, EDITOR, openStaffSite } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

const refreshes = (calls: readonly string[]) =>
  calls.filter((call) => call === "POST /auth/refresh").length;

it("renews an expired token once for 20 requests at a time", async () => {
  const { visitor, calls } = await openStaffSite();
  const admin = visitor();
  await admin.signIn(ADMIN);
  admin.jar.set("b4_expires", String(Date.now() - 1));
  const old = admin.jar.get("b4_refresh");
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      admin.get(index % 2 ? "/admin" : "/admin/users.data?_routes=admin%2Fusers"),
    ),
  );
  for (const { status } of answers) expect(status).toBe(200);
  expect(refreshes(calls)).toBe(1);
  const renewed = answers.map((answer) => answer.headers.getSetCookie()[1]);
  expect(new Set(renewed).size).toBe(1);
  expect(admin.jar.get("b4_refresh")).not.toBe(old);
  // A request that was on its way with the spent token still gets what the others got.
  admin.jar.set("b4_refresh", old ?? "");
  admin.jar.set("b4_expires", "0");
  expect((await admin.get("/admin")).status).toBe(200);
  expect(refreshes(calls)).toBe(1);
});

it("asks for a new one when the refresh token is refused, and clears the cookies", async () => {
  const errors = expectConsole("info");
  const { visitor, backend } = await openStaffSite();
  const admin = visitor();
  await admin.signIn(ADMIN);
  await backend.call("POST", "/auth/logout", {
    body: { refresh_token: admin.jar.get("b4_refresh") },
  });
  const response = await admin.get("/admin/activity");
  expect(leadsTo(response)).toBe("/account/sign-in?next=%2Fadmin%2Factivity&notice=expired");
  expect(response.headers.getSetCookie()).toHaveLength(3);
  expect([...admin.jar.keys()]).toEqual(["b4_device"]);
  const said = errors.mock.calls.map((call: unknown[]) => call[0]);
  expect(said).toContain("Backend error 401 Unauthorized: POST /auth/refresh");
  expect(said).toContain("Couldn't fetch user");
});

it("renews a session whose access token died early", async () => {
  expectConsole("error");
  const { visitor, calls } = await openStaffSite();
  const admin = visitor();
  await admin.signIn(ADMIN);
  admin.jar.set("b4_access", "garbage");
  expect((await admin.get("/admin")).status).toBe(200);
  expect(refreshes(calls)).toBe(1);
});

it("keeps a session that a backend which was down for a moment could not renew", async () => {
  expectConsole("info");
  expectConsole("error");
  let isDown = false;
  const instead = (request: Request) =>
    isDown && new URL(request.url).pathname === "/auth/refresh"
      ? new Response(null, { status: 503 })
      : undefined;
  const { visitor } = await openStaffSite({ instead });
  const admin = visitor();
  await admin.signIn(ADMIN);
  admin.jar.set("b4_access", "garbage");
  isDown = true;
  const response = await admin.get("/admin");
  expect(response.status).toBe(503);
  expect(response.headers.getSetCookie()).toEqual([]);
  isDown = false;
  expect((await admin.get("/admin")).status).toBe(200);
});

it.each([500, 503, 504, 429])(
  "asks nobody to sign in who is, where the backend answers %i",
  async (status) => {
    expectConsole("error");
    expectConsole("info");
    let isDown = false;
    const instead = (request: Request) =>
      isDown && new URL(request.url).pathname === "/users/me"
        ? new Response(null, { status })
        : undefined;
    const { visitor } = await openStaffSite({ instead });
    const admin = visitor("el");
    await admin.signIn(ADMIN);
    isDown = true;
    const page = await admin.get("/admin/leads");
    expect([page.status, page.headers.getSetCookie()]).toEqual([503, []]);
    expect(await page.text()).toMatch(/<html[^>]* lang="el"/);
    const read = await admin.get("/admin/leads.data");
    expect([read.status, read.headers.getSetCookie()]).toEqual([503, []]);
    // What was sent is kept as ever.
    const sent = await admin.post("/admin/users/invite", { email: "new@people.example" });
    expect(leadsTo(sent)).toBe("/account/sign-in?next=%2Fadmin%2Fusers%2Finvite&notice=kept");
    isDown = false;
    expect((await admin.get("/admin/leads")).status).toBe(200);
  },
);

it("asks to sign in whom the backend refuses", async () => {
  expectConsole("error");
  let isRefused = false;
  const instead = (request: Request) =>
    isRefused && new URL(request.url).pathname === "/users/me"
      ? new Response(null, { status: 403 })
      : undefined;
  const { visitor } = await openStaffSite({ instead });
  const admin = visitor();
  await admin.signIn(ADMIN);
  isRefused = true;
  expect((await admin.get("/admin")).status).toBe(302);
});

it("does not renew where that is switched off", async () => {
  const { visitor, calls } = await openStaffSite({ variables: { AUTH_AUTO_REFRESH: "false" } });
  const admin = visitor();
  await admin.signIn(ADMIN);
  admin.jar.set("b4_expires", "0");
  expect((await admin.get("/admin")).status).toBe(302);
  expect(refreshes(calls)).toBe(0);
});

it("keeps a form that was sent with a dead session for the person who sent it", async () => {
  expectConsole("error");
  const { visitor, backend } = await openStaffSite();
  const admin = visitor();
  await admin.signIn(ADMIN);
  await backend.call("POST", "/auth/logout", {
    body: { refresh_token: admin.jar.get("b4_refresh") },
  });
  const typed = {
    email: "new@people.example",
    note: "Γράφτηκε με κόπο",
    password: "Never-kept-77",
  };
  const sent = await admin.post("/admin/users/invite", typed);
  expect(sent.status).toBe(303);
  expect(leadsTo(sent)).toBe("/account/sign-in?next=%2Fadmin%2Fusers%2Finvite&notice=kept");
  const key = admin.jar.get("b4_kept") ?? "";

  const other = visitor();
  await other.signIn(EDITOR);
  other.jar.set("b4_kept", key);
  expect(leadsTo(await other.get("/account/resume"))).toBe("/admin");

  expect(leadsTo(await admin.signIn(ADMIN))).toBe("/account/resume");
  const page = await (await admin.get("/account/resume")).text();
  expect(page).toContain("Γράφτηκε με κόπο");
  expect(page).toContain('action="/admin/users/invite"');
  expect(page).toContain('name="email" value="new@people.example"');
  expect(page).not.toContain("Never-kept-77");

  // Sent again it reaches the form's own action, and is forgotten here.
  const again = await admin.post("/admin/users/invite", { email: typed.email, role: "nonsense" });
  expect(again.status).toBe(422);
  expect(admin.jar.has("b4_kept")).toBe(false);
  expect(leadsTo(await admin.get("/account/resume"))).toBe("/admin");
});

it("takes no notice of cookies on public pages", async () => {
  const { visitor, calls } = await openStaffSite();
  const admin = visitor();
  const strange = await (await admin.get("/about")).text();
  await admin.signIn(ADMIN);
  calls.length = 0;
  const response = await admin.get("/about");
  expect(await response.text()).toBe(strange);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(calls).toEqual([]);
});
