import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { totpCode, totpStep } from "../../backend/security/totp.ts";
import { newLead } from "../../backend/testing/new-lead.ts";
import { PUBLIC_TOKEN } from "../../backend/testing/start-backend.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { pick } from "../support/site.ts";
import { ADMIN, EDITOR, GUEST, openStaffSite } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

const NEW_PASSWORD = "Seven-olive-trees-at-dawn";
const PAGES = ["/admin", "/admin/users", "/admin/users/invite", "/admin/outbox", "/admin/activity"];

async function asAdministrator(lang: "en" | "el" = "en") {
  const staff = await openStaffSite();
  const admin = staff.visitor(lang);
  await admin.signIn(ADMIN);
  const { access: token } = await staff.backend.signIn();
  const call = (method: string, path: string, body?: unknown) =>
    staff.backend.call(method, path, { token, ...(body !== undefined && { body }) });
  const idOf = async (email: string) => {
    const filter = encodeURIComponent(JSON.stringify({ email: { _eq: email } }));
    const { text } = await call("GET", `/users?filter=${filter}&fields=id`);
    return String(JSON.parse(text).data[0]?.id);
  };
  return { ...staff, admin, call, idOf };
}

/** What a page shows, without what its scripts and styles carry. */
const shown = async (response: Response) =>
  (await response.text()).replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<!-- -->/g, "");

describe("who may see what", () => {
  it("shows administrators everything, out of caches and search engines", async () => {
    const { admin } = await asAdministrator();
    for (const path of [...PAGES, "/admin/account"]) {
      const response = await admin.get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("cache-control"), path).toBe("no-store");
      const html = await shown(response);
      expect(html, path).toContain('name="robots" content="noindex');
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect(html.match(/<title>/g), path).toHaveLength(1);
      expect(html, path).not.toMatch(/\sstyle="|\{\{|undefined</);
      expect(html, path).not.toContain('class="footer"');
    }
  });

  it("keeps it out of caches however the address is written", async () => {
    const { admin, idOf } = await asAdministrator();
    const person = await idOf(EDITOR.email);
    for (const path of ["/ADMIN/users.data", "/%61dmin/users.data", `/Admin/users/${person}`]) {
      const response = await admin.get(path);
      expect(response.headers.get("cache-control"), path).toBe("no-store");
      expect(response.headers.get("x-robots-tag"), path).toBe("noindex, nofollow");
    }
  });

  it("shows editors what is theirs, and says so where it isn't", async () => {
    const { visitor } = await openStaffSite();
    const editor = visitor("el");
    await editor.signIn(EDITOR);
    for (const path of ["/admin", "/admin/account"]) {
      const html = await shown(await editor.get(path));
      expect(html).not.toContain('href="/admin/users"');
    }
    for (const path of PAGES.slice(1)) {
      const response = await editor.get(path);
      expect(response.status, path).toBe(403);
      expect(await shown(response), path).toContain("Χωρίς πρόσβαση εδώ");
    }
    const invite = await editor.post("/admin/users/invite", { email: "x@people.example" });
    expect(invite.status).toBe(403);
  });

  it("tells people without a role in their language, and lets them out", async () => {
    const { visitor } = await openStaffSite();
    const guest = visitor("el");
    await guest.signIn(GUEST);
    const response = await guest.get("/admin/users");
    expect(response.status).toBe(403);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await shown(response);
    expect(html).toContain('<html lang="el"');
    expect(html).toContain("Χωρίς πρόσβαση");
    expect(html).toContain('action="/account/sign-out"');
  });

  it("has nothing at unknown addresses", async () => {
    expectConsole("error");
    const { admin } = await asAdministrator();
    const nobody = "00000000-0000-4000-8000-000000000000";
    for (const path of ["nope", `users/${nobody}`, "users/nope", `outbox/${nobody}`]) {
      expect((await admin.get(`/admin/${path}`)).status, path).toBe(404);
    }
  });
});

describe("the overview", () => {
  it("asks somebody without a name for it, and calls them by it", async () => {
    const { admin } = await asAdministrator("el");
    const before = parse(await shown(await admin.get("/admin")));
    expect(before.querySelector("#overview-name")).not.toBeNull();
    const said = await admin.post("/admin?index", { first_name: " Γιώργος ", last_name: "" });
    expect(leadsTo(said)).toBe("/admin");
    const after = parse(await shown(await admin.get("/admin")));
    expect(after.querySelector("#overview-name")).toBeNull();
    expect(after.querySelector("h1")?.text).toContain(", Γιώργο");
  });

  it("says at once that mails wait where no server sends them", async () => {
    const staff = await openStaffSite({
      backend: { sendMail: undefined },
    });
    const admin = staff.visitor();
    await admin.signIn(ADMIN);
    const { access: token } = await staff.backend.signIn();
    const mail = { subject: "Hello", body: "Hello", language: "en", recipient: "a@b.example" };
    const body = { ...mail, id: crypto.randomUUID() };
    await staff.backend.call("POST", "/items/outbox", { token, body });
    const html = await shown(await admin.get("/admin"));
    expect(html).toContain("No mail server is set up");
  });

  it("is quiet when nothing waits", async () => {
    const { visitor } = await openStaffSite();
    const editor = visitor();
    await editor.signIn(EDITOR);
    const html = await shown(await editor.get("/admin"));
    expect(html).toContain("All quiet");
    expect(parse(html).querySelectorAll(".rundown-row")).toHaveLength(0);
  });

  it("counts what waits, each with the way there", async () => {
    const { admin, backend, call } = await asAdministrator();
    const begun = newLead({ name: "Begun with" });
    for (const lead of [newLead(), newLead(), newLead({ queue: "spam" }), begun]) {
      await backend.call("POST", "/items/leads", { token: PUBLIC_TOKEN, body: lead });
    }
    await call("PATCH", `/items/leads/${begun.id}`, { stage: "in-review" });
    await call("POST", "/users/invite", {
      email: "ben@people.example",
      role: (await call("GET", "/users/me?fields=role")).data.role,
    });
    const html = await shown(await admin.get("/admin"));
    const rows = parse(html).querySelectorAll(".rundown-row");
    expect(
      rows.map((row) => [row.getAttribute("href"), row.querySelector(".rundown-count")?.text]),
    ).toEqual([
      ["/admin/leads?stage=new&unread=yes", "2"],
      ["/admin/leads?owner=nobody&begun=yes", "1"],
      ["/admin/leads?queue=spam", "1"],
      ["/admin/users?status=invited", "1"],
    ]);
    const list = parse(await shown(await admin.get("/admin/leads?owner=nobody&begun=yes")));
    expect(list.querySelectorAll("tbody tr").map((row) => row.text)).toEqual([
      expect.stringContaining("Begun with"),
    ]);
  });
});

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
    expect(await shown(await admin.get(page))).toContain("They look after 1 open lead.");
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
});

describe("the outbox", () => {
  it("shows a mail that can't go, why, and sends or cancels it", async () => {
    let refuses = true;
    const staff = await openStaffSite({
      backend: {
        sendMail: async () => {
          if (refuses) throw new Error("Connection refused by mail.example");
        },
      },
    });
    const admin = staff.visitor();
    await admin.signIn(ADMIN);
    const { access: token } = await staff.backend.signIn();
    const mail = {
      id: crypto.randomUUID(),
      recipient: "ben@people.example",
      subject: "Hello Ben",
      body: "A <b>letter</b>",
      language: "en",
    };
    const page = `/admin/outbox/${mail.id}`;
    await staff.backend.call("POST", "/items/outbox", { token, body: mail });
    await expect
      .poll(async () => shown(await admin.get(page)))
      .toContain("Connection refused by mail.example");
    expect(await shown(await admin.get("/admin/outbox?state=trouble"))).toContain("Hello Ben");
    expect(await shown(await admin.get(page))).toContain("A &lt;b&gt;letter&lt;/b&gt;");
    expect(leadsTo(await admin.post(page, { intent: "cancel" }))).toBe(`${page}?done=cancelled`);
    expect(await shown(await admin.get("/admin/outbox?state=cancelled"))).toContain("Hello Ben");
    refuses = false;
    await admin.post(page, { intent: "retry" });
    await expect
      .poll(async () => shown(await admin.get("/admin/outbox?state=sent")))
      .toContain("Hello Ben");
    expect(await shown(await admin.get(page))).toContain("isn’t kept");
    expectConsole("error");
    const late = await admin.post(page, { intent: "cancel" });
    expect(late.status).toBe(409);
  });
});

describe("the log", () => {
  it("tells who did what, by kind, person and day", async () => {
    expectConsole("error");
    const { admin, visitor, idOf } = await asAdministrator("el");
    await visitor().signIn({ ...EDITOR, password: "not the password" });
    const all = await shown(await admin.get("/admin/activity"));
    expect(all).toContain("Αποτυχημένη σύνδεση");
    expect(all).toContain(`Νέος λογαριασμός: ${EDITOR.email}`);
    const failed = await shown(await admin.get("/admin/activity?kind=failed"));
    expect(failed).not.toContain("Νέος λογαριασμός:");
    const guest = await idOf(GUEST.email);
    const guests = await shown(await admin.get(`/admin/activity?person=${guest}`));
    expect(guests).toContain(`Νέος λογαριασμός: ${GUEST.email}`);
    expect(guests).not.toContain("Αποτυχημένη σύνδεση</");
    const past = await shown(await admin.get("/admin/activity?until=2020-01-01"));
    expect(past).toContain("Δεν βρέθηκε τίποτα");
    const nonsense = await admin.get("/admin/activity?kind=x&person=y&from=z&page=-1");
    expect(nonsense.status).toBe(200);
  });
});

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
      .querySelectorAll(".account-codes code")
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
