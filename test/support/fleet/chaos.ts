import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { findPostgres, type Postgres, startPostgres } from "../postgres.ts";
import { openEditor } from "./editor.ts";
import { type Fleet, type Machine, startFleet } from "./fleet.ts";
import { startMailbox } from "./mailbox.ts";
import { otherBuild } from "./other-build.ts";
import { type PageLoads, startPageLoads } from "./page-loads.ts";
import { startTraffic, type Traffic } from "./traffic.ts";

/** Names PostgreSQL's socket; nothing listens to a network. */
const SOCKET_PORT = 5432;
const ARTICLE = "quiet-streams";
const MOVED = "/old-streams";
const LOOK_MS = 100;
/** By then everything that waits is delivered, and mailed, in milliseconds. */
const SETTLE_MS = 180_000;

export type ChaosPlan = {
  processes: number;
  pagesPerS: number;
  formsPerS: number;
  /** How long PostgreSQL is stopped, and hangs, in milliseconds. */
  outageMs: number;
  /** Between two faults, and at the end, in milliseconds. */
  calmMs: number;
  /** A browser that loads pages all the time; without one none are loaded. */
  browserPath?: string | undefined;
  /** Hears what happens. */
  tell?: (what: string) => void;
};

export type Verdict = Omit<Traffic, "acknowledged"> & {
  acknowledged: number;
  /** Acknowledged leads that are not there once: lost, and there more than once. */
  lost: readonly string[];
  twice: readonly string[];
  mails: number;
  mailsTwice: number;
  loads: PageLoads | undefined;
};

/**
 * Visitors on a fleet on which one thing after another goes wrong: each process is killed in turn, PostgreSQL
 * stops and hangs, a machine never comes back, and all processes are brought to a new build one by one.
 */
export async function runChaos(plan: ChaosPlan): Promise<Verdict> {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL is not installed");
  const postgres = startPostgres(bin, SOCKET_PORT);
  const mailbox = await startMailbox();
  const databaseUrl = postgres.url("directus");
  const tree = otherBuild();
  let fleet: Fleet | undefined;
  try {
    fleet = await startFleet({
      processes: plan.processes,
      databaseUrl,
      variables: { SMTP_URL: mailbox.url, INTAKE_LEASE_SECONDS: "5" },
    });
    const editor = await openEditor(fleet);
    await editor.publish(ARTICLE);
    await editor.redirect(MOVED, "/services");
    await editor.seenEverywhere([`/blog/${ARTICLE}`, MOVED]);
    const loads = plan.browserPath ? await startPageLoads(plan.browserPath, fleet.port) : undefined;
    const traffic = startTraffic(fleet.port, [`/blog/${ARTICLE}`, MOVED], plan);
    await goWrong(plan, fleet, postgres, tree);
    const [met, pageLoads] = await Promise.all([traffic.stop(), loads?.stop()]);
    plan.tell?.("waiting for what is to be delivered and mailed");
    await settled(fleet.machines, databaseUrl);
    return { ...(await judge(met, databaseUrl)), ...mailsOf(mailbox.count()), loads: pageLoads };
  } finally {
    postgres.hang(false);
    await fleet?.close();
    await mailbox.close();
    postgres.stop();
    rmSync(tree, { recursive: true, force: true });
  }
}

const mailsOf = ({ mails, twice }: { mails: number; twice: number }) => ({
  mails,
  mailsTwice: twice,
});

async function goWrong(
  { outageMs, calmMs, tell = () => {} }: ChaosPlan,
  { machines }: Fleet,
  postgres: Postgres,
  tree: string,
): Promise<void> {
  await sleep(calmMs);
  for (const [index, machine] of machines.entries()) {
    tell(`kill -9 of process ${index + 1}`);
    await machine.stop("SIGKILL");
    await machine.start();
    await sleep(calmMs);
  }
  tell("PostgreSQL is stopped");
  postgres.halt();
  await sleep(outageMs);
  postgres.resume();
  await sleep(calmMs);
  tell("PostgreSQL hangs");
  postgres.hang(true);
  await sleep(outageMs);
  postgres.hang(false);
  await sleep(calmMs);
  const [gone] = machines;
  if (!gone) throw new Error("There is no process");
  tell("a machine never comes back once nothing waits on its disk; another one takes its place");
  while (waitingOn(gone) > 0) await sleep(LOOK_MS);
  await gone.stop("SIGKILL");
  gone.replaceDisk();
  await gone.start();
  await sleep(calmMs);
  for (const [index, machine] of machines.entries()) {
    tell(`process ${index + 1} is brought to a new build`);
    await machine.stop();
    await machine.start(tree);
    await sleep(calmMs);
  }
}

/** Submissions on a disk that the database does not have; read beside the process. */
function waitingOn({ folder }: Machine): number {
  const path = join(folder, "intake.db");
  if (!existsSync(path)) return 0;
  const db = new DatabaseSync(path, { readOnly: true, timeout: 2_000 });
  try {
    const row = db.prepare("SELECT count(*) AS n FROM submissions WHERE delivered IS NULL").get();
    return Number(row?.n);
  } finally {
    db.close();
  }
}

async function settled(machines: readonly Machine[], databaseUrl: string): Promise<void> {
  const until = Date.now() + SETTLE_MS;
  const unsent = "SELECT count(*)::int AS n FROM outbox WHERE status NOT IN ('sent', 'unsure')";
  for (;;) {
    const waiting = machines.reduce((sum, machine) => sum + waitingOn(machine), 0);
    const [row] = await ask(databaseUrl, unsent);
    if (waiting === 0 && row?.n === 0) return;
    if (Date.now() > until)
      throw new Error(`${waiting} submissions and ${row?.n} mails wait still`);
    await sleep(LOOK_MS);
  }
}

async function judge(met: Traffic, databaseUrl: string) {
  const rows = await ask(databaseUrl, "SELECT email, reference FROM leads");
  const there = new Map<string, string[]>();
  for (const { email, reference } of rows) {
    const known = there.get(String(email)) ?? [];
    there.set(String(email), [...known, String(reference)]);
  }
  const { acknowledged, ...others } = met;
  const lost = [...acknowledged].filter(
    ([email, reference]) => !there.get(email)?.includes(reference),
  );
  const twice = [...there].filter(([, references]) => references.length > 1);
  return {
    ...others,
    acknowledged: acknowledged.size,
    lost: lost.map(([email]) => email),
    twice: twice.map(([email]) => email),
  };
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
