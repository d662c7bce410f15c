/** A file in DATA_DIR that is not what was written to it: the site starts, and says so. */

import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setAsideIn, zeroPage, zeroPagesInUse } from "../support/damage.ts";
import { freePort, get, start, visit } from "../support/process.ts";
import { openStaff, SIGN_IN, sendContact, signIn } from "../support/staff-calls.ts";

const SLUG = "quiet-streams";
/** As many pages as were tried by hand; each of them is one start. */
const PAGES = [1, 2, 3, 4];
const LIMIT_MS = 240_000;
/** A line of a stack trace. */
const STACK = /^\s+at /m;

let folder: string;
beforeAll(async () => {
  const PORT = await freePort();
  const site = start({ PORT, ...SIGN_IN });
  await site.ready();
  const staff = await openStaff(PORT);
  await staff.publish(SLUG);
  while ((await get(PORT, `/blog/${SLUG}`)).status !== 200) await sleep(50);
  site.child.kill("SIGTERM");
  await site.exit;
  folder = mkdtempSync(join(tmpdir(), "b4-whole-"));
  cpSync(site.folder, folder, { recursive: true });
}, LIMIT_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The real process on a copy of the folder in which something is not as it was. */
async function startDamaged(damage: (folder: string) => void, variables = {}) {
  const PORT = await freePort();
  const own = mkdtempSync(join(tmpdir(), "b4-damaged-"));
  cpSync(folder, own, { recursive: true });
  damage(own);
  const site = start({ PORT, DATA_DIR: own, ...SIGN_IN, ...variables });
  await site.ready();
  return {
    ...site,
    port: PORT,
    folder: own,
    stop: async () => {
      site.child.kill("SIGTERM");
      expect(await site.exit).toBe(0);
      rmSync(own, { recursive: true, force: true });
    },
  };
}

/** The index of what is published, named by the build. */
const contentIn = (folder: string) =>
  readdirSync(folder)
    .find((name) => /^content-[0-9a-f]{8}\.db/.test(name))
    ?.slice(0, 19) ?? "";

it.each(PAGES)(
  "copies and intake without their page %i are set aside, and all goes on",
  async (page) => {
    const site = await startDamaged((own) => {
      for (const name of [contentIn(own), "intake.db"]) zeroPage(join(own, name), page);
      writeFileSync(join(own, "redirects.json"), Buffer.alloc(100));
    });
    expect((await visit(site.port, "en", `/blog/${SLUG}`)).status).toBe(200);
    for (const language of ["en", "el"] as const) {
      expect((await visit(site.port, language, "/blog")).status).toBe(200);
    }
    const [intake, ...others] = setAsideIn(site.folder, "intake.db");
    expect(others).toEqual([]);
    const concern = `intake: intake.db was damaged and set aside as ${intake}\n`;
    expect((await get(site.port, "/readyz")).body).toBe(`ready\n${intake ? concern : ""}`);
    expect((await get(site.port, "/api/forms/stamp")).status).toBe(200);
    expect((await sendContact(site.port)).status).toBe(303);
    // Each in one line; a page that nothing was on is nothing to speak of.
    for (const name of [contentIn(site.folder), "intake.db", "redirects.json"]) {
      const said = site
        .output()
        .split("\n")
        .filter((line) => line.includes(name));
      expect(said, name).toHaveLength(setAsideIn(site.folder, name).length);
    }
    expect(setAsideIn(site.folder, "redirects.json")).toHaveLength(1);
    const redirects = join(site.folder, "redirects.json");
    await expect.poll(() => existsSync(redirects) && readFileSync(redirects, "utf8")).toBe("[]\n");
    expect(site.output()).not.toMatch(STACK);
    await site.stop();
  },
  LIMIT_MS,
);

it(
  "takes a form when intake.db is found damaged while it runs, and tells staff",
  async () => {
    const site = await startDamaged(() => {});
    const path = join(site.folder, "intake.db");
    expect((await sendContact(site.port, { message: "before" })).status).toBe(303);
    zeroPagesInUse(path, [2, 3, 4, 5, 6, 7], "DELETE FROM secrets WHERE name = ''");
    expect((await sendContact(site.port, { message: "afterwards" })).status).toBe(303);
    expect((await get(site.port, "/readyz")).body).toContain("was damaged and set aside");
    const { cookie } = await signIn(site.port);
    const [aside = "none"] = setAsideIn(site.folder, "intake.db");
    const overview = await fetch(`http://localhost:${site.port}/admin`, { headers: { cookie } });
    expect(await overview.text()).toContain(aside);
    await site.stop();
  },
  LIMIT_MS,
);

it.each(PAGES)(
  "without page %i of backend.db public pages are up, and forms are taken",
  async (page) => {
    const site = await startDamaged((own) => zeroPage(join(own, "backend.db"), page));
    for (const path of ["/", "/about", `/blog/${SLUG}`, "/contact", "/sitemap.xml"]) {
      expect((await visit(site.port, "en", path)).status, path).toBe(200);
      const { status } = await visit(site.port, "el", path);
      expect(status, path).toBe(path === `/blog/${SLUG}` ? 404 : 200);
    }
    expect((await sendContact(site.port)).status).toBe(303);
    const { status } = await signIn(site.port);
    expect([303, 503]).toContain(status);
    expect(site.output()).not.toMatch(STACK);
    if (status === 503) expect((await get(site.port, "/readyz")).body).toMatch(/^backend: /m);
    await site.stop();
  },
  LIMIT_MS,
);

it(
  "leaves a damaged backend.db as it is, and delivers what came meanwhile once it is restored",
  async () => {
    const site = await startDamaged((own) => zeroPage(join(own, "backend.db"), 1));
    const path = join(site.folder, "backend.db");
    const before = readFileSync(path);
    expect((await get(site.port, "/readyz")).body).toBe(
      "ready\nbackend: backend.db can't be opened\n",
    );
    const said = site
      .output()
      .split("\n")
      .filter((line) => line.includes("database can't be opened"));
    expect(said).toHaveLength(1);
    const answer = await fetch(`http://127.0.0.1:${site.port}/backend/items/articles`);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await answer.json()).errors[0].extensions.code).toBe("SERVICE_UNAVAILABLE");
    const { status, text, retryAfter } = await signIn(site.port);
    expect([status, retryAfter]).toEqual([503, "60"]);
    expect(text).toContain(`value="${SIGN_IN.ADMIN_EMAIL}"`);
    expect((await sendContact(site.port)).status).toBe(303);
    expect(readFileSync(path).equals(before)).toBe(true);

    copyFileSync(join(folder, "backend.db"), path);
    const leads = () => {
      const db = new DatabaseSync(path, { readOnly: true });
      const row = db.prepare("SELECT count(*) AS n FROM leads").get();
      db.close();
      return row?.n;
    };
    await expect.poll(leads, { timeout: 60_000, interval: 500 }).toBe(1);
    expect((await get(site.port, "/readyz")).body).toBe("ready\n");
    await site.stop();
  },
  LIMIT_MS,
);

it(
  "writes nothing more to a backend.db that is found damaged while it runs",
  async () => {
    const site = await startDamaged(() => {});
    const path = join(site.folder, "backend.db");
    const pages = Array.from({ length: 40 }, (_, index) => index + 2);
    zeroPagesInUse(path, pages, "UPDATE users SET title = title");
    expect((await signIn(site.port)).status).toBe(503);
    const { body } = await get(site.port, "/readyz");
    expect(body).toMatch(/^ready\nbackend: backend\.db is damaged/);
    const damaged = readFileSync(path);
    expect((await sendContact(site.port)).status).toBe(303);
    expect((await signIn(site.port)).status).toBe(503);
    expect((await visit(site.port, "el", "/about")).status).toBe(200);
    expect(readFileSync(path).equals(damaged)).toBe(true);
    const said = site
      .output()
      .split("\n")
      .filter((line) => line.includes("is damaged"));
    expect(said).toHaveLength(1);
    await site.stop();
  },
  LIMIT_MS,
);
