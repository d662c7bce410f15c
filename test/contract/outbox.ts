import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { newLead } from "../../backend/testing/new-lead.ts";
import { mailKey } from "../../packages/lib/mails/mail-key.ts";
import { type Staff, staffOf } from "./staff.ts";
import type { Client } from "./target.ts";

const SETUP_TIMEOUT_MS = 300_000;
const SENT_TIMEOUT_MS = 60_000;
const SENT_POLL_MS = 20;
/** Longer than the longest wait for one mail. */
const TEST_TIMEOUT_MS = 3 * SENT_TIMEOUT_MS;

/** Mail that the site and staff give away, sent by the backend itself. */
export function describeOutbox(client: () => Client): void {
  describe("the outbox", { timeout: TEST_TIMEOUT_MS }, () => {
    let staff: Staff;

    beforeAll(async () => {
      staff = await staffOf(client());
    }, SETUP_TIMEOUT_MS);

    /** A lead that was sent, from an address that nobody has used. */
    async function sendLead() {
      const lead = newLead({ email: `${client().unique("to")}@people.example.com` });
      await staff.website("POST", "/items/leads", lead);
      return lead;
    }

    type Lead = Awaited<ReturnType<typeof sendLead>>;

    const newMail = (lead: Lead, differing: Record<string, unknown> = {}) => ({
      id: randomUUID(),
      recipient: lead.email,
      subject: "Λάβαμε την αίτησή σου",
      body: "Γεια σου,\n\nΤη λάβαμε: B4-7KQ2-M9XD.\n",
      language: "el",
      lead: lead.id,
      ...differing,
    });

    /** What the website sends by itself, once a lead. */
    const receiptOf = (lead: Lead, differing: Record<string, unknown> = {}) =>
      newMail(lead, { id: mailKey(lead.id, "receipt"), ...differing });

    const sent = (id: string) => inState(id, "sent");

    async function inState(id: string, status: string) {
      for (let waited = 0; waited < SENT_TIMEOUT_MS; waited += SENT_POLL_MS) {
        const { item } = await staff.administrator("GET", `/items/outbox/${id}`);
        if (item.status === status) return item;
        await setTimeout(SENT_POLL_MS);
      }
      throw new Error(`The mail did not become ${status}.`);
    }

    it("sends what the website gives it, once, and forgets the body", async () => {
      const mail = receiptOf(await sendLead());
      expect([200, 204]).toContain((await staff.website("POST", "/items/outbox", mail)).status);
      const again = await staff.website("POST", "/items/outbox", mail);
      expect(again.error.extensions).toMatchObject({ code: "RECORD_NOT_UNIQUE" });
      const item = await sent(mail.id);
      expect(item).toMatchObject({ recipient: mail.recipient, body: null, attempts: 1 });
      expect(item.sent).toEqual(expect.any(String));
      const mails = await client().mailsTo(mail.recipient);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain("B4-7KQ2-M9XD");
    });

    it("takes mails of staff, and shows editors those about leads", async () => {
      const lead = await sendLead();
      const [about, other] = [newMail(lead), newMail(lead, { lead: undefined })];
      expect((await staff.editor("POST", "/items/outbox", about)).status).toBe(200);
      expect((await staff.administrator("POST", "/items/outbox", other)).status).toBe(200);
      await sent(about.id);
      await sent(other.id);
      const { item } = await staff.editor("GET", `/items/outbox/${about.id}?fields=subject,lead`);
      expect(item).toEqual({ subject: about.subject, lead: lead.id });
      expect((await staff.editor("GET", `/items/outbox/${other.id}`)).status).toBe(403);
      expect((await staff.website("GET", "/items/outbox")).status).toBe(403);
      expect((await client().call("GET", "/items/outbox")).status).toBe(403);
    });

    it("takes from editors what goes to the sender of a lead, and nothing else", async () => {
      const lead = await sendLead();
      const stranger = { recipient: `${client().unique("third")}@people.example.com` };
      for (const wrong of [
        newMail(lead, stranger),
        newMail(lead, { ...stranger, lead: undefined }),
        newMail(lead, { lead: null }),
        newMail(lead, { lead: { id: lead.id }, ...stranger }),
        newMail(lead, { recipient: client().house }),
      ]) {
        for (const body of [wrong, [newMail(lead), wrong]]) {
          const { status } = await staff.editor("POST", "/items/outbox", body);
          expect([400, 403]).toContain(status);
        }
      }
      const mail = newMail(lead, { recipient: lead.email.toUpperCase() });
      expect((await staff.editor("POST", "/items/outbox", mail)).status).toBe(200);
      await sent(mail.id);
      for (const change of [stranger, { body: "Else" }, { lead: null }]) {
        const { status } = await staff.editor("PATCH", `/items/outbox/${mail.id}`, change);
        expect(status).toBe(403);
      }
      expect(await client().mailsTo(stranger.recipient)).toEqual([]);
    });

    it("has on record which of the staff wrote a mail", async () => {
      const mail = newMail(await sendLead());
      await staff.editor("POST", "/items/outbox", mail);
      const filter = JSON.stringify({ collection: { _eq: "outbox" }, item: { _eq: mail.id } });
      const path = `/activity?filter=${encodeURIComponent(filter)}&fields=action,user.id`;
      const { list } = await staff.administrator("GET", path);
      expect(list).toEqual([{ action: "create", user: { id: staff.editorId } }]);
    });

    it("takes from the website a lead's receipt and what goes to the house, and nothing else", async () => {
      const lead = await sendLead();
      const stranger = { recipient: `${client().unique("third")}@people.example.com` };
      for (const wrong of [
        newMail(lead),
        receiptOf(lead, stranger),
        newMail(lead, { ...stranger, lead: undefined }),
        receiptOf(lead, { lead: (await sendLead()).id }),
      ]) {
        expect((await staff.website("POST", "/items/outbox", wrong)).status).toBe(403);
      }
      const notice = newMail(lead, { recipient: client().house });
      const alarm = newMail(lead, { recipient: client().administrator.email, lead: undefined });
      for (const right of [receiptOf(lead), notice, alarm]) {
        expect([200, 204]).toContain((await staff.website("POST", "/items/outbox", right)).status);
        await sent(right.id);
      }
    });

    it("keeps back what an administrator cancels, until it is to wait again", async () => {
      const mail = receiptOf(await sendLead());
      client().holdMail(true);
      await staff.website("POST", "/items/outbox", mail);
      const path = `/items/outbox/${mail.id}`;
      const failed = await failure(path);
      expect(failed).toMatchObject({ status: "waiting", sent: null, body: mail.body });
      expect(failed.last_error).toEqual(expect.any(String));
      const cancelled = await staff.administrator("PATCH", path, { status: "cancelled" });
      expect(cancelled.item).toMatchObject({ status: "cancelled" });
      client().holdMail(false);
      expect((await staff.editor("PATCH", path, { status: "waiting" })).status).toBe(403);
      expect(await client().mailsTo(mail.recipient)).toEqual([]);

      await staff.administrator("PATCH", path, { status: "waiting" });
      expect(await sent(mail.id)).toMatchObject({ last_error: null });
      expect(await client().mailsTo(mail.recipient)).toHaveLength(1);
    });

    it("leaves to an administrator what the mail server may have or not", async () => {
      const mail = receiptOf(await sendLead());
      const path = `/items/outbox/${mail.id}`;
      client().breakMail(true);
      await staff.website("POST", "/items/outbox", mail);
      const unsure = await inState(mail.id, "unsure");
      expect(unsure).toMatchObject({ attempts: 1, sent: null, body: mail.body });
      client().breakMail(false);
      // What sets the others going leaves this one alone.
      const next = newMail(await sendLead());
      await staff.editor("POST", "/items/outbox", next);
      await sent(next.id);
      expect(await client().mailsTo(mail.recipient)).toHaveLength(1);

      await staff.administrator("PATCH", path, { status: "waiting" });
      expect(await sent(mail.id)).toMatchObject({ attempts: 2, body: null });
      expect(await client().mailsTo(mail.recipient)).toHaveLength(2);
      const late = await staff.administrator("PATCH", path, { status: "cancelled" });
      expect(late.status).toBe(403);
    });

    async function failure(path: string) {
      for (let waited = 0; waited < SENT_TIMEOUT_MS; waited += SENT_POLL_MS) {
        const { item } = await staff.administrator("GET", path);
        if (Number(item.attempts) > 0) return item;
        await setTimeout(SENT_POLL_MS);
      }
      throw new Error("The mail was not tried.");
    }

    it.each([
      ["status", "sent"],
      ["attempts", 3],
      ["sent", "2026-01-01T00:00:00.000Z"],
    ])("takes no %s from the website", async (name, value) => {
      const mail = receiptOf(await sendLead(), { [name]: value });
      const { status } = await staff.website("POST", "/items/outbox", mail);
      expect(status).toBe(403);
    });

    it("takes no mail from strangers", async () => {
      const body = receiptOf(await sendLead());
      const { status } = await client().call("POST", "/items/outbox", { body });
      expect(status).toBe(403);
    });
  });
}
