import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { newLead } from "../../backend/testing/new-lead.ts";
import { PUBLIC_TOKEN } from "../../backend/testing/start-backend.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { ADMIN, EDITOR, openStaffSite } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

type Differing = Record<string, unknown>;

async function openLeads(who = ADMIN, lang: "en" | "el" = "en") {
  const staff = await openStaffSite();
  const person = staff.visitor(lang);
  await person.signIn(who);
  const { access: token } = await staff.backend.signIn();
  const send = async (differing: Differing = {}) => {
    const { stage, ...sent } = differing;
    const lead = { ...newLead(), ...sent };
    const { status } = await staff.backend.call("POST", "/items/leads", {
      token: PUBLIC_TOKEN,
      body: lead,
    });
    expect(status).toBe(204);
    // Where somebody has moved it since.
    const change = { token, body: { stage } };
    if (stage) await staff.backend.call("PATCH", `/items/leads/${lead.id}`, change);
    return lead;
  };
  const rows = async (collection: string) => {
    const { text } = await staff.backend.call("GET", `/items/${collection}?limit=-1`, { token });
    return JSON.parse(text).data as Record<string, unknown>[];
  };
  const page = async (path: string) => {
    const response = await person.get(path);
    expect(response.status, path).toBe(200);
    const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, "");
    expect(html).not.toMatch(/\sstyle="|\{\{|undefined</);
    return parse(html.replace(/<!-- -->/g, ""));
  };
  return { ...staff, person, send, rows, page };
}

/** What a form of a page would send, its hidden fields and those given. */
function formOf(root: ReturnType<typeof parse>, intent: string): Record<string, string> {
  const field = root.querySelector(`form input[name="intent"][value="${intent}"]`);
  const inputs = field?.parentNode?.querySelectorAll('input[type="hidden"]') ?? [];
  return Object.fromEntries(
    inputs.map((input) => [input.getAttribute("name"), input.getAttribute("value") ?? ""]),
  );
}

const namesIn = (root: ReturnType<typeof parse>) =>
  root.querySelectorAll(".leads-table [data-row-link]").map((link) => link.text);

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
        (await page(`/admin/leads?${query}`)).querySelectorAll(".staff-tabs a").map((tab) => {
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
      (await page(`/admin/leads${query}`)).querySelector(`.leads-col-${column} a`);
    const press = async (query: string, column: string) =>
      `?${(await head(query, column))?.getAttribute("href")?.split("?")[1]}`;
    const byName = await press("", "lead");
    expect(namesIn(await page(`/admin/leads${byName}`))).toEqual(["Anna", "Bea", "Cleo"]);
    const turned = await press(byName, "lead");
    expect(namesIn(await page(`/admin/leads${turned}`))).toEqual(["Cleo", "Bea", "Anna"]);
    const byAnswer = await press("", "answer");
    const listed = await page(`/admin/leads${byAnswer}`);
    expect(namesIn(listed)).toEqual(["Cleo", "Bea", "Anna"]);
    expect(listed.querySelector("th.leads-col-answer")?.getAttribute("aria-sort")).toBe(
      "ascending",
    );
    const lead = await page(`/admin/leads/${last.id}${byAnswer}`);
    expect(lead.querySelector('.lead-neighbours a[rel="next"]')?.text).toContain("Bea");
    expect(lead.querySelector('.lead-neighbours a[rel="prev"]')).toBeNull();
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
      const day = row.querySelector("time.leads-promised");
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
    const links = (await page("/admin")).querySelectorAll(".rundown-row");
    const counts = Object.fromEntries(
      links.map((link) => [link.getAttribute("href"), link.querySelector(".rundown-count")?.text]),
    );
    expect(counts["/admin/leads?answer=late&sort=answer"]).toBe("1");
    expect(counts["/admin/leads?stage=new&unread=yes"]).toBe("2");
  });

  it("speaks the staff's language of what was sent in another", async () => {
    const { send, page } = await openLeads();
    const answers = { company: "Ελιά", budget: "over-50k", markets: "Κύπρος" };
    const summary = "Ελιά · Πάνω από 50.000 $ · Κύπρος";
    await send({ form: "brands-join", locale: "el", summary, payload: { answers } });
    const line = (await page("/admin/leads")).querySelector(".leads-summary")?.text ?? "";
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
    const link = (await page("/admin/leads")).querySelector(".lead-saved-view a");
    expect(link?.getAttribute("href")).toBe("/admin/leads?form=contact&stage=new");
    const editor = visitor();
    await editor.signIn(EDITOR);
    expect(await (await editor.get("/admin/leads")).text()).not.toContain("Press, new");
    const id = (await page("/admin/leads")).querySelector('[name="removeView"]');
    await person.post("/admin/leads", { removeView: id?.getAttribute("value") ?? "" });
    expect((await page("/admin/leads")).querySelector(".lead-saved-view")).toBeNull();
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

describe("a lead", () => {
  it("goes from new to signed, and says who did what", async () => {
    const { send, person, page } = await openLeads();
    const { id } = await send({ form: "creators-join", payload: { answers: { city: "Αθήνα" } } });
    const path = `/admin/leads/${id}`;
    expect((await page(path)).querySelector(".lead-answers")?.text).toContain("Αθήνα");
    for (const stage of ["in-review", "contacted", "signed"]) {
      const form = formOf(await page(path), "stage");
      const done = await person.post(path, { ...form, stage });
      expect(leadsTo(done)).toBe(`${path}?done=stage`);
    }
    expect((await person.post(path, { intent: "note", note: "" })).status).toBe(422);
    await person.post(path, { intent: "note", note: "Contract is in.\nSent today." });
    const lines = (await page(path)).querySelectorAll(".lead-timeline li").map(({ text }) => text);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain("Contract is in.");
    expect(lines[1]).toContain("moved it from Contacted to Signed");
    expect(lines[4]).toContain("sent it through the website");
    const wrong = await person.post(path, { intent: "stage", stage: "hired", seen: "" });
    expect(wrong.status).toBe(400);
  });

  it("is never overwritten by who saw an older state", async () => {
    const { send, person, page, visitor, rows } = await openLeads();
    const { id } = await send({ form: "creators-join" });
    const path = `/admin/leads/${id}`;
    const seen = formOf(await page(path), "stage");
    const editor = visitor();
    await editor.signIn(EDITOR);
    await editor.post(path, { ...seen, stage: "declined" });
    const late = await person.post(path, { ...seen, stage: "signed" });
    expect(late.status).toBe(409);
    const html = parse((await late.text()).replace(/<!-- -->/g, ""));
    expect(html.querySelector(".lead-conflict")?.text).toContain("moved it from New to Declined");
    expect(html.querySelector("[data-wanted]")?.getAttribute("value")).toBe("signed");
    expect((await rows("leads"))[0]?.stage).toBe("declined");
    // The page that came back knows the new state: now it is a decision.
    await person.post(path, { ...formOf(html, "stage"), stage: "signed" });
    expect((await rows("leads"))[0]?.stage).toBe("signed");
  });

  it("is answered once, in its language, however often the page is sent", async () => {
    // The backend says that it has it already, or not at all.
    expectConsole("error");
    const { send, person, page, rows, backend } = await openLeads();
    const { id, email, reference } = await send({ form: "creators-join", locale: "el" });
    const root = await page(`/admin/leads/${id}/reply?template=creator-call`);
    const subject = root.querySelector('[name="subject"]')?.getAttribute("value") ?? "";
    expect(subject).toContain(reference.slice(0, 10));
    const form = {
      key: root.querySelector('[name="key"]')?.getAttribute("value") ?? "",
      subject,
      body: root.querySelector('[name="body"]')?.text ?? "",
    };
    expect(form.body).toContain("Γεια σου Maria,");
    const gap = await person.post(`/admin/leads/${id}/reply`, { ...form, body: "Hi [proposal]" });
    expect(gap.status).toBe(422);
    for (const _ of [1, 2]) {
      const sent = await person.post(`/admin/leads/${id}/reply`, form);
      expect(leadsTo(sent)).toBe(`/admin/leads/${id}?done=replied`);
    }
    expect(await rows("outbox")).toMatchObject([{ recipient: email, language: "el", lead: id }]);
    expect((await rows("lead_notes")).filter(({ kind }) => kind === "mail")).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(backend.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it("is answered to a Greek as he is called, and as staff say from then on", async () => {
    const { send, person, page, rows } = await openLeads(EDITOR, "el");
    const name = "Κωνσταντινίδης Γιώργος";
    const { id } = await send({ form: "creators-join", locale: "el", name });
    const path = `/admin/leads/${id}/reply?template=creator-call`;
    const bodyOf = async (address: string) => (await page(address)).querySelector("#body")?.text;
    expect(await bodyOf(path)).toContain("Γεια σου Γιώργο,");
    const root = await page(`${path}&as=Γιωργή`);
    expect(root.querySelector("#body")?.text).toContain("Γεια σου Γιωργή,");
    const form = Object.fromEntries(
      root
        .querySelectorAll(".lead-reply [name]")
        .map((field) => [
          field.getAttribute("name"),
          field.getAttribute("value") ?? field.text ?? "",
        ]),
    );
    const sent = await person.post(path, form);
    expect(leadsTo(sent)).toBe(`/admin/leads/${id}?done=replied`);
    expect(await rows("leads")).toMatchObject([{ name, addressed_as: "Γιωργή" }]);
    expect(await bodyOf(path)).toContain("Γεια σου Γιωργή,");
  });

  it("moves on with a reply, as whoever wrote it says, unless somebody was faster", async () => {
    const { send, person, page, rows } = await openLeads(EDITOR);
    const first = await send({ form: "contact" });
    const path = `/admin/leads/${first.id}/reply`;
    const root = await page(path);
    const value = (name: string) => root.querySelector(`[name="${name}"]`)?.getAttribute("value");
    expect(root.querySelector("[name=stage] [selected]")?.getAttribute("value")).toBe("answered");
    const form = {
      key: value("key") ?? "",
      seen: value("seen") ?? "",
      subject: "About the coffee",
      body: "With milk, please.",
      stage: "answered",
      take: "yes",
    };
    await person.post(path, form);
    const [lead] = await rows("leads");
    expect(lead).toMatchObject({ stage: "answered", answered: expect.any(String) });
    expect(lead?.owner).not.toBeNull();
    // The state that this page saw is over.
    await person.post(path, { ...form, key: randomUUID(), stage: "in-progress", take: "" });
    expect(await rows("leads")).toMatchObject([{ stage: "answered" }]);
  });

  it("of somebody under 18 is marked, and the guardian is somebody's task", async () => {
    const { send, person, page, rows } = await openLeads(EDITOR);
    const answers = { guardianName: "Sofia Pappa" };
    const guardian_email = "sofia@people.example.com";
    const { id, email } = await send({
      form: "creators-join",
      guardian: "ask",
      guardian_email,
      payload: { answers },
    });
    await send({ form: "creators-join" });
    const list = await page("/admin/leads?guardian=ask");
    expect(list.querySelectorAll(".leads-minor")).toHaveLength(1);
    const task = (await page("/admin")).querySelector('a[href="/admin/leads?guardian=ask"]');
    expect(task?.querySelector(".rundown-count")?.text).toBe("1");
    const path = `/admin/leads/${id}`;
    const letter = (await page(path)).querySelector(".lead-guardian a")?.getAttribute("href") ?? "";
    const root = await page(letter);
    expect(root.querySelector(".lead-reply-to")?.text).toContain(guardian_email);
    const field = (name: string) => root.querySelector(`.lead-reply [name="${name}"]`);
    await person.post(`${path}/reply`, {
      key: field("key")?.getAttribute("value") ?? "",
      to: field("to")?.getAttribute("value") ?? "",
      subject: field("subject")?.getAttribute("value") ?? "",
      body: field("body")?.text ?? "",
    });
    const mails = await rows("outbox");
    expect(mails).toMatchObject([{ recipient: guardian_email, lead: id }]);
    expect(mails[0]?.recipient).not.toBe(email);
    const find = async () => (await rows("leads")).find((lead) => lead.id === id);
    expect(await find()).toMatchObject({ guardian: "asked", answered: null, stage: "new" });
    await person.post(path, { intent: "guardian", guardian: "agreed" });
    expect(await find()).toMatchObject({ guardian: "agreed" });
    // Nobody else's letter: without a guardian there is no such template.
    const other = (await rows("leads")).find((lead) => lead.id !== id);
    const plain = await page(`/admin/leads/${other?.id}/reply?template=guardian`);
    expect(plain.querySelector('option[value="guardian"]')).toBeNull();
    expect(plain.querySelector(".lead-reply-to")?.text).not.toContain(guardian_email);
  });

  it("has its phone, handles and links to press, and says where from once", async () => {
    const { send, page } = await openLeads();
    const { id } = await send({
      form: "creators-join",
      phone: "+30 694 412 3456",
      source: "newsletter",
      campaign: "november",
      payload: {
        answers: {
          phone: "+30 694 412 3456",
          handleTiktok: "nia.k",
          links: "see x.gr, https://x.gr/a",
        },
        source: {
          utm: { utm_source: "newsletter", utm_medium: "email", utm_campaign: "november" },
        },
      },
    });
    const root = await page(`/admin/leads/${id}`);
    const hrefs = root.querySelectorAll(".lead-said a").map((link) => link.getAttribute("href"));
    expect(hrefs).toContain("tel:+306944123456");
    expect(hrefs).toContain("https://www.tiktok.com/@nia.k");
    expect(hrefs).toContain("https://x.gr/a");
    expect(root.querySelector(".lead-reach a[href^='tel:']")).not.toBeNull();
    expect(root.querySelector(".lead-said")?.text).toContain("november · email");
    expect(root.querySelector(".lead-said")?.text).not.toContain("utm_");
  });

  it("that looked like spam says why, and gets its mails when it is let in", async () => {
    // The backend says that it has it already, or not at all.
    expectConsole("error");
    const { send, person, page, rows } = await openLeads(EDITOR, "el");
    const { id, email } = await send({
      queue: "spam",
      locale: "el",
      payload: { answers: {}, spam: ["links"] },
    });
    const path = `/admin/leads/${id}`;
    const root = await page(`${path}?queue=spam`);
    expect(root.querySelector(".lead-spam")?.text).toContain("πολλούς συνδέσμους");
    const form = formOf(root, "queue");
    await person.post(path, { ...form, queue: "inbox" });
    await person.post("/admin/leads", { intent: "spam", lead: id });
    await person.post("/admin/leads?queue=spam", { intent: "inbox", lead: id });
    expect(await rows("leads")).toMatchObject([
      { queue: "inbox", answer_by: expect.stringMatching(/^20/) },
    ]);
    const mails = await rows("outbox");
    expect(mails).toHaveLength(2);
    expect(mails.filter(({ recipient }) => recipient === email)).toMatchObject([
      { language: "el" },
    ]);
  });

  it("is not there for unknown keys", async () => {
    // The backend says that it has it already, or not at all.
    expectConsole("error");
    const { person } = await openLeads();
    for (const key of [randomUUID(), "nope"]) {
      for (const path of ["", "/cv", "/reply"]) {
        const { status } = await person.get(`/admin/leads/${key}${path}`);
        expect(status).toBe(404);
      }
    }
  });

  it("moves on the board, unless somebody was faster", async () => {
    const { send, person, page, rows } = await openLeads();
    const { id } = await send({ form: "careers-apply" });
    const path = "/admin/leads/board?form=careers-apply";
    expect((await page(path)).querySelectorAll(".lead-card")).toHaveLength(1);
    const move = { lead: id, seen: "new,,inbox", stage: "interview" };
    expect(leadsTo(await person.post(path, move))).toBe(`${path}&moved=${id}`);
    expect((await person.post(path, { ...move, stage: "hired" })).status).toBe(409);
    expect((await person.post(path, { ...move, stage: "won" })).status).toBe(400);
    expect(await rows("leads")).toMatchObject([{ stage: "interview" }]);
  });
});

describe("a person's data", () => {
  it("is exported and erased by administrators, with a line in the log and nothing in it", async () => {
    const { send, person, page, rows, backend, visitor } = await openLeads();
    const { access: token } = await backend.signIn();
    const file = new FormData();
    const cv = randomUUID();
    file.set("id", cv);
    file.set(
      "file",
      new File(["%PDF-1.4\n%%EOF\n"], "βιογραφικό.pdf", { type: "application/pdf" }),
    );
    await backend.call("POST", "/files", { token: PUBLIC_TOKEN, raw: file });
    const { id, email } = await send({ form: "careers-apply", cv });
    const other = await send({ email: "other@people.example.com" });
    await person.post(`/admin/leads/${id}`, { intent: "note", note: "Call back" });

    const download = await person.get(`/admin/leads/${id}/cv`);
    expect(download.headers.get("content-disposition")).toMatch(/^attachment; filename=/);
    expect(download.headers.get("content-security-policy")).toContain("sandbox");
    expect(download.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await download.text()).toContain("%PDF");

    const address = `/admin/privacy/export?email=${email.toUpperCase()}`;
    const zip = await person.get(`${address}&as=zip`);
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const held = JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array()));
    expect(held.leads).toMatchObject([{ id, notes: [{ note: "Call back" }] }]);
    expect(Object.keys(files)).toHaveLength(2);

    const editor = visitor();
    await editor.signIn(EDITOR);
    for (const path of ["/admin/privacy", address]) {
      expect((await editor.get(path)).status).toBe(403);
    }
    expect((await editor.post("/admin/privacy", { email, confirm: email })).status).toBe(403);
    expect((await person.post("/admin/privacy", { email, confirm: "x@y.z" })).status).toBe(422);
    expect(await rows("leads")).toHaveLength(2);

    const erased = await person.post("/admin/privacy", { email, confirm: email });
    expect(leadsTo(erased)).toBe("/admin/privacy?erased=1-0-1-0");
    expect(await rows("leads")).toMatchObject([{ id: other.id }]);
    expect(await rows("lead_notes")).toEqual([]);
    const { text: log } = await backend.call("GET", "/activity?limit=-1", { token });
    expect(log).toContain(id);
    expect(log).not.toContain(email);
    expect((await backend.call("GET", `/assets/${cv}`, { token })).status).toBe(403);
    const activity = (await page("/admin/activity")).querySelector(".staff-table")?.text ?? "";
    expect(activity).toContain("Erased a person");
    expect(activity).not.toContain("Deleted a");
    const root = await page(`/admin/privacy?email=${email}`);
    expect(root.querySelector(".staff-empty")?.text).toContain("Nothing is held");
  });
});
