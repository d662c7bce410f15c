import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { newLead } from "../../backend/testing/new-lead.ts";
import { type Staff, staffOf } from "./staff.ts";
import type { Client } from "./target.ts";

const SETUP_TIMEOUT_MS = 30_000;
const SENT_TIMEOUT_MS = 10_000;
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

    const newMail = (differing: Record<string, unknown> = {}) => ({
      id: randomUUID(),
      recipient: `${client().unique("to")}@people.example.com`,
      subject: "Λάβαμε την αίτησή σου",
      body: "Γεια σου,\n\nΤη λάβαμε: B4-7KQ2-M9XD.\n",
      language: "el",
      ...differing,
    });

    async function sent(id: string) {
      for (let waited = 0; waited < SENT_TIMEOUT_MS; waited += SENT_POLL_MS) {
        const { item } = await staff.administrator("GET", `/items/outbox/${id}`);
        if (item.status === "sent") return item;
        await setTimeout(SENT_POLL_MS);
      }
      throw new Error("The mail was not sent.");
    }

    it("sends what the website gives it, once, and forgets the body", async () => {
      const mail = newMail();
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
      const lead = newLead();
      await staff.website("POST", "/items/leads", lead);
      const [about, other] = [newMail({ lead: lead.id }), newMail()];
      expect((await staff.editor("POST", "/items/outbox", about)).status).toBe(200);
      expect([200, 204]).toContain((await staff.editor("POST", "/items/outbox", other)).status);
      await sent(about.id);
      await sent(other.id);
      const { item } = await staff.editor("GET", `/items/outbox/${about.id}?fields=subject,lead`);
      expect(item).toEqual({ subject: about.subject, lead: lead.id });
      expect((await staff.editor("GET", `/items/outbox/${other.id}`)).status).toBe(403);
      expect((await staff.website("GET", "/items/outbox")).status).toBe(403);
      expect((await client().call("GET", "/items/outbox")).status).toBe(403);
    });

    it("keeps back what an administrator cancels, until it is to wait again", async () => {
      client().holdMail(true);
      const mail = newMail();
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
      const { status } = await staff.website("POST", "/items/outbox", newMail({ [name]: value }));
      expect(status).toBe(403);
    });

    it("takes no mail from strangers", async () => {
      const { status } = await client().call("POST", "/items/outbox", { body: newMail() });
      expect(status).toBe(403);
    });
  });
}
