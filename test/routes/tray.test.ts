import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { parse } from "node-html-parser";
import { describe, expect, it, onTestFinished } from "vitest";
import { PUBLIC_TOKEN } from "../../backend/testing/start-backend.ts";
import {
  bytes,
  keepUnfit,
  LONG_EMAIL,
  newSubmission,
  PDF,
  SENDER,
  temporaryFolder,
} from "../../server/intake/testing.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { ADMIN, EDITOR, openStaffSite } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

const TWO_HOURS_MS = 2 * 60 * 60 * 1000;

type Differing = Parameters<typeof newSubmission>[0];

/** The staff area of a site whose tray holds what is put in. */
async function openTray(
  who = ADMIN,
  lang: "en" | "el" = "en",
  instead?: (request: Request) => Response | undefined,
) {
  expectConsole("error");
  const variables = { DATA_DIR: temporaryFolder() };
  const staff = await openStaffSite({ variables, ...(instead && { instead }) });
  const { intake } = staff.site;
  onTestFinished(() => intake.close());
  const person = staff.visitor(lang);
  await person.signIn(who);
  const { access: token } = await staff.backend.signIn();
  const put = async (differing: Differing = {}, isFit = false) => {
    const { reference } = isFit
      ? await intake.keep(newSubmission(differing))
      : await keepUnfit({ intake, dataDir: variables.DATA_DIR }, differing);
    await intake.deliverDue();
    const entry = intake.tray
      .list({ limit: 99, offset: 0 })
      .find((one) => one.reference === reference);
    return String(entry?.id);
  };
  const putFile = () =>
    intake.keepFile({ filename: "βιογραφικό.pdf", content: bytes(PDF), sender: SENDER });
  const rows = async (collection: string) => {
    const path = collection === "files" ? "/files" : `/items/${collection}`;
    const { text } = await staff.backend.call("GET", `${path}?limit=-1`, { token });
    return JSON.parse(text).data as Record<string, unknown>[];
  };
  const page = async (path: string, visitor = person) => {
    const response = await visitor.get(path);
    expect(response.status, path).toBe(200);
    const html = (await response.text()).replace(/<(script|style)[\s\S]*?<\/\1>/g, "");
    expect(html, path).not.toMatch(/\sstyle="|\{\{|undefined</);
    return parse(html.replace(/<!-- -->/g, ""));
  };
  return { ...staff, intake, person, put, putFile, rows, page };
}

describe("what could not be filed", () => {
  it("is on the overview, in the menu and in a list, for everybody who works on leads", async () => {
    const { put, page } = await openTray(EDITOR);
    expect((await page("/admin")).querySelector('a[href="/admin/tray"]')).toBeNull();
    const id = await put();
    const overview = await page("/admin");
    const [task] = overview.querySelectorAll("[data-task]");
    expect(task?.getAttribute("href")).toBe("/admin/tray");
    expect(task?.text).toContain("1submission that could not be filed");
    expect(overview.querySelector('nav a[href="/admin/tray"]')?.text).toContain("1");
    const list = await page("/admin/tray");
    expect(list.querySelectorAll("tbody tr")).toHaveLength(1);
    expect(list.querySelector("tbody")?.text).toContain("“E-mail”");
    expect(list.querySelector(`a[href="/admin/tray/${id}"]`)?.text).toBe("Μαρία");
  });

  it("says why in the reader's language, and shows all that was sent", async () => {
    const { put, putFile, page, person } = await openTray(EDITOR, "el");
    const file = await putFile();
    const id = await put({ form: "careers-apply", file });
    const root = await page(`/admin/tray/${id}`);
    expect(root.querySelector('[aria-labelledby="tray-why"]')?.text).toContain(
      "το πεδίο «E-mail» έχει λάθος",
    );
    expect(root.querySelector("pre:not([lang])")?.text).toContain(LONG_EMAIL);
    expect(root.querySelector('pre[lang="en"]')?.text).toContain("400 · FAILED_VALIDATION");
    expect(root.querySelector('[aria-labelledby="tray-file"]')?.text).toContain("βιογραφικό.pdf");
    const download = await person.get(`/admin/tray/${id}/file`);
    expect(download.headers.get("content-disposition")).toMatch(/^attachment; filename=/);
    expect(download.headers.get("content-type")).toBe("application/octet-stream");
    expect(download.headers.get("content-security-policy")).toContain("sandbox");
    expect(download.headers.get("cache-control")).toBe("no-store");
    expect(await download.text()).toBe(PDF);
  });

  it("is repaired, tried again, and then a lead", async () => {
    const { put, person, rows, page } = await openTray(EDITOR);
    const id = await put();
    const path = `/admin/tray/${id}`;
    const wrong = await person.post(path, { intent: "retry", name: "", email: "nobody" });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain("<title>Error:");
    expect(html).toContain("Write a full e-mail address");
    expect(html).toContain('value="nobody"');
    const again = await person.post(path, { intent: "retry" });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain("tried and refused again");
    const email = "maria@people.example.com";
    const filed = await person.post(path, { intent: "retry", name: "Μαρία Κ.", email });
    expect(leadsTo(filed)).toBe(`/admin/leads/${id}?done=filed`);
    expect(await rows("leads")).toMatchObject([{ id, name: "Μαρία Κ.", email }]);
    const mails = (await rows("outbox")).filter(({ lead }) => lead === id);
    expect(mails).toMatchObject([{ recipient: email }]);
    expect((await page(`/admin/leads/${id}?done=filed`)).text).toContain("It is filed");
    expect((await person.get(path)).status).toBe(404);
    expect(leadsTo(await person.post(path, { intent: "retry" }))).toBe("/admin/tray");
  });

  it("is a CV too, which its lead names once it was taken", async () => {
    let isTaken = false;
    const refuseFiles = ({ method, url }: Request) =>
      method === "POST" && url.endsWith("/files") && !isTaken
        ? Response.json({ errors: [{ extensions: { code: "ANY" } }] }, { status: 415 })
        : undefined;
    const { put, putFile, person, rows, page, intake } = await openTray(EDITOR, "en", refuseFiles);
    const file = await putFile();
    const id = await put({ form: "careers-apply", file }, true);
    expect(await rows("leads")).toMatchObject([{ id, cv: null }]);
    const root = await page(`/admin/tray/${id}`);
    expect(root.querySelector('[aria-labelledby="tray-why"]')?.text).toContain(
      "doesn’t take this type of file",
    );
    expect(root.querySelector("[name=email]")).toBeNull();
    isTaken = true;
    const filed = await person.post(`/admin/tray/${id}`, { intent: "retry" });
    expect(leadsTo(filed)).toBe(`/admin/leads/${id}?done=filed`);
    expect(await rows("leads")).toMatchObject([{ id, cv: file.key }]);
    expect(await (await person.get(`/admin/leads/${id}/cv`)).text()).toBe(PDF);
    expect(intake.waiting()).toBe(0);
  });

  it("is deleted by administrators alone", async () => {
    const { put, person, visitor, intake } = await openTray(ADMIN);
    const id = await put();
    const editor = visitor();
    await editor.signIn(EDITOR);
    expect((await editor.post(`/admin/tray/${id}`, { intent: "remove" })).status).toBe(400);
    expect(intake.tray.count()).toBe(1);
    const removed = await person.post(`/admin/tray/${id}`, { intent: "remove" });
    expect(leadsTo(removed)).toBe("/admin/tray?done=removed");
    expect(intake.waiting()).toBe(0);
  });

  it("is nobody's who is not signed in", async () => {
    const { put, visitor } = await openTray();
    const id = await put();
    const stranger = visitor();
    for (const path of ["/admin/tray", `/admin/tray/${id}`, `/admin/tray/${id}/file`]) {
      const response = await stranger.get(path);
      expect(response.status, path).toBe(302);
      expect(leadsTo(response), path).toMatch(/^\/account\/sign-in/);
    }
    const posted = await stranger.post(`/admin/tray/${id}`, { intent: "remove" });
    expect(posted.status).toBe(303);
    expect(leadsTo(posted)).toMatch(/^\/account\/sign-in/);
  });

  it("is tried again all at once", async () => {
    const { put, person, intake, rows } = await openTray(EDITOR);
    for (const name of ["one", "two"]) {
      const id = await put({ answers: { name } });
      intake.tray.repair(id, { email: `${name}@people.example.com` });
    }
    const tried = await person.post("/admin/tray", { intent: "retry-all" });
    expect(leadsTo(tried)).toBe("/admin/tray?done=retrying");
    await intake.deliverDue();
    expect(await rows("leads")).toHaveLength(2);
  });
});

describe("a person's data", () => {
  it("is looked up, exported and erased where it isn't filed, too", async () => {
    const { put, putFile, person, page, intake, rows } = await openTray();
    const file = await putFile();
    await put({ file });
    const address = `/admin/privacy?email=${LONG_EMAIL}`;
    const root = await page(address);
    expect(root.querySelector("[data-empty]")).toBeNull();
    expect(root.querySelector("main ol")?.text).toContain("Not filed yet");
    const zip = await person.get(`/admin/privacy/export?email=${LONG_EMAIL}&as=zip`);
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const held = JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array()));
    expect(held.unfiled).toMatchObject([{ lead: { email: LONG_EMAIL }, mails: [{}] }]);
    expect(Object.keys(files)).toHaveLength(2);
    expect(await rows("files")).toHaveLength(1);
    const sent = { email: LONG_EMAIL, confirm: LONG_EMAIL };
    expect(leadsTo(await person.post("/admin/privacy", sent))).toBe(
      "/admin/privacy?erased=0-0-0-1",
    );
    expect(intake.waiting()).toBe(0);
    expect(await rows("files")).toEqual([]);
    expect((await page(address)).querySelector("[data-empty]")?.text).toContain("Nothing is held");
  });

  it("can be erased although nothing of it is here, for what may wait elsewhere", async () => {
    const { person, page, rows } = await openTray();
    const email = "elsewhere@people.example.com";
    const root = await page(`/admin/privacy?email=${email}`);
    expect(root.querySelector("[name=confirm]")).not.toBeNull();
    const erased = await person.post("/admin/privacy", { email, confirm: email });
    expect(leadsTo(erased)).toBe("/admin/privacy?erased=0-0-0-0");
    expect(await rows("erasures")).toHaveLength(1);
  });
});

it("a CV that was stored and has no lead is seen after an hour, and can be deleted", async () => {
  const { backend, page, person, visitor, rows } = await openTray();
  const form = new FormData();
  const id = randomUUID();
  form.set("id", id);
  form.set("file", new File([PDF], "alone.pdf", { type: "application/pdf" }));
  await backend.call("POST", "/files", { token: PUBLIC_TOKEN, raw: form });
  expect((await page("/admin/tray")).querySelector('[aria-labelledby="stray"]')).toBeNull();
  const old = new Date(Date.now() - TWO_HOURS_MS).toISOString();
  backend.openStored().prepare("UPDATE files SET uploaded_on = ?").run(old);
  expect((await page("/admin")).text).toContain("CV without a lead");
  expect((await page("/admin/tray")).querySelector('[aria-labelledby="stray"]')?.text).toContain(
    "alone.pdf",
  );
  const download = await person.get(`/admin/tray/stray/${id}`);
  expect(download.headers.get("content-security-policy")).toContain("sandbox");
  const editor = visitor();
  await editor.signIn(EDITOR);
  const remove = { intent: "remove-stray", file: id };
  expect((await editor.post("/admin/tray", remove)).status).toBe(400);
  expect(await rows("files")).toHaveLength(1);
  expect(leadsTo(await person.post("/admin/tray", remove))).toBe("/admin/tray?done=strayRemoved");
  expect(await rows("files")).toEqual([]);
});
