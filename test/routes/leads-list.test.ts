import { describe, expect, it } from "vitest";
import { namesIn, openLeads } from "../support/lead-pages.ts";
import { EDITOR } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

describe("the list", () => {
  it("filters, searches and sorts as its address says", async () => {
    const { send, page } = await openLeads();
    await send({
      name: "Anna",
      form: "creators-join",
      source: "tiktok.com",
      submitted: "2026-11-01T10:00:00Z",
    });
    await send({ name: "Βασίλης", locale: "el", submitted: "2026-11-02T10:00:00Z" });
    await send({ name: "Spammer", queue: "spam" });
    expect(namesIn(await page("/admin/leads"))).toEqual(["Βασίλης", "Anna"]);
    expect(namesIn(await page("/admin/leads?sort=oldest"))).toEqual(["Anna", "Βασίλης"]);
    expect(namesIn(await page("/admin/leads?form=creators-join"))).toEqual(["Anna"]);
    expect(namesIn(await page("/admin/leads?language=el&owner=nobody"))).toEqual(["Βασίλης"]);
    expect(namesIn(await page("/admin/leads?q=ΒΑΣΙΛΗΣ"))).toEqual(["Βασίλης"]);
    expect(namesIn(await page("/admin/leads?source=TikTok"))).toEqual(["Anna"]);
    expect(namesIn(await page("/admin/leads?from=2026-11-02&until=2026-11-02"))).toEqual([
      "Βασίλης",
    ]);
    expect(namesIn(await page("/admin/leads?queue=spam"))).toEqual(["Spammer"]);
    expect(namesIn(await page("/admin/leads?stage=signed"))).toEqual([]);
    expect(namesIn(await page("/admin/leads?from=nonsense&stage=nope&page=x"))).toHaveLength(2);
  });

  it("counts on its tabs what their lists would have", async () => {
    const { send, page } = await openLeads();
    await send({ form: "creators-join", stage: "contacted", locale: "el" });
    await send({ form: "creators-join", locale: "el" });
    await send({ form: "contact", stage: "answered", locale: "el" });
    await send({ form: "contact", queue: "spam" });
    const tabs = async (query: string) =>
      Object.fromEntries(
        (await page(`/admin/leads?${query}`))
          .querySelectorAll("main nav a:has(span)")
          .map((tab) => {
            const form = new URLSearchParams(tab.getAttribute("href")?.split("?")[1]);
            return [
              form.get("queue") ?? form.get("form") ?? "all",
              Number(tab.querySelector("span")?.text),
            ];
          }),
      );
    expect(await tabs("")).toMatchObject({ all: 3, "creators-join": 2, contact: 1, spam: 1 });
    expect(await tabs("language=en")).toMatchObject({ all: 0, contact: 0, spam: 1 });
    // Where there is no such stage, the tab leads to all of the form, and says so.
    expect(await tabs("stage=contacted")).toMatchObject({ all: 1, "creators-join": 1, contact: 1 });
  });

  it("goes by what its heads say, either way, and so do the neighbours of a lead", async () => {
    const { send, page } = await openLeads();
    await send({ name: "Anna", source: "b.example", answer_by: "2026-11-10T00:00:00Z" });
    await send({ name: "Bea", source: "a.example", answer_by: "2026-11-09T00:00:00Z" });
    const last = await send({ name: "Cleo", source: null, answer_by: null });
    const head = async (query: string, column: string) =>
      (await page(`/admin/leads${query}`)).querySelector(`[data-column="${column}"] a`);
    const press = async (query: string, column: string) =>
      `?${(await head(query, column))?.getAttribute("href")?.split("?")[1]}`;
    const byName = await press("", "lead");
    expect(namesIn(await page(`/admin/leads${byName}`))).toEqual(["Anna", "Bea", "Cleo"]);
    const turned = await press(byName, "lead");
    expect(namesIn(await page(`/admin/leads${turned}`))).toEqual(["Cleo", "Bea", "Anna"]);
    const byAnswer = await press("", "answer");
    const listed = await page(`/admin/leads${byAnswer}`);
    expect(namesIn(listed)).toEqual(["Cleo", "Bea", "Anna"]);
    expect(listed.querySelector('[data-column="answer"]')?.getAttribute("aria-sort")).toBe(
      "ascending",
    );
    const lead = await page(`/admin/leads/${last.id}${byAnswer}`);
    expect(lead.querySelector('main a[rel="next"]')?.text).toContain("Bea");
    expect(lead.querySelector('main a[rel="prev"]')).toBeNull();
  });

  it("marks what nobody has opened; looking takes nothing from a colleague", async () => {
    const { send, person, page, visitor, rows } = await openLeads();
    const { id } = await send({ form: "creators-join" });
    const board = await page("/admin/leads/board?form=creators-join");
    const seen = board.querySelector('[name="seen"]')?.getAttribute("value") ?? "";
    expect((await page("/admin/leads")).querySelectorAll("[data-unread]")).toHaveLength(1);
    expect(namesIn(await page("/admin/leads?unread=yes"))).toHaveLength(1);
    const editor = visitor();
    await editor.signIn(EDITOR);
    await editor.get(`/admin/leads/${id}`);
    expect((await rows("leads"))[0]?.opened).not.toBeNull();
    expect((await page("/admin/leads")).querySelectorAll("[data-unread]")).toHaveLength(0);
    expect(namesIn(await page("/admin/leads?unread=yes"))).toEqual([]);
    const move = { lead: id, seen, stage: "in-review" };
    const moved = await person.post("/admin/leads/board?form=creators-join", move);
    expect(moved.status).toBe(303);
  });

  it("shows the promised day until somebody has answered, and what is late", async () => {
    const { send, page } = await openLeads();
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await send({ name: "Late", answer_by: "2026-11-02T10:00:00Z" });
    await send({ name: "Soon", answer_by: soon });
    await send({ name: "Done", answer_by: "2026-11-02T10:00:00Z", stage: "answered" });
    const root = await page("/admin/leads?sort=name");
    const shown = root.querySelectorAll("tbody tr").map((row) => {
      const day = row.querySelector("time");
      return [row.querySelector("[data-row-link]")?.text, day?.getAttribute("data-late")];
    });
    expect(shown).toEqual([
      ["Done", undefined],
      ["Late", "true"],
      ["Soon", undefined],
    ]);
    expect(namesIn(await page("/admin/leads?answer=late"))).toEqual(["Late"]);
    expect(namesIn(await page("/admin/leads?answer=waiting&sort=answer"))).toEqual([
      "Late",
      "Soon",
    ]);
    const links = (await page("/admin")).querySelectorAll("[data-task]");
    const counts = Object.fromEntries(
      links.map((link) => [link.getAttribute("href"), link.querySelector("[data-count]")?.text]),
    );
    expect(counts["/admin/leads?answer=late&sort=answer"]).toBe("1");
    expect(counts["/admin/leads?stage=new&unread=yes"]).toBe("2");
  });

  it("speaks the staff's language of what was sent in another", async () => {
    const { send, page } = await openLeads();
    const answers = { company: "Ελιά", budget: "over-50k", markets: "Κύπρος" };
    const summary = "Ελιά · Πάνω από 50.000 $ · Κύπρος";
    await send({ form: "brands-join", locale: "el", summary, payload: { answers } });
    const line = (await page("/admin/leads")).querySelector("[data-row-link] + span")?.text ?? "";
    expect(line).toMatch(/^Ελιά · .+ · Κύπρος$/);
    expect(line).not.toContain("Πάνω");
  });

  it("changes the selected ones at once, where the stage fits", async () => {
    const { send, person, rows, page } = await openLeads();
    const creator = await send({ form: "creators-join" });
    const contact = await send({ form: "contact" });
    const body = new URLSearchParams({ intent: "move", stage: "contacted" });
    const moved = await person.post("/admin/leads", {
      ...Object.fromEntries(body),
      lead: creator.id,
    });
    expect(leadsTo(moved)).toBe("/admin/leads?done=moved");
    const refused = await person.post("/admin/leads?form=contact", {
      intent: "move",
      stage: "contacted",
      lead: contact.id,
    });
    const stayed = `done=nothing&stayed=${contact.id}&stayedCount=1&stayedAt=contacted`;
    expect(leadsTo(refused)).toBe(`/admin/leads?form=contact&${stayed}`);
    const said = (await page(leadsTo(refused) ?? "")).querySelector(".notice")?.text;
    expect(said).toContain("Maria Pappa");
    expect(said).toContain("Contacted");
    await person.post("/admin/leads", { take: contact.id });
    const leads = await rows("leads");
    expect(leads.find(({ id }) => id === creator.id)?.stage).toBe("contacted");
    expect(leads.find(({ id }) => id === contact.id)).toMatchObject({ stage: "new" });
    expect(leads.find(({ id }) => id === contact.id)?.owner).not.toBeNull();
    const notes = await rows("lead_notes");
    expect(notes.map(({ kind }) => kind)).toEqual(["stage", "owner"]);
    expect(notes[0]?.detail).toEqual({ from: "new", to: "contacted" });
  });

  it("knows its own intents and nothing that every object has", async () => {
    const { person } = await openLeads();
    for (const intent of ["toString", "constructor", "__proto__"]) {
      expect((await person.post("/admin/leads", { intent })).status, intent).toBe(400);
    }
  });

  it("deletes for administrators alone", async () => {
    const { send, person, rows, visitor } = await openLeads();
    const lead = await send();
    const editor = visitor();
    await editor.signIn(EDITOR);
    const form = { intent: "remove", lead: lead.id };
    expect((await editor.post("/admin/leads", form)).status).toBe(400);
    expect(await rows("leads")).toHaveLength(1);
    expect(leadsTo(await person.post("/admin/leads", form))).toBe("/admin/leads?done=deleted");
    expect(leadsTo(await person.post("/admin/leads", form))).toBe("/admin/leads?done=nothing");
    expect(await rows("leads")).toEqual([]);
  });

  it("keeps views of one's own", async () => {
    const { person, page, visitor } = await openLeads();
    const address = "/admin/leads?form=contact&stage=new";
    expect((await person.post(address, { intent: "save-view", viewName: " " })).status).toBe(422);
    await person.post(address, { intent: "save-view", viewName: "Press, new" });
    const link = (await page("/admin/leads")).querySelector("main form[aria-label] a");
    expect(link?.getAttribute("href")).toBe("/admin/leads?form=contact&stage=new");
    const editor = visitor();
    await editor.signIn(EDITOR);
    expect(await (await editor.get("/admin/leads")).text()).not.toContain("Press, new");
    const id = (await page("/admin/leads")).querySelector('[name="removeView"]');
    await person.post("/admin/leads", { removeView: id?.getAttribute("value") ?? "" });
    expect((await page("/admin/leads")).querySelector('[name="removeView"]')).toBeNull();
  });

  it("exports what it shows, in the staff's language, safe for spreadsheets", async () => {
    const { send, person } = await openLeads(EDITOR, "el");
    const { id } = await send({
      name: "=HYPERLINK(1)",
      form: "creators-join",
      locale: "el",
      phone: "+30 694 412 3456",
      payload: { answers: { city: "Χανιά", niche: "Μαγειρική", message: "Γεια!" } },
    });
    await person.post(`/admin/leads/${id}`, { intent: "note", note: "Να καλέσουμε." });
    await send({ name: "Not asked for", form: "contact" });
    const response = await person.get("/admin/leads/export.csv?form=creators-join");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain("attachment");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString("utf8").slice(1).trimEnd();
    const lines = text.split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("Κωδικός αναφοράς,Ήρθε (UTC),Φόρμα");
    expect(lines[1]).toContain("Δημιουργός,Νέα,,'=HYPERLINK(1)");
    expect(text).toContain("'+30 694 412 3456");
    for (const said of ["Χανιά", "Μαγειρική", "Γεια!", "Να καλέσουμε."]) {
      expect(text).toContain(said);
    }
  });
});
