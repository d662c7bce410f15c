import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { expectConsole } from "../support/fail-on-console.ts";
import { formOf, openLeads } from "../support/lead-pages.ts";
import { EDITOR } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

describe("a lead", () => {
  it("goes from new to signed, and says who did what", async () => {
    const { send, person, page } = await openLeads();
    const { id } = await send({ form: "creators-join", payload: { answers: { city: "Αθήνα" } } });
    const path = `/admin/leads/${id}`;
    expect((await page(path)).querySelector('[aria-labelledby="lead-answers"]')?.text).toContain(
      "Αθήνα",
    );
    for (const stage of ["in-review", "contacted", "signed"]) {
      const form = formOf(await page(path), "stage");
      const done = await person.post(path, { ...form, stage });
      expect(leadsTo(done)).toBe(`${path}?done=stage`);
    }
    expect((await person.post(path, { intent: "note", note: "" })).status).toBe(422);
    await person.post(path, { intent: "note", note: "Contract is in.\nSent today." });
    const lines = (await page(path))
      .querySelectorAll('[aria-labelledby="lead-timeline"] li')
      .map(({ text }) => text);
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
    expect(html.querySelector('[role="alert"]')?.text).toContain("moved it from New to Declined");
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
        .querySelectorAll('main form[method="post"] [name]')
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
    expect(list.querySelectorAll('[data-mark="alarming"]')).toHaveLength(1);
    const task = (await page("/admin")).querySelector('a[href="/admin/leads?guardian=ask"]');
    expect(task?.querySelector("[data-count]")?.text).toBe("1");
    const path = `/admin/leads/${id}`;
    const letter =
      (await page(path)).querySelector("main section[aria-label] a")?.getAttribute("href") ?? "";
    const root = await page(letter);
    expect(root.querySelector("[data-reply-to]")?.text).toContain(guardian_email);
    const field = (name: string) => root.querySelector(`main form [name="${name}"]`);
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
    expect(plain.querySelector("[data-reply-to]")?.text).not.toContain(guardian_email);
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
    const hrefs = root.querySelectorAll("main section a").map((link) => link.getAttribute("href"));
    expect(hrefs).toContain("tel:+306944123456");
    expect(hrefs).toContain("https://www.tiktok.com/@nia.k");
    expect(hrefs).toContain("https://x.gr/a");
    expect(root.querySelector("nav a[href^='tel:']")).not.toBeNull();
    expect(root.querySelector("main")?.text).toContain("november · email");
    expect(root.querySelector("main")?.text).not.toContain("utm_");
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
    expect(root.querySelector('[aria-labelledby="lead-work"]')?.text).toContain(
      "πολλούς συνδέσμους",
    );
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
    expect((await page(path)).querySelectorAll("main article")).toHaveLength(1);
    const move = { lead: id, seen: "new,,inbox", stage: "interview" };
    expect(leadsTo(await person.post(path, move))).toBe(`${path}&moved=${id}`);
    expect((await person.post(path, { ...move, stage: "hired" })).status).toBe(409);
    expect((await person.post(path, { ...move, stage: "won" })).status).toBe(400);
    expect(await rows("leads")).toMatchObject([{ stage: "interview" }]);
  });
});
