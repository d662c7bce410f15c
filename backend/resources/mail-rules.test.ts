import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { mailKey } from "../../packages/lib/mails/mail-key.ts";
import { ROLE_IDS } from "../permissions.ts";
import { newLead } from "../testing/new-lead.ts";
import { ADMIN, PUBLIC_TOKEN, startBackend } from "../testing/start-backend.ts";

const HOUSE = "Press@House.example";

async function setUp() {
  const backend = await startBackend({ houseAddresses: [HOUSE] });
  const { access } = await backend.signIn();
  const editor = { email: "ed@people.example", password: ADMIN.password, role: ROLE_IDS.editor };
  const { data } = await backend.call("POST", "/users", { token: access, body: editor });
  const { access: editors } = await backend.signIn({
    email: editor.email,
    password: editor.password,
  });
  const as = (token: string) => (method: string, path: string, body: unknown) =>
    backend.call(method, path, { token, body });
  const [website, asEditor, asAdmin] = [as(PUBLIC_TOKEN), as(editors), as(access)];
  const lead = newLead({ email: "maria@people.example" });
  await website("POST", "/items/leads", lead);
  const mail = (differing: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    recipient: lead.email,
    subject: "Hello",
    body: "Hello, Maria.",
    language: "en",
    lead: lead.id,
    ...differing,
  });
  const logged = () =>
    backend
      .openStored()
      .prepare("SELECT user, action, item, detail FROM audit WHERE collection = 'outbox'")
      .all()
      .map((row) => ({ ...row }));
  return { backend, website, asEditor, asAdmin, lead, mail, logged, editor: String(data.id) };
}

describe("an answer from a mail program", () => {
  it("goes to the sender of the lead that the house is told of, and to nobody else", async () => {
    const { backend, website, asEditor, mail, lead } = await setUp();
    const notice = { recipient: HOUSE, reply_to: lead.email };
    expect((await website("POST", "/items/outbox", mail(notice))).status).toBe(204);
    await expect.poll(() => backend.mails).toMatchObject([{ replyTo: lead.email }]);
    const foreign = mail({ ...notice, reply_to: "anyone@third.example" });
    expect((await website("POST", "/items/outbox", foreign)).status).toBe(403);
    const ofEditor = mail({ reply_to: lead.email });
    expect((await asEditor("POST", "/items/outbox", ofEditor)).status).toBe(403);
  });
});

describe("an editor's mail", () => {
  it("goes to the sender of a lead, however the address is written, and is on record", async () => {
    const { asEditor, mail, lead, logged, editor } = await setUp();
    const sent = mail({ recipient: " Maria@People.example " });
    expect((await asEditor("POST", "/items/outbox", sent)).status).toBe(200);
    expect(logged()).toEqual([
      { user: editor, action: "create", item: sent.id, detail: lead.reference },
    ]);
  });

  it.each([
    ["to anybody, about nothing", { recipient: "anyone@third.example", lead: undefined }],
    ["to anybody, about a lead", { recipient: "anyone@third.example" }],
    ["to the sender, about nothing", { lead: undefined }],
    ["to the sender, about nothing in so many words", { lead: null }],
    ["to the house", { recipient: HOUSE }],
  ])("is refused %s, and leaves nothing", async (_, differing) => {
    const { asEditor, mail, logged, backend } = await setUp();
    const many = [mail(), mail(differing)];
    for (const body of [mail(differing), many]) {
      const { status, code } = await asEditor("POST", "/items/outbox", body);
      expect({ status, code }).toEqual({ status: 403, code: "FORBIDDEN" });
    }
    expect(backend.openStored().prepare("SELECT 1 FROM outbox").all()).toEqual([]);
    expect(logged()).toEqual([]);
  });

  it("can't be turned to somebody else afterwards", async () => {
    const { asEditor, mail, lead } = await setUp();
    const sent = mail();
    await asEditor("POST", "/items/outbox", sent);
    for (const change of [{ recipient: "anyone@third.example" }, { body: "x" }, { lead: null }]) {
      expect((await asEditor("PATCH", `/items/outbox/${sent.id}`, change)).status).toBe(403);
    }
    const moved = await asEditor("PATCH", `/items/leads/${lead.id}`, { email: "x@third.example" });
    expect(moved.status).toBe(403);
  });
});

describe("the website's mail", () => {
  it("is a lead's receipt, or goes to the house", async () => {
    const { website, mail, lead, logged } = await setUp();
    const receipt = mail({ id: mailKey(lead.id, "receipt") });
    const notice = mail({ id: mailKey(lead.id, "notice"), recipient: HOUSE.toLowerCase() });
    const alarm = mail({ lead: undefined, recipient: ADMIN.email });
    for (const body of [receipt, notice, alarm]) {
      expect((await website("POST", "/items/outbox", body)).status).toBe(204);
    }
    // The activity is people's.
    expect(logged()).toEqual([]);
  });

  it("is nothing else, should the token be stolen", async () => {
    const { website, mail, lead } = await setUp();
    const other = newLead({ email: "other@people.example" });
    await website("POST", "/items/leads", other);
    for (const differing of [
      { recipient: "anyone@third.example" },
      { recipient: "anyone@third.example", lead: undefined },
      { recipient: "anyone@third.example", id: mailKey(lead.id, "receipt") },
      // A second mail to the same sender, or the receipt of another.
      {},
      { id: mailKey(lead.id, "notice") },
      { id: mailKey(other.id, "receipt") },
      { id: mailKey(lead.id, "receipt"), lead: other.id },
    ]) {
      const { status } = await website("POST", "/items/outbox", mail(differing));
      expect(status, JSON.stringify(differing)).toBe(403);
    }
  });

  it("goes to nobody of the staff who was suspended", async () => {
    const { website, asAdmin, mail, editor } = await setUp();
    const body = () => mail({ lead: undefined, recipient: "ed@people.example" });
    expect((await website("POST", "/items/outbox", body())).status).toBe(204);
    await asAdmin("PATCH", `/users/${editor}`, { status: "suspended" });
    expect((await website("POST", "/items/outbox", body())).status).toBe(403);
  });
});

it("has on record what an administrator writes, keeps back and sends after all", async () => {
  const { asAdmin, mail, logged } = await setUp();
  const sent = mail({ recipient: "anyone@third.example", lead: undefined });
  await asAdmin("POST", "/items/outbox", sent);
  await expect.poll(async () => logged().length).toBe(1);
  const other = mail();
  await asAdmin("POST", "/items/outbox", other);
  expect(logged()).toMatchObject([{ detail: null }, { detail: expect.stringMatching(/^B4-/) }]);
});
