import { beforeAll, describe, expect, it } from "vitest";
import { newLead } from "../../backend/testing/new-lead.ts";
import { type Staff, sendLead, staffOf } from "./staff.ts";
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

    const send = (differing?: Record<string, unknown>) => sendLead(staff, differing);

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
  });
}
