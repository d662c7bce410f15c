/**
 * A running site, a real fault, and a real Prometheus with deploy/alerts.yml: which alert fires, and that it
 * ends when the fault does. A minute of the rules lasts a second here.
 */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { command } from "../support/command.ts";
import { startMailbox } from "../support/fleet/mailbox.ts";
import { findPostgres, startPostgres } from "../support/postgres.ts";
import { freePort, HANG_MS, start } from "../support/process.ts";
import {
  hasAlertmanager,
  hasPrometheus,
  inSeconds,
  startAlertmanager,
  watch,
} from "../support/prometheus.ts";
import { smallDisk } from "../support/small-disk.ts";
import { SIGN_IN, sendContact } from "../support/staff-calls.ts";

const RULES = inSeconds(
  readFileSync(fileURLToPath(new URL("../../deploy/alerts.yml", import.meta.url)), "utf8"),
);
const POLL = { timeout: 60_000, interval: 500 };
/** More than the rules call little, and what goes into it in a good hour. */
const DISK_BYTES = 1_200_000_000;
const PAGE_BYTES = 4096;
const TOKEN = "the-token-of-the-site";

type Variables = Record<string, string>;

let sent = 0;

/** A site with a backup, watched, and nothing that anybody would be woken for. */
async function goodNight(variables: Variables, alertmanager?: string) {
  const [PORT, METRICS_PORT] = [await freePort(), await freePort()];
  const site = start({ PORT, METRICS_PORT, TRUST_PROXY: "1", ...SIGN_IN, ...variables });
  await site.ready();
  const made = await command(["scripts/backup.ts"], { DATA_DIR: site.folder, ...variables });
  expect(made, made.said).toMatchObject({ code: 0 });
  const night = await watch([METRICS_PORT], RULES, alertmanager);
  // Longer than the longest that a rule waits.
  await expect
    .poll(() => night.number("count_over_time(b4_disk_free_bytes[1m]) > 24"), POLL)
    .toBeGreaterThan(0);
  expect(await night.firing()).toEqual([]);
  return {
    site: { ...site, port: PORT },
    // Each in words of its own: the same twice is one.
    send: async () => (await sendContact(PORT, { message: `Hello ${++sent}` })).status,
    fires: (alert: string) => expect.poll(night.firing, POLL).toContain(alert),
    isQuiet: () => expect.poll(night.firing, POLL).toEqual([]),
  };
}

function fill(folder: string): string {
  const filler = join(folder, "filler");
  const { bavail, bsize } = statfsSync(folder);
  execFileSync("fallocate", ["-l", String(bavail * bsize - PAGE_BYTES), filler]);
  return filler;
}

describe.skipIf(!hasPrometheus)("what somebody is woken for", { timeout: HANG_MS }, () => {
  it("is a full disk, and forms that it refuses", async ({ skip }) => {
    const DATA_DIR = smallDisk(DISK_BYTES);
    if (!DATA_DIR) return skip("ONLY ROOT CAN MAKE A SMALL DISK");
    const { send, fires, isQuiet } = await goodNight({ DATA_DIR });
    const filler = fill(DATA_DIR);
    await fires("DiskFull");
    // What was allocated before takes a few.
    let refused = 0;
    for (let count = 0; refused < 5 && count < 500; count++) {
      if ((await send()) === 503) refused++;
    }
    expect(refused).toBe(5);
    await fires("FormsRefused");
    await fires("DiskOrBackup");
    rmSync(filler);
    await isQuiet();
    expect(await send()).toBe(303);
  });

  it("is mail that no server takes, one visitor's too", async () => {
    const mailbox = await startMailbox();
    const { send, fires } = await goodNight({ SMTP_URL: mailbox.url });
    expect(await send()).toBe(303);
    await expect.poll(() => mailbox.count().mails, POLL).toBe(2);
    await mailbox.close();
    expect(await send()).toBe(303);
    expect(await send()).toBe(303);
    await fires("MailFailing");
  });

  const programs = findPostgres();
  it.skipIf(!programs)("is a PostgreSQL that stopped, and the leads that wait for it", async () => {
    const postgres = startPostgres(String(programs), Number(await freePort()));
    onTestFinished(() => postgres.stop());
    const { send, fires, isQuiet } = await goodNight({ DATABASE_URL: postgres.url("directus") });
    await postgres.halt();
    await fires("BackendAway");
    expect(await send()).toBe(303);
    await fires("LeadsWaiting");
    await postgres.resume();
    await isQuiet();
  });

  it("is a token that is not taken any more, before anybody sends something", async () => {
    const [PORT, DATA_DIR] = [await freePort(), mkdtempSync(join(tmpdir(), "b4-night-"))];
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    const backend = (CONTENT_BACKEND_TOKEN: string) =>
      start({ PORT, DATA_DIR, ...SIGN_IN, CONTENT_BACKEND_TOKEN });
    const first = backend(TOKEN);
    await first.ready();
    const elsewhere = {
      CONTENT_BACKEND_URL: `http://127.0.0.1:${PORT}/backend`,
      CONTENT_BACKEND_TOKEN: TOKEN,
    };
    const { send, fires, isQuiet } = await goodNight(elsewhere);
    const turnTo = async (before: typeof first, token: string) => {
      before.child.kill("SIGTERM");
      await before.exit;
      const next = backend(token);
      await next.ready();
      return next;
    };
    const second = await turnTo(first, "another-token");
    await fires("BackendAway");
    expect(await send()).toBe(303);
    await fires("LeadsWaiting");
    await turnTo(second, TOKEN);
    await isQuiet();
  });

  it.skipIf(!hasAlertmanager)("is a site that is gone, and a phone hears of it", async () => {
    const phone = await startMailbox();
    onTestFinished(phone.close);
    const { site, fires } = await goodNight({}, await startAlertmanager(phone.url));
    site.child.kill("SIGKILL");
    await fires("SiteAway");
    await fires("ProcessAway");
    await expect
      .poll(() => phone.subjects(), POLL)
      .toContainEqual(expect.stringMatching(/^phone@b4\.example: \[FIRING:1\] .*SiteAway/));
  });
});
