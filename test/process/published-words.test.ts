/** Words of a page and entries of a list that staff publish, on both hosts, without a restart. */

import { expect, it } from "vitest";
import { freePort, start, visit } from "../support/process.ts";
import { openStaff, SIGN_IN } from "../support/staff-calls.ts";

/** Longest wait for what is published, in milliseconds, on a busy machine; bench/publish.ts measures. */
const VISIBLE_MS = 20_000;
const LIMIT_MS = 240_000;

const facts = { office: "athens", kind: "freelance", posted: "2026-11-20" };
const words = (title: string) => ({
  ...{ title, line: "You hang what hangs from a ceiling.", does: ["You hang it."] },
  brings: ["Two hands."],
});
const RIGGER = {
  ...{ list: "openings", key: "zeppelin-rigger", status: "published", facts },
  words: { en: words("Zeppelin rigger"), el: words("Τεχνίτης ζέπελιν") },
};
const PATH = `/careers/${RIGGER.key}`;
const CLOSED = "/careers/live-producer";

it(
  "shows them on both hosts, and refuses what cannot be shown",
  async () => {
    const PORT = await freePort();
    const site = start({ PORT, ...SIGN_IN });
    await site.ready();
    const staff = await openStaff(PORT);
    const en = (path: string) => visit(PORT, "en", path);
    const el = (path: string) => visit(PORT, "el", path);
    const inTime = (read: () => Promise<unknown>) =>
      expect.poll(read, { timeout: VISIBLE_MS, interval: 20 });

    // Kept by the page cache before anything changes.
    const about = (await en("/about")).body;
    const greek = (await el("/team")).body;
    expect((await en(PATH)).status).toBe(404);
    expect((await en("/careers")).body).not.toContain(PATH);
    expect((await el(CLOSED)).status).toBe(200);

    await staff.call("POST", "/items/entries", RIGGER);
    await inTime(async () => (await en("/careers")).body).toContain(PATH);
    await inTime(async () => (await el("/careers")).body).toContain("Τεχνίτης ζέπελιν");
    await inTime(async () => (await en(PATH)).status).toBe(200);
    expect((await el(PATH)).body).toContain("Τεχνίτης ζέπελιν");
    expect((await en(PATH)).body).toContain("JobPosting");
    for (const path of ["/sitemap.xml", "/llms.txt", "/search?q=zeppelin"]) {
      expect((await en(path)).body, path).toContain(PATH);
    }
    expect((await en(`/careers/apply?opening=${RIGGER.key}`)).body).toContain("Zeppelin rigger");
    expect((await en(`${PATH}.data`)).status).toBe(200);

    // Closed: one that came with the site, and its page.
    const closed = { list: "openings", key: "live-producer", status: "archived" };
    const { id: closedId } = await staff.call("POST", "/items/entries", closed);
    await inTime(async () => (await en(CLOSED)).status).toBe(404);
    await inTime(async () => (await el(CLOSED)).status).toBe(404);
    expect((await en("/sitemap.xml")).body).not.toContain(CLOSED);
    await staff.call("DELETE", `/items/entries/${closedId}`);
    await inTime(async () => (await el(CLOSED)).status).toBe(200);

    // Words of a page, in one language; what is left out stays.
    const page = { key: "team", locale: "en", title: "Zeppelin people", status: "published" };
    const heading = "Everybody who hangs from a zeppelin.";
    const { id: pageId } = await staff.call("POST", "/items/pages", { ...page, body: { heading } });
    await inTime(async () => (await en("/team")).body).toContain(heading);
    expect((await en("/team")).body).toContain("<title>Zeppelin people");
    expect((await el("/team")).body).toBe(greek);
    expect((await en("/search?q=zeppelin+people")).body).toContain("/team");
    // What reads none of it is the same bytes as before.
    expect((await en("/about")).body).toBe(about);

    // What does not fit is refused where it is written, with its place.
    const write = (method: string, path: string, body: object) =>
      staff.attempt(method, path, body).then(({ status, json }) => ({ status, json }));
    const refused = await write("PATCH", `/items/pages/${pageId}`, { body: { heading: 4 } });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.json)).toContain("heading: ");
    const elsewhere = { ...RIGGER, key: "elsewhere", facts: { ...facts, office: "mars" } };
    expect((await write("POST", "/items/entries", elsewhere)).status).toBe(400);
    expect((await write("POST", "/items/entries", { ...elsewhere, status: "draft" })).status).toBe(
      200,
    );
    expect((await en("/team")).body).toContain(heading);
  },
  LIMIT_MS,
);
