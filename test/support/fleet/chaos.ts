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
import { childrenOf, watchPressure } from "./pressure.ts";
import { startTraffic, type Traffic } from "./traffic.ts";

/** Names PostgreSQL's socket; nothing listens to a network. */
const SOCKET_PORT = 5432;
const ARTICLE = "quiet-streams";
const MOVED = "/old-streams";
const LOOK_MS = 100;
/** Younger ones have not been acknowledged yet: they are on their way to the database, in milliseconds. */
const COMMITTED_AFTER_MS = 1_000;
/** By then everything that waits is delivered, and mailed, in milliseconds. */
const SETTLE_MS = 180_000;
/**
 * A mail that a killed process had taken is another one's after five minutes (backend/mail/claims.ts). Nobody
 * waits for that here: what was taken longer ago than this is let go of, in seconds.
 */
const TAKEN_LONG_AGO_S = 30;
const CLAIM_S = 300;

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
  /** Submissions and mails that were still not where they belong when nobody waited any longer. */
  waiting: { submissions: number; mails: number };
  /** From the end of the traffic until nothing waited any more. */
  settledMs: number;
  /** What stands in front of the processes, and what it complained of, each with how often. */
  front: string;
  complaints: ReadonlyMap<string, number>;
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
      ...{ isByExample: true, isCounted: true },
      variables: { SMTP_URL: mailbox.url, INTAKE_LEASE_SECONDS: "5" },
    });
    const { front, machines, frontPid } = fleet;
    const editor = await openEditor(fleet);
    await editor.publish(ARTICLE);
    await editor.redirect(MOVED, "/services");
    await editor.seenEverywhere([`/blog/${ARTICLE}`, MOVED]);
    const loads = plan.browserPath ? await startPageLoads(plan.browserPath, fleet.port) : undefined;
    let now = "before all";
    const rates = { ...plan, during: () => now };
    const traffic = startTraffic(fleet.port, [`/blog/${ARTICLE}`, MOVED], rates);
    const begun = performance.now();
    const pressure = watchPressure(() => machines.map(({ metricsPort }) => metricsPort), {
      // What else this process has begun.
      browser: () => childrenOf(process.pid),
      site: () => machines.map(({ pid }) => pid),
      PostgreSQL: () => [postgres.pid()],
      nginx: () => [frontPid ?? 0],
      visitors: () => [process.pid],
    });
    const tell = (what: string) => {
      plan.tell?.(`      ${now}: ${pressure.told()}`);
      now = what;
      const seconds = Math.round((performance.now() - begun) / 1_000);
      plan.tell?.(`${String(seconds).padStart(3)} s ${what}`);
    };
    await goWrong({ ...plan, tell }, fleet, postgres, tree);
    const [met, pageLoads] = await Promise.all([traffic.stop(), loads?.stop()]);
    tell("waiting for what is to be delivered and mailed");
    await pressure.stop();
    const settled = await settle(machines, databaseUrl);
    const judged = { ...(await judge(met, databaseUrl)), ...mailsOf(mailbox.count()) };
    const complaints = kindsOf(fleet.complaints());
    return { ...judged, ...settled, front, complaints, loads: pageLoads };
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

/** Lines of nginx's log without what is each one's own. */
function kindsOf(log: string): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const line of log.split("\n").filter(Boolean)) {
    const [, kind = line] = /\*\d+ (.*?)(?:, client:|$)/.exec(line) ?? [];
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return kinds;
}

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
  await postgres.halt();
  await sleep(outageMs);
  await postgres.resume();
  await sleep(calmMs);
  tell("PostgreSQL hangs");
  postgres.hang(true);
  await sleep(outageMs);
  postgres.hang(false);
  await sleep(calmMs);
  const [gone] = machines;
  if (!gone) throw new Error("There is no process");
  tell("a machine never comes back once nothing waits on its disk; another one takes its place");
  const until = Date.now() + SETTLE_MS;
  while (waitingOn(gone, COMMITTED_AFTER_MS) > 0 && Date.now() < until) await sleep(LOOK_MS);
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

/**
 * Submissions on a disk that the database does not have, and that came so long ago, in milliseconds; read
 * beside the process.
 */
function waitingOn({ folder }: Machine, olderThanMs = 0): number {
  const path = join(folder, "intake.db");
  if (!existsSync(path)) return 0;
  const db = new DatabaseSync(path, { readOnly: true, timeout: 2_000 });
  try {
    const row = db
      .prepare("SELECT count(*) AS n FROM submissions WHERE delivered IS NULL AND received <= ?")
      .get(Date.now() - olderThanMs);
    return Number(row?.n);
  } finally {
    db.close();
  }
}

/** Waits until nothing waits any more, or for as long as anybody would. */
async function settle(machines: readonly Machine[], databaseUrl: string) {
  const begun = performance.now();
  const unsent =
    "SELECT count(*)::int AS n FROM outbox WHERE status NOT IN ('sent', 'unsure', 'cancelled')";
  for (;;) {
    await letGo(databaseUrl);
    const submissions = machines.reduce((sum, machine) => sum + waitingOn(machine), 0);
    const [row] = await ask(databaseUrl, unsent);
    const waiting = { submissions, mails: Number(row?.n) };
    const settledMs = performance.now() - begun;
    const isOver = submissions + waiting.mails === 0 || settledMs > SETTLE_MS;
    if (isOver) return { waiting, settledMs };
    await sleep(LOOK_MS);
  }
}

const letGo = (databaseUrl: string) =>
  ask(
    databaseUrl,
    "UPDATE outbox SET next_attempt = $1 WHERE status = 'sending' AND next_attempt < $2",
    [0, CLAIM_S - TAKEN_LONG_AGO_S].map((s) => new Date(Date.now() + s * 1_000).toISOString()),
  );

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

async function ask(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}
