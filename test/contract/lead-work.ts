import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { fileForm, PDF } from "./files.ts";
import { type Staff, sendLead, staffOf } from "./staff.ts";
import type { Client } from "./target.ts";

const SETUP_TIMEOUT_MS = 30_000;
const FILE_GONE_TIMEOUT_MS = 5000;
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

/** What becomes of leads: worked on together, forgotten in time, erased. */
export function describeLeadWork(client: () => Client): void {
  describe("work on leads", () => {
    let staff: Staff;

    beforeAll(async () => {
      staff = await staffOf(client());
    }, SETUP_TIMEOUT_MS);

    const send = (differing?: Record<string, unknown>) => sendLead(staff, differing);

    async function sendFile() {
      const id = randomUUID();
      const form = fileForm(PDF, "cv.pdf", "application/pdf", { id });
      expect([200, 204]).toContain((await staff.website("POST", "/files", form)).status);
      return id;
    }

    it("are changed by editors in stage, owner and queue only", async () => {
      const { id } = await send();
      const change = { stage: "in-review", owner: staff.editorId, queue: "spam" };
      const { item } = await staff.editor("PATCH", `/items/leads/${id}`, change);
      expect(item).toMatchObject({ id, ...change });
      expect(item.updated).not.toBeNull();
      for (const [name, value] of [
        ["name", "Somebody else"],
        ["payload", {}],
        ["retain_until", null],
      ] as const) {
        const refused = await staff.editor("PATCH", `/items/leads/${id}`, { [name]: value });
        expect(refused.status).toBe(403);
      }
      expect((await staff.editor("DELETE", `/items/leads/${id}`)).status).toBe(403);
    });

    it("are changed only as they were seen", async () => {
      const { id } = await send();
      const change = (seen: unknown, stage: string) => {
        const updated = seen === null ? { _null: true } : { _eq: seen };
        const query = { filter: { id: { _eq: id }, updated } };
        return staff.editor("PATCH", "/items/leads?fields=id,stage,updated", {
          query,
          data: { stage },
        });
      };
      const first = await change(null, "in-review");
      expect(first.status).toBe(200);
      expect(first.list).toMatchObject([{ id, stage: "in-review" }]);
      const late = await change(null, "declined");
      expect({ status: late.status, list: late.list }).toEqual({ status: 200, list: [] });
      const { item } = await staff.editor("GET", `/items/leads/${id}?fields=stage,updated`);
      expect(item.stage).toBe("in-review");
      expect((await change(item.updated, "contacted")).list).toMatchObject([
        { stage: "contacted" },
      ]);
      expect((await change(item.updated, "declined")).list).toEqual([]);
    });

    it("are not changed through a filter by whoever may not change them", async () => {
      const { id } = await send();
      const body = { query: { filter: { id: { _eq: id } } }, data: { stage: "signed" } };
      expect((await staff.website("PATCH", "/items/leads", body)).status).toBe(403);
      const renamed = { ...body, data: { name: "Other" } };
      expect((await staff.editor("PATCH", "/items/leads", renamed)).status).toBe(403);
      const { item } = await staff.editor("GET", `/items/leads/${id}?fields=stage,name`);
      expect(item).toEqual({ stage: "new", name: "Maria Pappa" });
    });

    it("have a timeline that staff write and nobody rewrites", async () => {
      const { id: lead } = await send();
      const detail = { from: "new", to: "in-review" };
      const event = { lead, kind: "stage", detail };
      const made = await staff.editor("POST", "/items/lead_notes", event);
      expect(made.item).toMatchObject({ ...event, author: staff.editorId, note: null });
      await staff.editor("POST", "/items/lead_notes", { lead, note: "Called." });
      const path = `/items/leads/${lead}?fields=notes.kind,notes.note,notes.detail&deep=${json({ notes: { _sort: ["created", "id"] } })}`;
      expect((await staff.editor("GET", path)).item).toEqual({
        notes: [
          { kind: "stage", note: null, detail },
          { kind: "note", note: "Called.", detail: null },
        ],
      });
      const note = `/items/lead_notes/${made.item.id}`;
      expect((await staff.editor("PATCH", note, { note: "Other" })).status).toBe(403);
      expect((await staff.editor("DELETE", note)).status).toBe(403);
      const unknown = { lead, kind: "rumour" };
      expect((await staff.editor("POST", "/items/lead_notes", unknown)).status).toBe(400);
      expect((await staff.website("POST", "/items/lead_notes", { lead })).status).toBe(403);
    });

    it("are forgotten with their files when their time is over", async () => {
      const cv = await sendFile();
      const { id: over } = await send({ cv, retain_until: new Date().toISOString() });
      await staff.editor("POST", "/items/lead_notes", { lead: over, note: "Gone soon." });
      const { id: kept } = await send();
      const { id: unlimited } = await send({ retain_until: null });
      await client().retention();
      expect((await staff.administrator("GET", `/items/leads/${over}`)).status).toBe(403);
      expect((await staff.administrator("GET", `/files/${cv}`)).status).toBe(403);
      const notes = `/items/lead_notes?filter[lead][_eq]=${over}`;
      expect((await staff.administrator("GET", notes)).list).toEqual([]);
      for (const id of [kept, unlimited]) {
        expect((await staff.administrator("GET", `/items/leads/${id}`)).status).toBe(200);
      }
      const lines = `/activity?filter=${json({ item: { _eq: over }, action: { _eq: "delete" } })}`;
      const { list } = await staff.administrator("GET", lines);
      expect(list).toMatchObject([{ collection: "leads", user: null }]);
    });

    it("take their file along, unless another lead names it", async () => {
      const cv = await sendFile();
      const [one, other] = [await send({ cv }), await send({ cv })];
      const status = async () => (await staff.administrator("GET", `/assets/${cv}`)).status;
      expect((await staff.administrator("DELETE", `/items/leads/${one.id}`)).status).toBe(204);
      expect(await status()).toBe(200);
      expect((await staff.administrator("DELETE", `/items/leads/${other.id}`)).status).toBe(204);
      await expect.poll(status, { timeout: FILE_GONE_TIMEOUT_MS }).toBe(403);
    });

    it("are found by a person's address and erased with all that belongs to them", async () => {
      const email = `${client().unique("person")}@people.example.com`;
      const cv = await sendFile();
      const { id: lead } = await send({ email, cv });
      await staff.editor("POST", "/items/lead_notes", { lead, note: "Promising." });
      const mail = { id: randomUUID(), recipient: email, subject: "S", body: "B", language: "en" };
      const about = { ...mail, id: randomUUID(), recipient: "staff@people.example.com", lead };
      expect((await staff.administrator("POST", "/items/outbox", mail)).status).toBe(200);
      expect((await staff.administrator("POST", "/items/outbox", about)).status).toBe(200);

      const leadFilter = json({ email: { _eq: email } });
      const leads = `/items/leads?filter=${leadFilter}&fields=id,cv,notes.note`;
      const found = await staff.administrator("GET", leads);
      expect(found.list).toEqual([{ id: lead, cv, notes: [{ note: "Promising." }] }]);
      const mailFilter = json({ _or: [{ recipient: { _eq: email } }, { lead: { _in: [lead] } }] });
      const mails = `/items/outbox?filter=${mailFilter}&fields=id`;
      const mailed = (await staff.administrator("GET", mails)).list.map(({ id }) => id);
      expect(new Set(mailed)).toEqual(new Set([mail.id, about.id]));

      for (const [path, keys] of [
        ["/files", [cv]],
        ["/items/outbox", mailed],
        ["/items/leads", [lead]],
      ] as const) {
        expect((await staff.administrator("DELETE", path, keys)).status).toBe(204);
      }
      expect((await staff.administrator("GET", leads)).list).toEqual([]);
      expect((await staff.administrator("GET", mails)).list).toEqual([]);
      expect((await staff.administrator("GET", `/assets/${cv}`)).status).toBe(403);
      const notes = `/items/lead_notes?filter=${json({ lead: { _eq: lead } })}`;
      expect((await staff.administrator("GET", notes)).list).toEqual([]);
      const lines = `/activity?filter=${json({ item: { _eq: lead }, action: { _eq: "delete" } })}`;
      const { list, text } = await staff.administrator("GET", lines);
      expect(list).toMatchObject([{ collection: "leads", item: lead }]);
      expect(text).not.toContain(email);
    });
  });
}
