import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { COMPILED } from "../support/compiled.ts";
import { randomFrom } from "../support/random.ts";

const SUBMISSIONS = 500;
/** Every one of these also brings a CV. */
const FILE_EVERY = 5;
const SENDERS = 8;
const KILLS = 6;
/** What a killed process was delivering is let go after it. */
const LEASE_SECONDS = "2";
/** Longest that a kill waits beyond its share of the submissions, in milliseconds. */
const KILL_WITHIN_MS = 60;
const TEST_TIMEOUT_MS = 300_000;

/** Other moments each time; a run is repeated with the number that a failure names. */
const seed = Number(process.env.KILL_SEED ?? Math.floor(Math.random() * 2 ** 32));

const root = fileURLToPath(new URL("../..", import.meta.url));
const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanUp.splice(0).reverse()) clean();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "never-lost-"));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The real process, which may be killed and started again on the same folder. */
async function restartable(dataDir: string) {
  const port = await freePort();
  let child: ChildProcess;
  async function start() {
    child = spawn(join(root, "node_modules/.bin/node"), ["server.ts"], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        ...COMPILED,
        DATA_DIR: dataDir,
        PORT: String(port),
        // Each submission comes from an address of its own: limits are not the question here.
        TRUST_PROXY: "1",
        INTAKE_LEASE_SECONDS: LEASE_SECONDS,
        ADMIN_PASSWORD: "Copper-kettle-at-noon-55",
        ADMIN_EMAIL: "admin@people.example",
      },
      stdio: ["ignore", "pipe", "ignore"],
    });
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    while (!/^ready /m.test(output)) {
      if (child.exitCode !== null) throw new Error("ended early");
      await sleep(20);
    }
  }
  async function kill() {
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }
  await start();
  cleanUp.push(() => child.kill("SIGKILL"));
  return { port, start, kill };
}

function formOf(number: number): { path: string; body: BodyInit } {
  const person = {
    name: `Sender ${number}`,
    email: `sender${number}@people.example`,
    consent: "yes",
  };
  if (number % FILE_EVERY > 0) {
    const message = `Message number ${number}`;
    return {
      path: "/contact",
      body: new URLSearchParams({ ...person, topic: "press", message }),
    };
  }
  const body = new FormData();
  const answers = {
    ...person,
    opening: "open",
    city: "Athens",
    made: `Work ${number}`,
    rightToWork: "yes",
  };
  for (const [name, value] of Object.entries(answers)) body.set(name, value);
  body.set("cv", new File([`%PDF-1.7 CV number ${number} `.repeat(5000)], `cv-${number}.pdf`));
  return { path: "/careers/apply", body };
}

it(
  "a submission that was acknowledged is there once, with its file, whenever the process is killed",
  async () => {
    const dataDir = temporaryFolder();
    const site = await restartable(dataDir);
    const acknowledged = new Map<number, string>();
    let next = 0;
    let attempts = 0;

    /** Sends until it is acknowledged, as a person would who sees an error. */
    async function sender() {
      while (next < SUBMISSIONS) {
        const number = next++;
        while (!acknowledged.has(number)) {
          const { path, body } = formOf(number);
          attempts++;
          try {
            const response = await fetch(`http://localhost:${site.port}${path}`, {
              method: "POST",
              body,
              redirect: "manual",
              headers: { "x-forwarded-for": `10.0.${number >> 8}.${number & 255}` },
            });
            const location = response.headers.get("location") ?? "";
            const reference = new URLSearchParams(location.split("?")[1]).get("sent");
            if (response.status === 303 && reference) acknowledged.set(number, reference);
            else await sleep(50);
          } catch {
            await sleep(50);
          }
        }
      }
    }

    const sending = Promise.all(Array.from({ length: SENDERS }, sender));
    const random = randomFrom(seed);
    let kills = 0;
    let isOver = false;
    sending.then(
      () => {
        isOver = true;
      },
      () => {},
    );
    while (!isOver && kills < KILLS) {
      // After so many more, and then at any moment.
      const mark = acknowledged.size + (SUBMISSIONS / KILLS) * 0.6;
      while (!isOver && acknowledged.size < mark) await sleep(5);
      await sleep(random.whole(KILL_WITHIN_MS));
      await site.kill();
      kills++;
      await site.start();
    }
    await sending;

    const intake = () => {
      const db = new DatabaseSync(join(dataDir, "intake.db"), { readOnly: true });
      const row = db.prepare("SELECT count(*) AS n FROM submissions WHERE delivered IS NULL").get();
      db.close();
      return Number(row?.n);
    };
    while (intake() > 0) await sleep(250);

    const db = new DatabaseSync(join(dataDir, "backend.db"), { readOnly: true });
    const leads = db.prepare("SELECT reference, email, cv FROM leads").all();
    const files = db.prepare("SELECT id, filename_disk FROM files").all();
    const mails = db.prepare("SELECT count(*) AS n FROM outbox").get();
    db.close();
    const lost = [...acknowledged.values()].filter(
      (reference) => leads.filter((lead) => lead.reference === reference).length !== 1,
    );
    const onDisk = readdirSync(join(dataDir, "files"));
    const counts = {
      seed,
      submissions: SUBMISSIONS,
      attempts,
      kills,
      acknowledged: acknowledged.size,
      leads: leads.length,
      senders: new Set(leads.map(({ email }) => email)).size,
      files: files.length,
      lost: lost.length,
      mails: Number(mails?.n),
    };
    console.log(counts);
    expect(counts).toMatchObject({
      seed,
      kills: KILLS,
      acknowledged: SUBMISSIONS,
      leads: SUBMISSIONS,
      senders: SUBMISSIONS,
      files: SUBMISSIONS / FILE_EVERY,
      lost: 0,
      mails: 2 * SUBMISSIONS,
    });
    for (const { filename_disk } of files) expect(onDisk).toContain(filename_disk);
    const withFile = leads.filter(({ cv }) => files.some(({ id }) => id === cv));
    expect(withFile).toHaveLength(SUBMISSIONS / FILE_EVERY);
  },
  TEST_TIMEOUT_MS,
);
