/**
 * With 50,000 leads and 10,000 articles: four processes on PostgreSQL beside one on SQLite, behind the same
 * proxy. Both have the machine's two cores, PostgreSQL and whoever asks included.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { ROLE_IDS } from "../backend/index.ts";
import { type Editor, openEditor } from "../test/support/fleet/editor.ts";
import { type Fleet, startFleet } from "../test/support/fleet/fleet.ts";
import { statusAt, visit } from "../test/support/fleet/visitor.ts";
import { findPostgres, startPostgres } from "../test/support/postgres.ts";
import { type Answer, asked, QUESTIONS } from "./leads.ts";
import { inLanes, loadAll, shownAfter } from "./processes.ts";
import { articleCopies, fillSqlite } from "./support/article-copies.ts";
import { fill, fillPostgres, type LeadRow, rowOf } from "./support/lead-store.ts";
import { memoryMb } from "./support/process.ts";
import { note, percentile, type Row, round } from "./support/report.ts";
import { settled } from "./support/site-server.ts";

const LEADS = Number(process.env.BENCH_LEADS ?? 50_000);
const ARTICLES = Number(process.env.BENCH_ARTICLES ?? 10_000);
const PROCESSES = 4;
const REQUESTS = 24;
/** Part by which two measures of one thing differ on this machine. */
const NOISE = 0.15;
/** Names PostgreSQL's socket; nothing listens to a network. */
const SOCKET_PORT = 5432;
/** Longest for articles that nobody was told of to be shown, in milliseconds. */
const SHOWN_MS = 600_000;
const LOOK_MS = 250;
const CHANGE_MS = 300;
const BAD_REQUEST = 400;
const MODEL = "the-first-of-many";
const LAST = `${MODEL}-${ARTICLES}`;
const EDITOR = { email: "editor@people.example", password: "Quiet-harbour-71-lanterns" };

const PAGES = [
  ["a kept article", `/blog/${LAST}`],
  ["a list, rendered", "/blog?category=growth"],
  ["a search, rendered", "/search?q=rights+of+a+creator"],
] as const;

/** `limit` instead of what one on SQLite does; none where more processes have more to do. */
type Measure = {
  name: string;
  value: number;
  unit: "ms" | "a second" | "MB";
  limit?: number | undefined;
};

export async function run(): Promise<Row[]> {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL is not installed");
  const alone = await measureFleet(1, "");
  const postgres = startPostgres(bin, SOCKET_PORT);
  try {
    return compared(alone, await measureFleet(PROCESSES, postgres.url("directus")));
  } finally {
    postgres.stop();
  }
}

async function measureFleet(processes: number, databaseUrl: string): Promise<Measure[]> {
  note(`${processes} on ${databaseUrl ? "PostgreSQL" : "SQLite"}: filling …`);
  const fleet = await startFleet({ processes, databaseUrl });
  try {
    const editor = await openEditor(fleet);
    await editor.publish(MODEL);
    const { id } = await editor.call("POST", "/users", { ...EDITOR, role: ROLE_IDS.editor });
    const rows = Array.from({ length: LEADS }, (_, index) => rowOf(index, String(id)));
    await Promise.all(fleet.machines.map((machine) => machine.stop()));
    await fillStore(fleet, databaseUrl, rows);
    const begun = performance.now();
    await Promise.all(fleet.machines.map((machine) => machine.start()));
    await shown(fleet);
    const start: Measure = {
      name: "from the start of all to all of it shown",
      value: performance.now() - begun,
      unit: "ms",
      limit: SHOWN_MS,
    };
    for (const { pid } of fleet.machines) await settled(pid);
    note(`${start.name}: ${round(start.value, 0)} ms`);
    return [start, ...(await measureAll(fleet, editor, { rows, owner: String(id) }))];
  } finally {
    await fleet.close();
  }
}

/** Into a store that no process has open. */
async function fillStore(fleet: Fleet, databaseUrl: string, rows: readonly LeadRow[]) {
  const copies = articleCopies(MODEL, ARTICLES);
  if (!databaseUrl) {
    const file = join(fleet.machines[0]?.folder ?? "", "backend.db");
    fill(file, rows);
    return fillSqlite(file, copies);
  }
  await fillPostgres(databaseUrl, rows);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  for (const copy of copies) await client.query(copy);
  await client.query("VACUUM ANALYZE");
  await client.end();
}

/** Looks rarely: a page that is not there yet is drawn each time. */
async function shown({ machines, port }: Fleet): Promise<void> {
  const until = performance.now() + SHOWN_MS;
  for (const machine of machines) {
    while ((await statusAt(machine.port, port, `/blog/${LAST}`, "en")) >= BAD_REQUEST) {
      if (performance.now() > until) throw new Error(`/blog/${LAST} is not shown`);
      await sleep(LOOK_MS);
    }
  }
}

async function measureAll(
  fleet: Fleet,
  editor: Editor,
  leads: Parameters<typeof asked>[1],
): Promise<Measure[]> {
  const measures: Measure[] = [];
  const signedIn = await visit(fleet.port, "/backend/auth/login", {
    method: "POST",
    body: JSON.stringify(EDITOR),
  });
  const { data } = (await signedIn.json()) as { data: { access_token: string } };
  const headers = { authorization: `Bearer ${data.access_token}` };
  for (const question of QUESTIONS) {
    const { path, check } = asked(question, leads);
    const read = async () =>
      (await (await visit(fleet.port, `/backend${path}`, { headers })).json()) as Answer;
    check(await read());
    const value = await p95(async () => void (await read()));
    note(`${question.name}: ${round(value, 0)} ms`);
    measures.push({ name: `leads: ${question.name}, p95`, value, unit: "ms" });
  }
  for (const [name, path] of PAGES) {
    const begun = performance.now();
    const answers = await loadAll(fleet, path);
    const value = (1_000 * answers) / (performance.now() - begun);
    measures.push({ name, value, unit: "a second" });
  }
  const value = percentile(await shownAfter(editor), 0.95);
  measures.push({ name: "published to shown by all, p95", value, unit: "ms", limit: CHANGE_MS });
  const held = Math.max(...fleet.machines.map(({ pid }) => memoryMb(pid)));
  return [...measures, { name: "held by a process", value: held, unit: "MB" }];
}

async function p95(read: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  await inLanes(REQUESTS, async () => {
    const begun = performance.now();
    await read();
    times.push(performance.now() - begun);
  });
  return percentile(times, 0.95);
}

function compared(alone: readonly Measure[], many: readonly Measure[]): Row[] {
  return many.map(({ name, value, unit, limit }, index) => {
    const before = alone[index]?.value ?? 0;
    const isMore = unit === "a second";
    const wanted = limit ?? (isMore ? before * (1 - NOISE) : before * (1 + NOISE));
    return {
      question: `${LEADS} leads, ${ARTICLES} articles: ${name}`,
      measured: `${round(value, 0)} ${unit}, one on SQLite ${round(before, 0)}`,
      wanted: `${isMore ? "≥" : "≤"} ${round(wanted, 0)} ${unit}`,
      met: isMore ? value >= wanted : value <= wanted,
    };
  });
}
