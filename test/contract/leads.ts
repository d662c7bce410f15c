import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { newLead } from "../../backend/testing/new-lead.ts";
import { fileForm, PDF } from "./files.ts";
import { type Staff, staffOf } from "./staff.ts";
import type { Client, Item } from "./target.ts";

const SETUP_TIMEOUT_MS = 30_000;
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

/** PostgreSQL's numbers are wide, which a Directus answers as texts. */
const withNumbers = (group: Item) =>
  Object.fromEntries(
    Object.entries(group).map(([name, value]) => [
      name,
      /^count$|_(?:year|month|day)$/.test(name) ? Number(value) : value,
    ]),
  );

/** Leads from a form to their end: sent once, found, worked on together, forgotten. */
export function describeLeads(client: () => Client): void {
  describe("leads", () => {
    let staff: Staff;

    beforeAll(async () => {
      staff = await staffOf(client());
    }, SETUP_TIMEOUT_MS);

    async function send(differing: Record<string, unknown> = {}) {
      const lead = newLead(differing);
      const { status } = await staff.website("POST", "/items/leads", lead);
      expect([200, 204]).toContain(status);
      return lead;
    }

    it("keep all that was sent, and begin as new in the inbox", async () => {
      const lead = await send({ name: "Ελένη Παππά", payload: { answers: [{ a: 1 }], "": null } });
      const { item } = await staff.editor("GET", `/items/leads/${lead.id}`);
      const { submitted, retain_until, ...rest } = lead;
      expect(item).toMatchObject({ ...rest, queue: "inbox", stage: "new", updated: null });
      expect(Date.parse(String(item.submitted))).toBe(Date.parse(submitted));
      expect(Date.parse(String(item.retain_until))).toBe(Date.parse(retain_until));
    });

    it.each(["reference", "name", "email", "submitted", "payload"])("need %s", async (name) => {
      const { [name as "name"]: _, ...lead } = newLead();
      expect((await staff.website("POST", "/items/leads", lead)).status).toBe(400);
    });

    it.each([
      ["stage", "signed"],
      ["owner", "5a1c9e70-2b64-4f38-a7d9-c0e8b3f61d42"],
      ["created", "2026-01-01T00:00:00.000Z"],
    ])("are not sent with a %s", async (name, value) => {
      const lead = newLead({ [name]: value });
      expect((await staff.website("POST", "/items/leads", lead)).status).toBe(403);
    });

    it("are in one of two queues, and have a reference each", async () => {
      const { reference } = await send({ queue: "spam" });
      const again = await staff.website("POST", "/items/leads", newLead({ reference }));
      expect(again.error.extensions).toMatchObject({ code: "RECORD_NOT_UNIQUE" });
      const lost = await staff.website("POST", "/items/leads", newLead({ queue: "nowhere" }));
      expect(lost.status).toBe(400);
    });

    it("are found by reference, name, address and summary, in any case", async () => {
      const word = client().unique("word").replaceAll("-", "");
      const sent = [
        await send({ reference: word.slice(0, 16).toUpperCase() }),
        await send({ name: `Anna ${word}` }),
        await send({ email: `${word}@people.example.com` }),
        await send({ summary: `About ${word} and more` }),
      ];
      for (const search of [word.slice(0, 16), word.slice(0, 16).toUpperCase()]) {
        const path = `/items/leads?search=${search}&fields=id&sort=submitted,id&meta=filter_count`;
        const { list, meta } = await staff.editor("GET", path);
        expect(new Set(list.map(({ id }) => id))).toEqual(new Set(sent.map(({ id }) => id)));
        expect(Number(meta.filter_count)).toBe(4);
      }
    });

    it("are filtered, sorted and counted", async () => {
      const campaign = client().unique("campaign");
      const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
      const [first, second] = [
        await send({ campaign, submitted: at(1), form: "careers-apply", source: "tiktok.com" }),
        await send({ campaign, submitted: at(2), locale: "el" }),
      ];
      await send({ campaign, submitted: at(3), queue: "spam" });
      const find = async (filter: Record<string, unknown>) => {
        const all = json({ campaign: { _eq: campaign }, queue: { _eq: "inbox" }, ...filter });
        const path = `/items/leads?filter=${all}&sort=-submitted&fields=id&meta=filter_count`;
        const { list, meta } = await staff.editor("GET", path);
        expect(Number(meta.filter_count)).toBe(list.length);
        return list.map(({ id }) => id);
      };
      expect(await find({})).toEqual([second.id, first.id]);
      expect(await find({ form: { _in: ["careers-apply"] } })).toEqual([first.id]);
      expect(await find({ locale: { _eq: "el" } })).toEqual([second.id]);
      expect(await find({ source: { _eq: "tiktok.com" } })).toEqual([first.id]);
      expect(await find({ submitted: { _gte: at(2) } })).toEqual([second.id]);
      expect(await find({ owner: { _null: true } })).toEqual([second.id, first.id]);
    });

    it("are counted by group", async () => {
      const campaign = client().unique("counted");
      const at = (month: number) => new Date(Date.UTC(2026, month, 3, 12)).toISOString();
      await send({ campaign, form: "contact", submitted: at(0) });
      await send({ campaign, form: "contact", submitted: at(0) });
      await send({ campaign, form: "careers-apply", submitted: at(1) });
      const counts = async (groups: string) => {
        const filter = json({ campaign: { _eq: campaign } });
        const path = `/items/leads?aggregate[count]=*${groups}&filter=${filter}&limit=-1`;
        const { status, list } = await staff.editor("GET", path);
        expect(status).toBe(200);
        return list.map(withNumbers).sort((a, b) => Number(a.count) - Number(b.count));
      };
      expect(await counts("")).toEqual([{ count: 3 }]);
      expect(await counts("&groupBy=form,queue")).toEqual([
        { form: "careers-apply", queue: "inbox", count: 1 },
        { form: "contact", queue: "inbox", count: 2 },
      ]);
      const months = "&groupBy=year(submitted),month(submitted),day(submitted)";
      expect(await counts(months)).toEqual([
        { submitted_year: 2026, submitted_month: 2, submitted_day: 3, count: 1 },
        { submitted_year: 2026, submitted_month: 1, submitted_day: 3, count: 2 },
      ]);
      const path = "/items/leads?aggregate[count]=*&groupBy=form";
      expect((await staff.website("GET", path)).status).toBe(403);
    });

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
      const cv = randomUUID();
      const form = fileForm(PDF, "cv.pdf", "application/pdf", { id: cv });
      await staff.website("POST", "/files", form);
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
      const cv = randomUUID();
      const form = fileForm(PDF, "cv.pdf", "application/pdf", { id: cv });
      await staff.website("POST", "/files", form);
      const [one, other] = [await send({ cv }), await send({ cv })];
      const status = async () => (await staff.administrator("GET", `/assets/${cv}`)).status;
      expect((await staff.administrator("DELETE", `/items/leads/${one.id}`)).status).toBe(204);
      expect(await status()).toBe(200);
      expect((await staff.administrator("DELETE", `/items/leads/${other.id}`)).status).toBe(204);
      await expect.poll(status, { timeout: 5000 }).toBe(403);
    });

    it("are found by a person's address and erased with all that belongs to them", async () => {
      const email = `${client().unique("person")}@people.example.com`;
      const cv = randomUUID();
      const form = fileForm(PDF, "cv.pdf", "application/pdf", { id: cv });
      expect([200, 204]).toContain((await staff.website("POST", "/files", form)).status);
      const { id: lead } = await send({ email, cv });
      await staff.editor("POST", "/items/lead_notes", { lead, note: "Promising." });
      const mail = { id: randomUUID(), recipient: email, subject: "S", body: "B", language: "en" };
      const about = { ...mail, id: randomUUID(), recipient: "staff@people.example.com", lead };
      expect([200, 204]).toContain((await staff.website("POST", "/items/outbox", mail)).status);
      expect([200, 204]).toContain((await staff.website("POST", "/items/outbox", about)).status);

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

  describe("saved views", () => {
    it("are one's own", async () => {
      const [one, other] = [await staffOf(client()), await staffOf(client())];
      const view = { name: "Mine, new", query: "owner=me&stage=new" };
      const made = await one.editor("POST", "/items/saved_views", view);
      expect(made.item).toMatchObject({ ...view, owner: one.editorId });
      const path = `/items/saved_views/${made.item.id}`;
      expect((await other.editor("GET", path)).status).toBe(403);
      expect((await other.editor("PATCH", path, { name: "Taken" })).status).toBe(403);
      expect((await other.editor("DELETE", path)).status).toBe(403);
      expect((await one.editor("PATCH", path, { name: "Renamed" })).item.name).toBe("Renamed");
      const { list } = await one.editor("GET", "/items/saved_views?fields=name");
      expect(list).toEqual([{ name: "Renamed" }]);
      expect((await one.editor("DELETE", path)).status).toBe(204);
    });
  });

  describe("reply templates", () => {
    it("are there in both languages for a start, and staff's to change", async () => {
      const { editor, website } = await staffOf(client());
      const path = "/items/reply_templates?fields=key,form,locale,subject,body&sort=id&limit=-1";
      const { list } = await editor("GET", path);
      const locales = Map.groupBy(list, ({ key }) => key);
      const original = [...locales.values()].slice(0, 7);
      expect(original.map((pair) => pair.map(({ locale }) => locale))).toEqual(
        original.map(() => ["en", "el"]),
      );
      const template = {
        key: client().unique("template"),
        form: null,
        locale: "en",
        subject: "Hello {{name}}",
        body: "…",
      };
      const made = await editor("POST", "/items/reply_templates", template);
      expect(made.item).toMatchObject(template);
      const own = `/items/reply_templates/${made.item.id}`;
      expect((await editor("PATCH", own, { subject: "Hi" })).item.subject).toBe("Hi");
      expect((await editor("DELETE", own)).status).toBe(204);
      expect((await website("GET", path)).status).toBe(403);
    });
  });
}
