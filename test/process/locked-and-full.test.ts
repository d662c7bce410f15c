/** Storage that can't be written for a while: reads go on, writes wait, then say 503, and recover. */

import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { freePort, get, start } from "../support/process.ts";
import { smallDisk } from "../support/small-disk.ts";
import { SIGN_IN, sendContact, signIn } from "../support/staff-calls.ts";

const FORMS = 8;
const LIMIT_MS = 120_000;
const DISK_BYTES = 6 * 1024 * 1024;

function hold(path: string): () => void {
  const db = new DatabaseSync(path, { timeout: 10_000 });
  db.exec("BEGIN IMMEDIATE");
  return () => {
    db.exec("ROLLBACK");
    db.close();
  };
}

async function startSite(variables: Record<string, string> = {}) {
  const PORT = await freePort();
  // Each form comes from an address of its own: limits are not the question here.
  const site = start({ PORT, TRUST_PROXY: "1", ...SIGN_IN, ...variables });
  await site.ready();
  return { ...site, port: PORT };
}

const forms = (port: string, message: string) =>
  Array.from({ length: FORMS }, (_, index) =>
    sendContact(port, { message: `${message} ${index}` }),
  );

it(
  "with a locked intake pages go on while forms wait, and forms are taken once it is free",
  async () => {
    const site = await startSite();
    // Whatever a first form sets up is there.
    expect((await sendContact(site.port, { message: "before" })).status).toBe(303);
    const release = hold(join(site.folder, "intake.db"));
    let answered = 0;
    const waiting = forms(site.port, "while locked").map((sending) =>
      sending.finally(() => {
        answered++;
      }),
    );
    await sleep(50);
    for (let round = 0; round < 5; round++) {
      expect((await get(site.port, "/healthz")).status).toBe(200);
      expect((await get(site.port, "/about")).status).toBe(200);
    }
    // Ten answers, and nobody whose write is held up has got one yet: they do not wait on the thread.
    expect(answered).toBe(0);
    for (const response of await Promise.all(waiting)) {
      expect(response.status).toBe(503);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await response.text()).toContain("while locked");
    }
    const again = forms(site.port, "soon free");
    await sleep(300);
    release();
    for (const response of await Promise.all(again)) expect(response.status).toBe(303);
    expect(site.output()).not.toMatch(/^\s+at /m);
  },
  LIMIT_MS,
);

it(
  "with a locked backend sign-in waits, says 503 with the time to wait, and recovers",
  async () => {
    const site = await startSite();
    const release = hold(join(site.folder, "backend.db"));
    const signingIn = signIn(site.port);
    expect((await get(site.port, "/backend/items/redirects")).status).toBe(200);
    const refused = await signingIn;
    expect(refused).toMatchObject({ status: 503, retryAfter: "5" });
    expect(refused.text).toContain(`value="${SIGN_IN.ADMIN_EMAIL}"`);
    // Taken all the same: it waits in the intake.
    expect((await sendContact(site.port)).status).toBe(303);
    release();
    expect((await signIn(site.port)).status).toBe(303);
    expect(site.output()).not.toMatch(/^\s+at /m);
  },
  LIMIT_MS,
);

it(
  "starts while both are locked, and carries on when they no longer are",
  async () => {
    const first = await startSite();
    first.child.kill("SIGTERM");
    await first.exit;
    const releases = ["intake.db", "backend.db"].map((name) => hold(join(first.folder, name)));
    const site = await startSite({ DATA_DIR: first.folder });
    expect((await get(site.port, "/about")).status).toBe(200);
    for (const release of releases) release();
    await expect
      .poll(async () => (await signIn(site.port)).status, { timeout: 20_000, interval: 500 })
      .toBe(303);
    expect((await sendContact(site.port)).status).toBe(303);
    expect((await get(site.port, "/readyz")).body).toBe("ready\n");
  },
  LIMIT_MS,
);

it(
  "with a full disk pages go on, forms come back with 503, and are taken when there is room",
  async ({ skip }) => {
    const DATA_DIR = smallDisk(DISK_BYTES);
    if (!DATA_DIR) return skip("ONLY ROOT CAN MAKE A SMALL DISK");
    const site = await startSite({ DATA_DIR });
    expect((await sendContact(site.port, { message: "before" })).status).toBe(303);
    const filler = join(DATA_DIR, "filler");
    const file = openSync(filler, "w");
    const some = Buffer.alloc(4096);
    expect(() => {
      for (let at = 0; at < DISK_BYTES; at += some.byteLength) writeSync(file, some);
    }).toThrow("ENOSPC");
    closeSync(file);
    // What is allocated already takes a few: the log's pages are used again.
    let answer = await sendContact(site.port, { message: "0 ".repeat(1_000) });
    for (let count = 1; answer.status === 303 && count < 200; count++) {
      answer = await sendContact(site.port, { message: `${count} `.repeat(1_000) });
    }
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await get(site.port, "/about")).status).toBe(200);
    expect((await get(site.port, "/search?q=pricing")).status).toBe(200);
    rmSync(filler);
    await expect
      .poll(async () => (await sendContact(site.port, { message: "afterwards" })).status)
      .toBe(303);
    site.child.kill("SIGTERM");
    expect(await site.exit).toBe(0);
  },
  LIMIT_MS,
);
