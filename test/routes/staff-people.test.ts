import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { newLead } from "../../backend/testing/new-lead.ts";
import { PUBLIC_TOKEN } from "../../backend/testing/start-backend.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { pick } from "../support/site.ts";
import { asAdministrator, shown } from "../support/staff-pages.ts";
import { ADMIN, EDITOR, GUEST } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

describe("people", () => {
  it("are found by name and kept apart by status", async () => {
    const { admin } = await asAdministrator();
    const found = await shown(await admin.get("/admin/users?q=editor"));
    expect(found).toContain(EDITOR.email);
    expect(found).not.toContain(GUEST.email);
    const none = await shown(await admin.get("/admin/users?status=suspended"));
    expect(none).toContain("Nothing matches");
  });

  it.each([
    ["en", "/account/accept-invite?token=", "http://localhost:3000"],
    ["el", "/account/accept-invite?token=", "http://el.localhost:3000"],
  ] as const)("are invited in %s", async (language, path, origin) => {
    const { admin, linkMailedTo, call, idOf } = await asAdministrator();
    const form = await shown(await admin.get("/admin/users/invite"));
    const role = pick(form, /name="role" value="([^"]*)"/) ?? "";
    const email = "kalliope@people.example";
    const sent = await admin.post("/admin/users/invite", { email, role, language });
    expect(sent.status).toBe(303);
    expect(leadsTo(sent)).toBe("/admin/users?done=invited");
    // This site has no mail server of its own.
    const said = parse(await shown(await admin.get(leadsTo(sent)))).querySelector(".notice");
    expect(said?.text).toContain("waits in the outbox");
    expect(said?.querySelector("a")?.getAttribute("href")).toBe("/admin/outbox?state=waiting");
    expect((await linkMailedTo(email)).href.startsWith(`${origin}${path}`)).toBe(true);
    const user = (await call("GET", `/users/${await idOf(email)}?fields=status,role.name`)).data;
    expect(user).toEqual({ status: "invited", role: { name: "Editor" } });
  });

  it.each([
    [{ email: "half@", role: "" }, /href="#email".*href="#role"/s],
    [
      { email: EDITOR.email, role: "8a2f0c5e-6d1b-4f7a-9c3e-1b5d7e9f0a24" },
      /already has an account/,
    ],
  ])("are not invited with %o", async (typed, said) => {
    const { admin } = await asAdministrator();
    const response = await admin.post("/admin/users/invite", { ...typed, language: "en" });
    expect(response.status).toBe(422);
    const html = await shown(response);
    expect(pick(html, /<title>([^<]*)/)).toMatch(/^Error: /);
    expect(html).toMatch(said);
    expect(html).toContain(`value="${typed.email}"`);
  });

  it("are suspended, which ends their sessions at once, and come back", async () => {
    const { admin, visitor, idOf } = await asAdministrator();
    const editor = visitor();
    await editor.signIn(EDITOR);
    const page = `/admin/users/${await idOf(EDITOR.email)}`;
    expect(leadsTo(await admin.post(page, { intent: "suspend" }))).toBe(`${page}?done=suspended`);
    expectConsole("error");
    expect((await editor.get("/admin")).status).toBe(302);
    expect(await shown(await admin.get(`${page}?done=suspended`))).toContain(
      "signed out everywhere",
    );
    await admin.post(page, { intent: "reactivate" });
    expect((await visitor().signIn(EDITOR)).status).toBe(303);
  });

  it.each([
    ["suspend", "", null],
    ["suspend", "heir", "heir"],
    ["delete", "heir", "heir"],
  ])("hand over what they look after before %s", async (intent, heir, owner) => {
    const { admin, backend, call, idOf } = await asAdministrator();
    const id = await idOf(EDITOR.email);
    const self = await idOf(ADMIN.email);
    const [open, done] = [newLead(), newLead({ stage: "answered" })];
    for (const lead of [open, done]) {
      const { stage = "new", ...sent } = lead as typeof lead & { stage?: string };
      await backend.call("POST", "/items/leads", { token: PUBLIC_TOKEN, body: sent });
      await call("PATCH", `/items/leads/${lead.id}`, { owner: id, stage });
    }
    const page = `/admin/users/${id}`;
    const before = await shown(await admin.get(page));
    expect(before).toContain("They look after 1 open lead.");
    // A colleague without a name is one to choose all the same.
    expect(before).toMatch(new RegExp(`<option value="${self}"[^>]*>${ADMIN.email}<`));
    const stranger = await admin.post(page, { intent, heir: crypto.randomUUID() });
    expect(stranger.status).toBe(422);
    const left = await admin.post(page, { intent, heir: heir && self });
    expect(leadsTo(left)).toMatch(/done=(?:suspended|deleted)&handed=1$/);
    expect(await shown(await admin.get(leadsTo(left)))).toContain("1 lead has changed hands.");
    const ownerOf = async (lead: { id: string }) =>
      (await call("GET", `/items/leads/${lead.id}?fields=owner`)).data.owner;
    expect(await ownerOf(open)).toBe(owner && self);
    // Finished ones stay with whoever finished them, and are found under former colleagues.
    expect(await ownerOf(done)).toBe(intent === "suspend" ? id : null);
    const former = await shown(await admin.get("/admin/leads?owner=former"));
    expect(former.includes(done.id)).toBe(intent === "suspend");
    expect(former).not.toContain(open.id);
  });

  it("are counted on the overview while a former colleague holds something open", async () => {
    const { admin, backend, call, idOf } = await asAdministrator();
    const id = await idOf(EDITOR.email);
    const lead = newLead();
    await backend.call("POST", "/items/leads", { token: PUBLIC_TOKEN, body: lead });
    await call("PATCH", `/items/leads/${lead.id}`, { owner: id });
    const isCounted = async () =>
      (await shown(await admin.get("/admin"))).includes('href="/admin/leads?owner=former"');
    expect(await isCounted()).toBe(false);
    await call("PATCH", `/users/${id}`, { status: "suspended" });
    expect(await isCounted()).toBe(true);
  });

  it("change roles, are deleted, and are told apart from oneself", async () => {
    const { admin, call, idOf } = await asAdministrator();
    const id = await idOf(EDITOR.email);
    const role = (await call("GET", "/users/me?fields=role")).data.role;
    await admin.post(`/admin/users/${id}`, { intent: "role", role: String(role) });
    expect((await call("GET", `/users/${id}?fields=role`)).data.role).toBe(role);
    const self = await admin.post(`/admin/users/${await idOf(ADMIN.email)}`, { intent: "delete" });
    expect(self.status).toBe(422);
    expect(leadsTo(await admin.post(`/admin/users/${id}`, { intent: "delete" }))).toBe(
      "/admin/users?done=deleted",
    );
    expectConsole("error");
    expect((await admin.get(`/admin/users/${id}`)).status).toBe(404);
    expect((await admin.post(`/admin/users/${id}`, { intent: "suspend" })).status).toBe(422);
    expect((await admin.post(`/admin/users/${id}`, { intent: "explode" })).status).toBe(400);
  });

  it("get another address, or a link for a new password", async () => {
    expectConsole("error");
    const { admin, visitor, idOf, linkMailedTo } = await asAdministrator();
    const page = `/admin/users/${await idOf(EDITOR.email)}`;
    for (const email of ["half@", ADMIN.email]) {
      expect((await admin.post(page, { intent: "email", email })).status, email).toBe(422);
    }
    const email = "ed@people.example";
    expect(leadsTo(await admin.post(page, { intent: "email", email }))).toBe(`${page}?done=email`);
    expect((await visitor().signIn({ ...EDITOR, email })).status).toBe(303);
    await admin.post(page, { intent: "reset" });
    const link = await linkMailedTo(email);
    expect(link.href).toContain("http://el.localhost:3000/account/reset-password?token=");
  });

  it("who have not accepted yet get another link, or none", async () => {
    const { admin, call, idOf, linkMailedTo } = await asAdministrator();
    const email = "orfeas@people.example";
    const role = (await call("GET", "/users/me?fields=role")).data.role;
    await call("POST", "/users/invite", { email, role });
    const first = await linkMailedTo(email);
    const page = `/admin/users/${await idOf(email)}`;
    expect(leadsTo(await admin.post(page, { intent: "resend" }))).toBe(`${page}?done=resent`);
    expect((await linkMailedTo(email)).search).not.toBe(first.search);
    expect(leadsTo(await admin.post(page, { intent: "withdraw" }))).toBe(
      "/admin/users?done=withdrawn",
    );
    expectConsole("error");
    expect((await admin.get(page)).status).toBe(404);
  });

  it("who have come in meanwhile are not invited again, nor is their invitation taken back", async () => {
    const { admin, idOf } = await asAdministrator();
    const page = `/admin/users/${await idOf(EDITOR.email)}`;
    for (const intent of ["resend", "withdraw"]) {
      const answer = await admin.post(page, { intent });
      expect(answer.status, intent).toBe(422);
      expect(await answer.text()).toContain("accepted the invitation");
    }
    expect((await admin.get(page)).status).toBe(200);
  });
});
