import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { freePort, start } from "../support/process.ts";
import { type Odd, oddSubmission } from "./odd-answers.ts";
import { startOddBackend } from "./odd-backend.ts";

/** The full run of `docs/operating.md` is ODD_SUBMISSIONS=10000. */
const SUBMISSIONS = Number(process.env.ODD_SUBMISSIONS ?? 300);
const SENDERS = 8;
const KILLS = Math.max(3, Math.round(SUBMISSIONS / 1000));
const OUTAGES = Math.max(2, Math.round(SUBMISSIONS / 2000));
const OUTAGE_MS = 3000;
/** Nothing is filed any more for so long: what is left is in the tray, or lost. In milliseconds. */
const SETTLED_MS = 180_000;
const TEST_TIMEOUT_MS = 120_000 + SETTLED_MS + SUBMISSIONS * 900;
const TOKEN = "static-token-of-this-test";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

type Row = Record<string, unknown>;

function query(file: string, sql: string): Row[] {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

/** A backend behind its odd front, and the site that delivers to it and may be killed. */
async function running() {
  const backendPort = await freePort();
  const backend = start({
    PORT: backendPort,
    CONTENT_BACKEND_TOKEN: TOKEN,
    ADMIN_EMAIL: "admin@people.example",
    ADMIN_PASSWORD: "Copper-kettle-at-noon-55",
  });
  await backend.ready();
  const front = await startOddBackend(`http://127.0.0.1:${backendPort}`);
  cleanUp.push(() => front.close());
  const dataDir = mkdtempSync(join(tmpdir(), "odd-submissions-"));
  cleanUp.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const startSite = async () => {
    const site = start({
      PORT: port,
      DATA_DIR: dataDir,
      CONTENT_BACKEND_URL: front.url,
      CONTENT_BACKEND_TOKEN: TOKEN,
      // Each comes from an address of its own: limits are not the question here.
      TRUST_PROXY: "1",
      // Longer than any part of a delivery takes here.
      INTAKE_LEASE_SECONDS: "8",
    });
    await site.ready();
    return site;
  };
  let site = await startSite();
  return {
    port,
    front,
    stored: (sql: string) => query(join(backend.folder, "backend.db"), sql),
    intake: (sql: string) => query(join(dataDir, "intake.db"), sql),
    async killAndStart() {
      site.child.kill("SIGKILL");
      await site.exit;
      site = await startSite();
    },
  };
}

/** Sends until it is acknowledged, as a person would who sees an error; answers the reference. */
async function acknowledged(port: string, number: number, { path, body }: Odd): Promise<string> {
  for (;;) {
    try {
      const response = await fetch(`http://localhost:${port}${path}`, {
        method: "POST",
        body: body(),
        redirect: "manual",
        headers: {
          "x-forwarded-for": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
        },
      });
      const location = response.headers.get("location") ?? "";
      const reference = new URLSearchParams(location.split("?")[1]).get("sent");
      if (response.status === 303 && reference) return reference;
      if (response.status === 422) throw new TypeError(`${path} ${number} is not taken`);
    } catch (error) {
      if (error instanceof TypeError && /is not taken/.test(error.message)) throw error;
    }
    await sleep(50);
  }
}

it(
  "each that was acknowledged is in the backend once, or in the tray, whatever happens between",
  async () => {
    const { port, front, stored, intake, killAndStart } = await running();
    const references = new Map<number, string>();
    let next = 0;
    let isOver = false;
    async function sender() {
      while (next < SUBMISSIONS) {
        const number = next++;
        references.set(number, await acknowledged(port, number, oddSubmission(number)));
      }
    }
    async function disturb(times: number, what: () => Promise<void>) {
      for (let time = 0; time < times; time++) {
        const mark = ((time + 0.3 + Math.random() * 0.6) * SUBMISSIONS) / times;
        while (!isOver && references.size < mark) await sleep(10);
        if (isOver) return time;
        await what();
      }
      return times;
    }
    const sending = Promise.all(Array.from({ length: SENDERS }, sender)).finally(() => {
      isOver = true;
    });
    const [, kills, outages] = await Promise.all([
      sending,
      disturb(KILLS, killAndStart),
      disturb(OUTAGES, async () => {
        front.setAway(true);
        await sleep(OUTAGE_MS);
        front.setAway(false);
      }),
    ]);

    const waiting = () => {
      const [row] = intake(
        "SELECT count(*) AS n FROM submissions WHERE delivered IS NULL AND held IS NULL",
      );
      return Number(row?.n);
    };
    let left = waiting();
    for (let since = Date.now(); left > 0 && Date.now() - since < SETTLED_MS; await sleep(500)) {
      const now = waiting();
      if (now < left) since = Date.now();
      left = now;
    }

    const leads = stored("SELECT id, reference, email, cv FROM leads");
    const files = new Set(stored("SELECT id FROM files").map(({ id }) => id));
    const tray = intake(
      "SELECT id, reference, step, failures, file FROM submissions WHERE delivered IS NULL AND held NOT NULL",
    );
    const inTray = new Set(tray.filter(({ step }) => step === 0).map(({ reference }) => reference));
    const filed = Map.groupBy(leads, ({ reference }) => reference);
    const sent = [...references.values()];
    const placesOf = (reference: string) =>
      (filed.get(reference)?.length ?? 0) + (inTray.has(reference) ? 1 : 0);
    const held = new Set(tray.map(({ id }) => id));
    const counts = {
      submissions: SUBMISSIONS,
      kills,
      outages,
      acknowledged: new Set(sent).size,
      filed: leads.length,
      tray: inTray.size,
      filedInPart: tray.length - inTray.size,
      waiting: left,
      lost: sent.filter((reference) => placesOf(reference) === 0).length,
      twice: sent.filter((reference) => placesOf(reference) > 1).length,
      withoutFile: leads.filter(({ cv, id }) => cv === null && !held.has(id)).length,
      ...front.counts,
    };
    console.log(counts);
    expect(counts).toMatchObject({
      kills: KILLS,
      outages: OUTAGES,
      acknowledged: SUBMISSIONS,
      filed: SUBMISSIONS - inTray.size,
      waiting: 0,
      lost: 0,
      twice: 0,
    });
    // It would prove nothing if nothing had been refused, cut off, late or in trouble.
    expect(inTray.size).toBeGreaterThan(0);
    for (const kind of ["refused", "trouble", "cut", "late"]) {
      expect(front.counts[kind], kind).toBeGreaterThan(0);
    }
    // Each CV is named by its lead, or lies in the tray with it.
    const named = new Set(leads.map(({ cv }) => cv));
    const withFile = [...references.keys()].filter((number) => oddSubmission(number).hasFile);
    const kept = new Set(tray.map(({ file }) => file));
    const fileless = leads.filter(({ email, cv, id }) => {
      const number = Number(/^odd\.(\d+)/.exec(String(email))?.[1]);
      return oddSubmission(number).hasFile && cv === null && !held.has(id);
    });
    expect(fileless).toEqual([]);
    expect(withFile.length).toBeGreaterThan(0);
    for (const id of files) expect(named.has(id) || kept.has(id), String(id)).toBe(true);
    // A receipt and a notice each, those in the tray apart.
    const [mails] = stored("SELECT count(*) AS n, count(DISTINCT id) AS ids FROM outbox");
    expect(mails?.n).toBe(mails?.ids);
    const [{ n: perLead } = {}] = stored(
      "SELECT max(n) AS n FROM (SELECT count(*) AS n FROM outbox WHERE lead NOT NULL GROUP BY lead)",
    );
    expect(Number(perLead)).toBeLessThanOrEqual(2);
  },
  TEST_TIMEOUT_MS,
);
