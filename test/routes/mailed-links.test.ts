import { expect, it } from "vitest";
import { ROLE_IDS } from "../../backend/index.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { HOSTS } from "../support/site.ts";
import { ADMIN, EDITOR, openStaffSite } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

const FRESH = "Marble-otter-before-nine-62";

it("changes a forgotten password by mail, once", async () => {
  expectConsole("error");
  const { visitor, linkMailedTo } = await openStaffSite();
  const editor = visitor("el");
  const asked = await editor.post("/account/forgot-password", { email: EDITOR.email });
  expect(asked.status).toBe(303);
  expect(leadsTo(asked)).toBe("/account/forgot-password?sent");
  expect(await (await editor.get("/account/forgot-password?sent")).text()).toContain(
    'role="status"',
  );

  const link = await linkMailedTo(EDITOR.email);
  expect(link.origin + link.pathname).toBe(`${HOSTS.el}/account/reset-password`);
  expect((await editor.get(link.pathname + link.search)).status).toBe(200);
  const token = link.searchParams.get("token") ?? "";
  const choose = (password: string) =>
    editor.post(link.pathname + link.search, { token, password });

  const common = await choose("password1");
  expect(common.status).toBe(400);
  expect(await common.text()).toContain('aria-invalid="true"');
  expect(leadsTo(await choose(FRESH))).toBe("/account/sign-in?notice=reset");
  expect((await editor.signIn(EDITOR)).status).toBe(400);
  expect((await editor.signIn({ ...EDITOR, password: FRESH })).status).toBe(303);
  // A second use is told so, at the address without its token.
  expect(leadsTo(await choose("Another-one-of-12"))).toBe("/account/reset-password");
  expect(await (await editor.get("/account/reset-password")).text()).toContain('role="alert"');
});

it("tells nobody which addresses have an account", async () => {
  const { visitor, backend } = await openStaffSite();
  const [known, unknown] = await Promise.all(
    [ADMIN.email, "nobody@people.example"].map((email) =>
      visitor().post("/account/forgot-password", { email }),
    ),
  );
  expect(leadsTo(known as Response)).toBe(leadsTo(unknown as Response));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(backend.mails.map(({ to }) => to)).toEqual([ADMIN.email]);
});

it("opens an account by invitation, on the host of the invited", async () => {
  expectConsole("error");
  const { visitor, backend, linkMailedTo } = await openStaffSite();
  const { access } = await backend.signIn();
  const email = "eleni@people.example";
  const invite = { email, role: ROLE_IDS.editor, invite_url: `${HOSTS.el}/account/accept-invite` };
  await backend.call("POST", "/users/invite", { token: access, body: invite });
  const link = await linkMailedTo(email);
  expect(link.origin + link.pathname).toBe(`${HOSTS.el}/account/accept-invite`);
  const eleni = visitor("el");
  const token = link.searchParams.get("token") ?? "";
  const name = { first_name: "Ελένη", last_name: "Παππά" };
  const accept = (typed: Record<string, string>) =>
    eleni.post(link.pathname + link.search, { token, ...typed });
  const wrong = await accept({ ...name, password: "" });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain('value="Ελένη"');
  expect((await accept({ password: FRESH })).status).toBe(400);
  expect(leadsTo(await accept({ ...name, password: FRESH }))).toBe("/admin");
  // Signed in at once, and called by name.
  const overview = await eleni.get("/admin");
  expect(overview.status).toBe(200);
  expect(await overview.text()).toContain(", Ελένη");
  expect(leadsTo(await accept({ ...name, password: FRESH }))).toBe("/account/accept-invite");
  expect((await visitor("el").signIn({ email, password: FRESH })).status).toBe(303);
});

it("leads to the recipient's host when a caller names no page", async () => {
  const { backend, linkMailedTo } = await openStaffSite();
  await backend.call("POST", "/auth/password/request", { body: { email: EDITOR.email } });
  expect((await linkMailedTo(EDITOR.email)).href).toMatch(
    `${HOSTS.el}/account/reset-password?token=`,
  );
});
