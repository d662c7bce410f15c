import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { totpCode, totpStep } from "../../backend/security/totp.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { pick } from "../support/site.ts";
import { asAdministrator, shown } from "../support/staff-pages.ts";
import { ADMIN } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

const NEW_PASSWORD = "Seven-olive-trees-at-dawn";

describe("one's own account", () => {
  it("keeps name, title and language", async () => {
    const { admin, call } = await asAdministrator();
    const profile = { first_name: " Maria ", last_name: "Kallis", title: "", language: "el" };
    const saved = await admin.post("/admin/account", { intent: "profile", ...profile });
    expect(leadsTo(saved)).toBe("/admin/account?done=profile");
    const fields = "first_name,last_name,title,language";
    expect((await call("GET", `/users/me?fields=${fields}`)).data).toEqual({
      first_name: "Maria",
      last_name: "Kallis",
      title: null,
      language: "el-GR",
    });
    expect(await shown(await admin.get("/admin"))).toContain("Maria Kallis");
  });

  it("changes the password, signs the other devices out and stays signed in", async () => {
    expectConsole("error");
    const { admin, visitor } = await asAdministrator();
    const other = visitor();
    await other.signIn(ADMIN);
    const change = { intent: "password", current: ADMIN.password, new: NEW_PASSWORD };
    expect(leadsTo(await admin.post("/admin/account", change))).toBe(
      "/admin/account?done=password",
    );
    expect((await admin.get("/admin/account")).status).toBe(200);
    expect((await other.get("/admin/account")).status).toBe(302);
    expect((await visitor().signIn(ADMIN)).status).toBe(400);
    expect((await visitor().signIn({ ...ADMIN, password: NEW_PASSWORD })).status).toBe(303);
  });

  it.each([
    [{ current: "wrong", new: NEW_PASSWORD }, "password-current"],
    [{ current: ADMIN.password, new: "short" }, "password-new"],
    [{ current: ADMIN.password, new: "password123" }, "password-new"],
    [{ current: ADMIN.password, new: ADMIN.password }, "password-new"],
  ])("does not change it with %o", async (typed, field) => {
    expectConsole("error");
    const { admin, call } = await asAdministrator();
    const before = (await call("GET", "/users/me/sessions")).text;
    const response = await admin.post("/admin/account", { intent: "password", ...typed });
    expect(response.status).toBe(422);
    const html = await shown(response);
    expect(pick(html, /<title>([^<]*)/)).toMatch(/^Error: /);
    expect(html).toContain(`href="#${field}"`);
    expect(html).not.toContain(typed.new);
    const after = (await call("GET", "/users/me/sessions")).text;
    expect(JSON.parse(after).data).toHaveLength(JSON.parse(before).data.length);
  });

  it("switches the second step on with an app's code, and off again", async () => {
    expectConsole("error");
    const { admin, visitor } = await asAdministrator();
    const step = (intent: string, form: Record<string, string>) =>
      admin.post("/admin/account", { intent, ...form });
    expect((await step("tfa-begin", { password: "wrong" })).status).toBe(422);
    const setup = await shown(await step("tfa-begin", { password: ADMIN.password }));
    const secret = pick(setup, /name="secret" value="([^"]*)"/) ?? "";
    const link = pick(setup, /name="link" value="([^"]*)"/) ?? "";
    expect(link).toContain(secret);
    expect(setup).toContain('role="img"');
    const wrong = await step("tfa-confirm", { secret, link, otp: "000000" });
    expect(await shown(wrong)).toContain(secret);
    const now = totpStep(Date.now());
    const otp = totpCode(secret, now);
    const spaced = `${otp.slice(0, 3)} ${otp.slice(3)}`;
    expect(leadsTo(await step("tfa-confirm", { secret, link, otp: spaced }))).toBe(
      "/admin/account?done=tfaOn",
    );
    expect((await visitor().signIn(ADMIN)).headers.getSetCookie().join()).not.toContain(
      "b4_access",
    );
    expect((await step("tfa-codes", { password: "wrong" })).status).toBe(422);
    const codes = parse(await shown(await step("tfa-codes", { password: ADMIN.password })))
      .querySelectorAll('[role="status"] code')
      .map(({ text }) => text);
    expect(codes).toHaveLength(10);
    const without = visitor();
    await without.signIn(ADMIN);
    const recovered = { step: "code", code: codes[0] ?? "" };
    expect(leadsTo(await without.post("/account/sign-in", recovered))).toBe("/admin");
    expect((await step("tfa-off", { otp: "000000" })).status).toBe(422);
    const later = totpCode(secret, now + 1);
    expect(leadsTo(await step("tfa-off", { otp: later }))).toBe("/admin/account?done=tfaOff");
    expect((await visitor().signIn(ADMIN)).status).toBe(303);
  });

  it("refuses a secret that isn't one", async () => {
    const { admin } = await asAdministrator();
    const form = { secret: "AAAA", link: "javascript:alert(1)", otp: "123456" };
    const html = await shown(
      await admin.post("/admin/account", { intent: "tfa-confirm", ...form }),
    );
    expect(html).toContain("Start again");
    expect(html).not.toContain("javascript:");
  });

  it("signs one device out, every other, or all", async () => {
    expectConsole("error");
    const { admin, visitor, call } = await asAdministrator();
    const [phone, tablet] = [visitor(), visitor()];
    await phone.signIn(ADMIN);
    const list = JSON.parse((await call("GET", "/users/me/sessions")).text).data;
    const phones = list.toSorted((a: { created: string }, b: { created: string }) =>
      b.created.localeCompare(a.created),
    )[0].id;
    await admin.post("/admin/account", { intent: "end-session", session: phones });
    expect((await phone.get("/admin/account")).status).toBe(302);
    await tablet.signIn(ADMIN);
    await admin.post("/admin/account", { intent: "end-others" });
    expect((await tablet.get("/admin/account")).status).toBe(302);
    expect((await admin.get("/admin/account")).status).toBe(200);
    const all = await admin.post("/admin/account", { intent: "end-all" });
    expect(leadsTo(all)).toContain("/account/sign-in");
    expect((await admin.get("/admin/account")).status).toBe(302);
  });
});
