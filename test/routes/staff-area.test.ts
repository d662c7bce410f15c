import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { newLead } from "../../backend/testing/new-lead.ts";
import { PUBLIC_TOKEN } from "../../backend/testing/start-backend.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { asAdministrator, shown } from "../support/staff-pages.ts";
import { ADMIN, EDITOR, GUEST, openStaffSite } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

const PAGES = ["/admin", "/admin/users", "/admin/users/invite", "/admin/outbox", "/admin/activity"];

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
    expect(parse(html).querySelectorAll("[data-task]")).toHaveLength(0);
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
    const rows = parse(html).querySelectorAll("[data-task]");
    expect(
      rows.map((row) => [row.getAttribute("href"), row.querySelector("[data-count]")?.text]),
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
