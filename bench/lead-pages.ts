/** With 50,000 leads: how long do the staff's pages of them take, from request to HTML? */
import { openSite } from "../test/support/site.ts";
import { createVisitor } from "../test/support/visitor.ts";
import { type LeadRow, leadStore } from "./support/lead-store.ts";
import { note, percentile, type Row, round } from "./support/report.ts";

const LEADS = Number(process.env.BENCH_LEADS ?? 50_000);
const WANTED_MS = 100;
const REQUESTS = 20;

type Page = {
  name: string;
  path: string;
  /** Whose references the page has to show, and nobody else's; newest first. */
  matches: (row: LeadRow) => boolean;
};

const PAGES: readonly Page[] = [
  { name: "the list", path: "/admin/leads", matches: ({ queue }) => queue === "inbox" },
  {
    name: "a search",
    path: "/admin/leads?q=person31337%40",
    matches: ({ email }) => email.includes("person31337@"),
  },
  {
    name: "a form in Greek",
    path: "/admin/leads?form=contact&language=el",
    matches: ({ queue, form, locale }) =>
      queue === "inbox" && form === "contact" && locale === "el",
  },
];

export async function run(): Promise<Row[]> {
  note(`filling a backend with ${LEADS} leads …`);
  const store = await leadStore(LEADS);
  try {
    const staff = createVisitor(await openSite({}, store.embedded));
    await staff.signIn(store.editor);
    const rows: Row[] = [];
    for (const { name, path, matches } of PAGES) {
      const wanted = store.rows.findLast(matches)?.reference ?? "";
      const read = async () => (await staff.get(path)).text();
      if (!(await read()).includes(wanted)) throw new Error(`${path} does not show ${wanted}`);
      rows.push(await timed(name, read));
    }
    return rows;
  } finally {
    await store.close();
  }
}

async function timed(name: string, read: () => Promise<string>): Promise<Row> {
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index++) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)];
  return {
    question: `Staff page of ${LEADS} leads, ${name}`,
    measured: `${round(half, 0)} ms, p95 ${round(most, 0)} ms`,
    wanted: `median at most ${WANTED_MS} ms`,
    met: half <= WANTED_MS,
  };
}
