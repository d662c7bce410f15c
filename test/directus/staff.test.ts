/** The staff area on a real Directus: what an editor and an administrator do in a week. */
import { spawnSync } from "node:child_process";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it, onTestFailed } from "vitest";
import { SORTS } from "../../app/staff/pipeline/asked-leads.ts";
import { ROLE_IDS } from "../../backend/permissions.ts";
import { totpCode } from "../../backend/security/totp.ts";
import { newLead } from "../../backend/testing/new-lead.ts";
import { type Call, signIn } from "../../scripts/directus/call.ts";
import { currentStep } from "../support/current-step.ts";
import { freePort, get, start } from "../support/process.ts";
import { describesAccounts } from "./accounts.ts";
import { PUBLIC_TOKEN, startInstallation, type TestInstallation } from "./installation.ts";
import { formOf, openStaff, type Person, valueIn } from "./staff-browser.ts";

const SETUP_MS = 420_000;
const LIMIT_MS = 180_000;
const READY_MS = 60_000;
const EDITOR = { email: "eleni@example.com", password: "Walnut-lantern-at-six-31" };
const SENDER = "maria@people.example.com";

let installation: TestInstallation;
let studio: Call;
let port: string;

beforeAll(async () => {
  port = await freePort();
  const origins = [`http://localhost:${port}`, `http://el.localhost:${port}`];
  installation = await startInstallation({ origins });
  const { url, email, password } = installation;
  studio = await signIn(url, email, password);
  const person = { ...EDITOR, first_name: "Eleni", role: ROLE_IDS.editor, status: "active" };
  await studio("POST", "/users", person);
}, SETUP_MS);
afterAll(() => installation?.close());

const originOf = (language = "") => `http://${language}localhost:${port}`;
const comeIn = (person: Person) => openStaff(originOf(), person);
function startSite(variables: Record<string, string> = {}) {
  const site = start({
    PORT: port,
    CONTENT_BACKEND_URL: installation.url,
    CONTENT_BACKEND_TOKEN: PUBLIC_TOKEN,
    ...variables,
  });
  onTestFailed(() => console.error(site.output()));
  return site;
}

type Root = ReturnType<typeof parse>;
const namesIn = (root: Root) =>
  root.querySelectorAll("tbody [data-row-link]").map((link) => link.text);

async function sendLeads(): Promise<Record<string, string>> {
  const leads = [
    { name: "Anna", email: "anna@people.example.com", submitted: "2026-11-01T10:00:00.000Z" },
    { name: "Maria", email: SENDER, submitted: "2026-11-02T10:00:00.000Z" },
    { name: "Zoe", email: "zoe@people.example.com", submitted: "2026-11-02T10:00:00.000Z" },
  ].map((lead) => newLead({ ...lead, form: "creators-join", payload: { answers: {} } }));
  for (const lead of leads) await studio("POST", "/items/leads", lead);
  return Object.fromEntries(leads.map(({ name, id }) => [name, id]));
}

it(
  "lists leads in every order, shows each, and files what is done with one",
  async () => {
    const site = startSite();
    await site.ready();
    const ids = await sendLeads();
    const editor = await comeIn(EDITOR);
    expect(namesIn(await editor.page("/admin/leads?q=people.example.com"))).toHaveLength(3);
    expect(namesIn(await editor.page("/admin/leads?sort=name"))).toEqual(["Anna", "Maria", "Zoe"]);
    for (const sort of SORTS) {
      const names = namesIn(await editor.page(`/admin/leads?sort=${sort}`));
      for (const [index, name] of names.entries()) {
        const root = await editor.page(`/admin/leads/${ids[name]}?sort=${sort}`);
        const links = root
          .querySelectorAll('main a[rel="prev"], main a[rel="next"]')
          .map((a) => a.getAttribute("href"));
        const around = [names[index - 1], names[index + 1]].flatMap((other) =>
          other ? [expect.stringContaining(`/admin/leads/${ids[other]}`)] : [],
        );
        expect(links, `${sort} ${name}`).toEqual(around);
      }
    }
    for (const path of ["/admin", "/admin/leads/board", "/admin/leads/numbers"]) {
      await editor.page(path);
    }

    const path = `/admin/leads/${ids.Maria}`;
    const stage = { ...formOf(await editor.page(path), "stage"), stage: "contacted" };
    expect(await editor.leadsTo(path, stage)).toBe(`${path}?done=stage`);
    expect(await editor.leadsTo(path, { intent: "note", note: "She called back." })).toMatch(path);
    const lines = (await editor.page(path)).querySelectorAll(
      '[aria-labelledby="lead-timeline"] li',
    );
    expect(lines.map(({ text }) => text).join()).toContain("She called back.");

    const reply = await editor.page(`${path}/reply?template=creator-call`);
    const form = {
      key: valueIn(reply, "key"),
      subject: valueIn(reply, "subject"),
      body: "See you on Friday.",
    };
    expect(await editor.leadsTo(`${path}/reply`, form)).toBe(`${path}?done=replied`);
    expect(await installation.mailTo(SENDER)).toContain("Subject:");
    const [lead] = (await studio("GET", `/items/leads?filter[id][_eq]=${ids.Maria}`)) as [
      { stage: string },
    ];
    expect(lead.stage).toBe("contacted");
    // Nothing of a week's ordinary work is a fault.
    expect(site.output()).not.toContain("Backend error");
  },
  LIMIT_MS,
);

it(
  "finds and erases a person, lists people without itself, and lets an editor have two steps",
  async () => {
    const site = startSite();
    await site.ready();
    await sendLeads();
    const administrator = await comeIn(installation);
    const address = `/admin/privacy?email=${SENDER}`;
    const isEmpty = async () => (await administrator.page(address)).querySelector("[data-empty]");
    expect(await isEmpty()).toBeNull();
    const held = await administrator.send(`/admin/privacy/export?email=${SENDER}`);
    expect(held.text).toContain("Maria");
    const erased = await administrator.leadsTo("/admin/privacy", {
      email: SENDER,
      confirm: SENDER,
    });
    expect(erased).toMatch(/^\/admin\/privacy\?erased=/);
    expect(await studio("GET", `/items/leads?filter[email][_eq]=${SENDER}`)).toEqual([]);
    expect(await studio("GET", "/items/erasures?fields=address")).toHaveLength(1);
    expect(await isEmpty()).not.toBeNull();

    const people = (await administrator.page("/admin/users")).text;
    expect(people).toContain(EDITOR.email);
    expect(people).not.toContain("website@example.com");
    for (const path of [
      "/admin",
      "/admin/activity",
      "/admin/account",
      "/admin/articles",
      "/admin/outbox",
    ]) {
      await administrator.page(path);
    }

    const editor = await comeIn(EDITOR);
    const begun = await editor.send("/admin/account", {
      intent: "tfa-begin",
      password: EDITOR.password,
    });
    const root = parse(begun.text);
    const [secret, link] = [valueIn(root, "secret"), valueIn(root, "link")];
    const form = (intent: string, otp: string) => ({ intent, secret, link, otp });
    const wrong = await editor.send("/admin/account", form("tfa-confirm", "000000"));
    expect(wrong.status).toBe(422);
    const code = async () => totpCode(secret, await currentStep());
    expect(await editor.leadsTo("/admin/account", form("tfa-confirm", await code()))).toBe(
      "/admin/account?done=tfaOn",
    );
    expect((await editor.send("/admin/account", form("tfa-off", "000000"))).status).toBe(422);
    expect(await editor.leadsTo("/admin/account", form("tfa-off", await code()))).toBe(
      "/admin/account?done=tfaOff",
    );
  },
  LIMIT_MS,
);

it(
  "lets two people work on the same leads: neither overwrites the other, and nobody's are left behind",
  async () => {
    const site = startSite();
    await site.ready();
    const ids = await sendLeads();
    const [administrator, editor] = [await comeIn(installation), await comeIn(EDITOR)];
    const path = `/admin/leads/${ids.Anna}`;
    const seen = formOf(await administrator.page(path), "stage");
    expect(await editor.leadsTo(path, { ...seen, stage: "declined" })).toBe(`${path}?done=stage`);
    const late = await administrator.send(path, { ...seen, stage: "signed" });
    expect(late.status).toBe(409);
    const conflict = parse(late.text);
    expect(conflict.querySelector("[data-wanted]")?.getAttribute("value")).toBe("signed");
    expect(conflict.querySelector('[role="alert"]')?.text).toContain("Eleni");
    const again = { ...formOf(conflict, "stage"), stage: "signed" };
    expect(await administrator.leadsTo(path, again)).toBe(`${path}?done=stage`);

    const board = "/admin/leads/board?form=creators-join";
    const move = { lead: ids.Zoe ?? "", seen: "new,,inbox", stage: "in-review" };
    expect(await editor.leadsTo(board, move)).toBe(`${board}&moved=${ids.Zoe}`);
    expect((await administrator.send(board, { ...move, stage: "signed" })).status).toBe(409);

    const bulk = new URLSearchParams({ intent: "move", stage: "hired" });
    for (const id of [ids.Maria, ids.Zoe]) bulk.append("lead", String(id));
    expect(await editor.leadsTo("/admin/leads", bulk)).toMatch(/done=nothing&stayed=.*Count=2/);
    bulk.set("stage", "contacted");
    expect(await editor.leadsTo("/admin/leads", bulk)).toBe("/admin/leads?done=moved&count=2");
    await editor.leadsTo("/admin/leads", { take: String(ids.Zoe) });
    const views = await editor.page("/admin/leads?owner=me");
    expect(namesIn(views)).toEqual(["Zoe"]);

    const [person] = (await studio("GET", `/users?filter[email][_eq]=${EDITOR.email}`)) as [
      { id: string },
    ];
    const { id: self } = (await studio("GET", "/users/me?fields=id")) as { id: string };
    const address = `/admin/users/${person.id}`;
    expect((await administrator.page(address)).text).toContain("1 open lead");
    const left = await administrator.leadsTo(address, { intent: "suspend", heir: self });
    expect(left).toBe(`${address}?done=suspended&handed=1`);
    expect(namesIn(await administrator.page("/admin/leads?owner=me"))).toEqual(["Zoe"]);
    expect(await editor.leadsTo("/admin/leads")).toMatch(/^\/account\/sign-in/);
    const back = { intent: "reactivate" };
    expect(await administrator.leadsTo(address, back)).toBe(`${address}?done=reactivated`);
    await studio("DELETE", "/items/leads", Object.values(ids));
  },
  LIMIT_MS,
);

describesAccounts(() => ({ installation, studio, startSite, originOf, port }));

it(
  "is given its data model by an administrator's static token, on whatever Node there is",
  async () => {
    const { url, email, password } = installation;
    const token = "static-token-of-an-administrator";
    await studio("PATCH", "/users/me", { token });
    const apply = (variables: Record<string, string>) =>
      spawnSync("node", ["scripts/on-our-node.mjs", "scripts/directus/apply.ts"], {
        encoding: "utf8",
        env: {
          ...{ PATH: process.env.PATH, HOME: process.env.HOME, DIRECTUS_URL: url },
          ...{ CONTENT_BACKEND_TOKEN: PUBLIC_TOKEN, ...variables },
        },
      });
    const done = apply({ DIRECTUS_TOKEN: token });
    expect([done.status, done.stderr]).toEqual([0, ""]);
    expect(done.stdout).toContain("in place");
    const wrong = apply({ DIRECTUS_EMAIL: email, DIRECTUS_PASSWORD: `not ${password}` });
    expect([wrong.status, wrong.stdout]).toEqual([1, ""]);
    expect(wrong.stderr.trim().split("\n")).toHaveLength(1);
  },
  LIMIT_MS,
);

it(
  "is not ready, and says why in one line, where it may not send people their links",
  async () => {
    const elsewhere = { SITE_URL_EN: "https://b4.example", SITE_URL_EL: "https://el.b4.example" };
    const site = startSite(elsewhere);
    const readiness = async () => (await get(port, "/readyz").catch(() => undefined))?.body ?? "";
    await expect.poll(readiness, { timeout: READY_MS }).toContain("USER_INVITE_URL_ALLOW_LIST");
    expect(await readiness()).toMatch(/^not ready\n/);
    expect(site.output().match(/^\S+ error Content backend: /gm)).toHaveLength(1);
  },
  LIMIT_MS,
);
