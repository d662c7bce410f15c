import { describe, expect, it } from "vitest";
import { expectConsole } from "../support/fail-on-console.ts";
import { asAdministrator, shown } from "../support/staff-pages.ts";
import { ADMIN, EDITOR, GUEST, openStaffSite } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

/** An address has its parts in elements of their own. */
const said = (markup: string) => markup.replaceAll(/<[^>]*>/g, "");

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
    expect(said(all)).toContain(`Νέος λογαριασμός: ${EDITOR.email}`);
    const failed = await shown(await admin.get("/admin/activity?kind=failed"));
    expect(failed).not.toContain("Νέος λογαριασμός:");
    const guest = await idOf(GUEST.email);
    const guests = await shown(await admin.get(`/admin/activity?person=${guest}`));
    expect(said(guests)).toContain(`Νέος λογαριασμός: ${GUEST.email}`);
    expect(guests).not.toContain("Αποτυχημένη σύνδεση</");
    const past = await shown(await admin.get("/admin/activity?until=2020-01-01"));
    expect(past).toContain("Δεν βρέθηκε τίποτα");
    const nonsense = await admin.get("/admin/activity?kind=x&person=y&from=z&page=-1");
    expect(nonsense.status).toBe(200);
  });
});
