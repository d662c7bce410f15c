/**
 * One, two and four processes on one PostgreSQL: what do they answer in a second, what does it cost, and how
 * soon does each show what was published? Two cores can't show how processes add up: processor time for each
 * answer does, and PostgreSQL's part of it, since that is what all of them share.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { type Editor, openEditor } from "../test/support/fleet/editor.ts";
import { type Fleet, startFleet } from "../test/support/fleet/fleet.ts";
import { SIGN_IN } from "../test/support/fleet/sign-in.ts";
import { DOMAINS, type Language, statusAt, visit } from "../test/support/fleet/visitor.ts";
import { findPostgres, type Postgres, startPostgres } from "../test/support/postgres.ts";
import { canLoad, load } from "./support/load.ts";
import { cpuUs } from "./support/process.ts";
import { note, percentile, type Row, round } from "./support/report.ts";
import { settled } from "./support/site-server.ts";

const COUNTS = (process.env.BENCH_PROCESSES ?? "1,2,4").split(",").map(Number);
/** Names PostgreSQL's socket; nothing listens to a network. */
const SOCKET_PORT = 5432;
const LOAD_S = 3;
const CONNECTIONS = 8;
const SIGN_INS = 24;
const FORMS = 60;
const AT_ONCE = 8;
const CHANGES = Number(process.env.BENCH_CHANGES ?? 20);
/** What a change leaves to be done is done before the next, in milliseconds. */
const PAUSE_MS = 1_500;
const SHOWN_WANTED_MS = 300;
const KEPT = "/about";
const RENDERED = "/blog?category=growth";

export async function run(): Promise<Row[]> {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL is not installed");
  const rows: Row[] = [];
  for (const processes of COUNTS) {
    const postgres = startPostgres(bin, SOCKET_PORT);
    try {
      const databaseUrl = postgres.url("directus");
      const fleet = await startFleet({ processes, databaseUrl });
      try {
        rows.push(...(await measure(fleet, postgres, databaseUrl)));
      } finally {
        await fleet.close();
      }
    } finally {
      postgres.stop();
    }
  }
  return rows;
}

async function measure(fleet: Fleet, postgres: Postgres, databaseUrl: string): Promise<Row[]> {
  for (const { pid } of fleet.machines) await settled(pid);
  await check(fleet);
  const editor = await openEditor(fleet);
  const rows: Row[] = [];
  const add = async (question: string, work: () => Promise<number>) => {
    rows.push(await costOf(`${question}`, fleet, postgres, work));
  };
  if (canLoad()) {
    await add("kept pages", () => loadAll(fleet, KEPT));
    await add("rendered pages", () => loadAll(fleet, RENDERED));
  }
  await add("sign-ins", () => signIns(fleet));
  await add("submissions", () => submissions(fleet, databaseUrl));
  rows.push(await delays(fleet, editor));
  return rows;
}

/** Nothing is timed that answers wrongly. */
async function check({ machines, port }: Fleet): Promise<void> {
  for (const machine of machines) {
    for (const path of [KEPT, RENDERED]) {
      for (const language of Object.keys(DOMAINS) as Language[]) {
        const status = await statusAt(machine.port, port, path, language);
        if (status !== 200) throw new Error(`${path} was answered ${status}`);
      }
    }
  }
}

/** Does the work, which answers how many answers it got, and says what each has cost whom. */
async function costOf(
  question: string,
  { machines }: Fleet,
  postgres: Postgres,
  work: () => Promise<number>,
): Promise<Row> {
  const siteUs = () => machines.reduce((sum, { pid }) => sum + cpuUs(pid), 0);
  const before = { site: siteUs(), postgres: postgres.cpuUs() };
  const begun = performance.now();
  const answers = await work();
  const seconds = (performance.now() - begun) / 1_000;
  const used = { site: siteUs() - before.site, postgres: postgres.cpuUs() - before.postgres };
  const each = (used.site + used.postgres) / answers / 1_000;
  const share = (100 * used.postgres) / (used.site + used.postgres);
  return {
    question: `${machines.length} on PostgreSQL: ${question}`,
    measured: `${round(answers / seconds, 0)} a second, ${round(each)} ms of processor each, PostgreSQL ${round(share, 0)} %`,
    wanted: "",
    met: undefined,
  };
}

/** Every process at once, by its own address as a proxy asks it. */
export async function loadAll({ machines, port: proxy }: Fleet, path: string): Promise<number> {
  const loads = await Promise.all(
    machines.map(({ port }) =>
      load(`http://127.0.0.1:${port}${path}`, {
        seconds: LOAD_S,
        connections: CONNECTIONS,
        headers: { Host: `${DOMAINS.en}:${proxy}`, "X-Forwarded-Proto": "https" },
      }),
    ),
  );
  const failed = loads.reduce((sum, { failed }) => sum + failed, 0);
  if (failed > 0) throw new Error(`${failed} answers were none`);
  return loads.reduce((sum, { requests }) => sum + requests, 0);
}

/** Does something so often, a few at a time. */
export async function inLanes(
  count: number,
  work: (index: number) => Promise<void>,
): Promise<number> {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return count;
}

/** Each from an address of its own. */
const from = (index: number) => ({ "x-forwarded-for": `10.1.${index >> 8}.${index & 255}` });

const signIns = ({ port }: Fleet) =>
  inLanes(SIGN_INS, async (index) => {
    const body = new URLSearchParams({
      email: SIGN_IN.ADMIN_EMAIL,
      password: SIGN_IN.ADMIN_PASSWORD,
    });
    const asked = { method: "POST", headers: from(index), body };
    const { status } = await visit(port, "/account/sign-in", asked);
    if (status !== 303) throw new Error(`A sign-in was answered ${status}`);
  });

async function submissions({ port }: Fleet, databaseUrl: string): Promise<number> {
  await inLanes(FORMS, async (index) => {
    const body = new URLSearchParams({
      ...{ name: "Anna Reed", email: `bench-${index}@people.example`, consent: "yes" },
      ...{ topic: "press", message: `A question of its own: ${randomUUID()}` },
    });
    const { status } = await visit(port, "/contact", {
      method: "POST",
      headers: from(index),
      body,
    });
    if (status !== 303) throw new Error(`A form was answered ${status}`);
  });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("SELECT count(*)::int AS n FROM leads");
  await client.end();
  if (rows[0]?.n !== FORMS) throw new Error(`${rows[0]?.n} of ${FORMS} leads are in the database`);
  return FORMS;
}

/** From the answer to whoever publishes to the last process that shows it on both domains. */
export async function shownAfter(editor: Editor): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < CHANGES; index++) {
    const slug = `published-${index}`;
    await editor.publish(slug);
    const begun = performance.now();
    await editor.seenEverywhere([`/blog/${slug}`]);
    times.push(performance.now() - begun);
    await sleep(PAUSE_MS);
  }
  return times;
}

async function delays({ machines }: Fleet, editor: Editor): Promise<Row> {
  const times = await shownAfter(editor);
  const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  note(`shown by all: median ${round(median, 0)} ms, worst ${round(Math.max(...times), 0)} ms`);
  return {
    question: `${machines.length} on PostgreSQL: published to shown by all on both domains, p95`,
    measured: `${round(p95, 0)} ms`,
    wanted: `≤ ${SHOWN_WANTED_MS} ms`,
    met: p95 <= SHOWN_WANTED_MS,
  };
}
