/** With 50,000 leads: how long do the list, its search, its filters and a change take? */
import { newLead } from "../backend/testing/new-lead.ts";
import { findPostgres, startPostgres } from "../test/support/postgres.ts";
import { type LeadRow, type LeadStore, leadStore } from "./support/lead-store.ts";
import { note, percentile, type Row, round } from "./support/report.ts";

const LEADS = Number(process.env.BENCH_LEADS ?? 50_000);
const WANTED_MS = 100;
const REQUESTS = 40;
/** Names PostgreSQL's socket; nothing listens to a network. */
const SOCKET_PORT = 5432;
const PAGE = 50;
const FIELDS = "id,reference,form,locale,stage,owner.first_name,name,email,summary,submitted";

type Question = {
  name: string;
  /** Parameters beside the fields and the page's size. */
  query: Record<string, string>;
  /** What the answer has to be, worked out from the leads themselves. */
  matches: (row: LeadRow, owner: string) => boolean;
  by?: "name";
};

const INBOX = { queue: { _eq: "inbox" } };
const inInbox = ({ queue }: LeadRow) => queue === "inbox";
const json = JSON.stringify;

export const QUESTIONS: readonly Question[] = [
  { name: "the list", query: { filter: json(INBOX) }, matches: inInbox },
  {
    name: "its last page",
    query: { filter: json(INBOX), offset: "LAST" },
    matches: inInbox,
  },
  {
    name: "by name",
    query: { filter: json(INBOX), sort: "name,id" },
    matches: inInbox,
    by: "name",
  },
  {
    name: "search for a name without its accents",
    query: { filter: json(INBOX), search: "παπαδοπουλου" },
    matches: (row) => inInbox(row) && row.name.includes("Παπαδοπούλου"),
  },
  {
    name: "search for one address",
    query: { search: "person31337@" },
    matches: ({ email }) => email.includes("person31337@"),
  },
  {
    name: "search for a name in Latin letters",
    query: { filter: json(INBOX), search: "Papadopoulou" },
    matches: (row) => inInbox(row) && row.name.includes("Παπαδοπούλου"),
  },
  {
    name: "search for a number in another writing",
    query: { search: "0030 694-103 1337" },
    matches: ({ phone }) => phone.endsWith("1031337"),
  },
  { name: "search for nothing there", query: { search: "nowhere" }, matches: () => false },
  {
    name: "one form and stage",
    query: { filter: json({ ...INBOX, form: { _eq: "contact" }, stage: { _eq: "new" } }) },
    matches: (row) => inInbox(row) && row.form === "contact" && row.stage === "new",
  },
  {
    name: "mine in Greek from one source in a quarter",
    query: {
      filter: json({
        ...INBOX,
        owner: { _eq: "$CURRENT_USER" },
        locale: { _eq: "el" },
        source: { _in: ["tiktok.com", "google.com"] },
        submitted: { _gte: "2025-04-01T00:00:00.000Z", _lt: "2025-07-01T00:00:00.000Z" },
      }),
    },
    matches: (row, owner) =>
      inInbox(row) &&
      row.owner === owner &&
      row.locale === "el" &&
      ["tiktok.com", "google.com"].includes(row.source) &&
      row.submitted >= "2025-04-01" &&
      row.submitted < "2025-07-01",
  },
];

export async function run(): Promise<Row[]> {
  const rows = await measureAll("SQLite");
  const bin = findPostgres();
  if (!bin) {
    note("PostgreSQL is not installed");
    return rows;
  }
  const postgres = startPostgres(bin, SOCKET_PORT);
  try {
    return [...rows, ...(await measureAll("PostgreSQL", postgres.url("directus")))];
  } finally {
    postgres.stop();
  }
}

async function measureAll(on: string, databaseUrl?: string): Promise<Row[]> {
  note(`filling a backend on ${on} with ${LEADS} leads …`);
  const store = await leadStore(LEADS, databaseUrl);
  try {
    const rows: Row[] = [];
    for (const question of QUESTIONS) rows.push(await measure(store, question));
    rows.push(await measureCounts(store));
    rows.push(await measureChange(store));
    rows.push(await measureNew(store));
    return rows.map((row) => ({ ...row, question: `${on}, ${row.question}` }));
  } finally {
    await store.close();
  }
}

export type Answer = { data: { id: string }[]; meta: { filter_count: number } };

async function measure(store: LeadStore, question: Question): Promise<Row> {
  const { path, check } = asked(question, store);
  const read = async () => (await (await store.ask("GET", path)).json()) as Answer;
  check(await read());
  return await timed(`${question.name}, counted`, read);
}

/** Where a question is asked, and what throws unless its answer is right. */
export function asked(
  { name, query, matches, by }: Question,
  { rows, owner }: Pick<LeadStore, "rows" | "owner">,
): { path: string; check(answer: Answer): void } {
  const wanted = rows.filter((row) => matches(row, owner));
  const offset = query.offset ? Math.max(0, wanted.length - PAGE) : 0;
  const parameters = { sort: "-submitted,id", ...query, offset: String(offset) };
  const search = new URLSearchParams({
    fields: FIELDS,
    limit: String(PAGE),
    meta: "filter_count",
    ...parameters,
  });
  const page = sorted(wanted, by).slice(offset, offset + PAGE);
  return {
    path: `/items/leads?${search}`,
    check: (answer) => check(name, answer, page, wanted.length),
  };
}

function sorted(rows: readonly LeadRow[], by: Question["by"]) {
  // By bytes, as SQLite compares.
  const compare = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  if (!by) return rows.toReversed();
  return rows.toSorted((a, b) => compare(a.name, b.name) || compare(a.id, b.id));
}

function check(name: string, { data, meta }: Answer, page: readonly LeadRow[], count: number) {
  const found = data.map(({ id }) => id).join();
  if (meta.filter_count !== count || found !== page.map(({ id }) => id).join()) {
    throw new Error(`${name}: ${meta.filter_count} found, ${count} are there, or another order`);
  }
}

type Counts = { data: { count: number }[] };

async function measureCounts(store: LeadStore): Promise<Row> {
  const groups = "year(submitted),month(submitted),day(submitted),locale";
  const filter = encodeURIComponent(json(INBOX));
  const path = `/items/leads?aggregate[count]=*&groupBy=${groups}&filter=${filter}&limit=-1`;
  const read = async () => (await (await store.ask("GET", path)).json()) as Counts;
  const { data } = await read();
  const wanted = store.rows.filter(inInbox);
  const days = new Set(wanted.map((row) => row.submitted.slice(0, 10) + row.locale));
  const sum = data.reduce((total, { count }) => total + count, 0);
  if (sum !== wanted.length || data.length !== days.size) {
    throw new Error(`${sum} leads counted in ${data.length} groups`);
  }
  return await timed("counts by day and language", read);
}

async function measureChange(store: LeadStore): Promise<Row> {
  let index = 0;
  return await timed("one lead, changed as it was seen", async () => {
    const id = store.rows[index++]?.id;
    const filter = { id: { _eq: id }, updated: { _null: true } };
    const body = { query: { filter }, data: { stage: "contacted" } };
    const answer = await store.ask("PATCH", "/items/leads?fields=id", body);
    const { data } = (await answer.json()) as Answer;
    if (data[0]?.id !== id) throw new Error("The lead was not changed");
  });
}

async function measureNew(store: LeadStore): Promise<Row> {
  return await timed("one more, stored on the disk", async () => {
    const { status } = await store.send(newLead());
    if (status !== 204) throw new Error(`The lead was answered ${status}`);
  });
}

async function timed(name: string, work: () => Promise<unknown>): Promise<Row> {
  const times: number[] = [];
  for (let count = 0; count < REQUESTS; count++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  const p95 = percentile(times, 0.95);
  return {
    question: `${LEADS} leads: ${name}, p95`,
    measured: `${round(p95, 1)} ms`,
    wanted: `≤ ${WANTED_MS} ms`,
    met: p95 <= WANTED_MS,
  };
}
