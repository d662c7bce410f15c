/**
 * What does a page cost that is rendered for one visitor: in processor time, and where does that go?
 * With `--against DIR` the same pages of another checkout, built, in turn with ours.
 */
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { Options } from "./run.ts";
import { type Breakdown, PARTS, type Part, profiled } from "./support/cpu-profile.ts";
import { cpuUs, freePort } from "./support/process.ts";
import { median, note, type Row, round } from "./support/report.ts";
import { settled } from "./support/site-server.ts";
import { visit } from "./support/visit.ts";
import {
  check,
  startVisitorsSite,
  type VisitorsPage,
  type VisitorsSite,
} from "./support/visitors-pages.ts";

const UNPACK = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
} as const;

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
/** In a round; processor time is told in steps of 10 ms. */
const VISITS = 100;
/** Before any round, so that what runs is what V8 has made of it. */
const WARM_UP = 200;
/** As many at once as the site renders. */
const AT_ONCE = 2;
/** Of the other checkout's processor time. */
const WANTED_SHARE = 0.5;
/** What surrounds React and the components, in their time. */
const WANTED_AROUND = 1;
/** Functions that a breakdown names. */
const NAMED = Number(process.env.BENCH_FUNCTIONS ?? 0);

export async function run({ against }: Options): Promise<Row[]> {
  const ours = await startVisitorsSite();
  const theirs = against === undefined ? undefined : await startVisitorsSite(against);
  try {
    const costs = await measure(ours, theirs);
    return [...costs, ...(await breakdowns())];
  } finally {
    await ours.stop();
    await theirs?.stop();
  }
}

async function measure(ours: VisitorsSite, theirs: VisitorsSite | undefined): Promise<Row[]> {
  const sites = theirs ? [ours, theirs] : [ours];
  for (const site of sites) await settled(site.pid);
  const rows: Row[] = [];
  for (const [index, { name }] of ours.pages.entries()) {
    for (const site of sites) {
      const page = pageOf(site, index);
      await checked(site, page);
      await visits(site, page, WARM_UP);
    }
    const rounds: number[][] = [];
    for (let turn = 0; turn < ROUNDS; turn++) {
      const costs: number[] = [];
      for (const site of sites) costs.push(await costOf(site, pageOf(site, index)));
      rounds.push(costs);
    }
    const own = median(rounds.map(([cost = 0]) => cost));
    const share = median(rounds.map(([cost = 0, other = 0]) => cost / other));
    rows.push({
      question: `${name}, processor time`,
      measured: theirs
        ? `${round(own / 1000, 1)} ms, ${round(share)} of the other's`
        : `${round(own / 1000, 1)} ms`,
      wanted: theirs ? `≤ ${WANTED_SHARE}` : "",
      met: theirs ? share <= WANTED_SHARE : undefined,
    });
    note(rows.at(-1)?.measured ?? "");
  }
  return rows;
}

function pageOf(site: VisitorsSite, index: number): VisitorsPage {
  const page = site.pages[index];
  if (!page) throw new Error("Both sites have the same pages");
  return page;
}

async function checked(site: VisitorsSite, page: VisitorsPage): Promise<void> {
  const answer = await visit(site.url, page.visit());
  const html = UNPACK[answer.headers["content-encoding"] as keyof typeof UNPACK]?.(answer.body);
  if (!html) throw new Error(`${page.name} is not compressed: ${answer.status}`);
  check(page, answer, html.toString());
  note(`${page.name}: ${html.length} bytes, ${answer.body.length} over the wire`);
}

/** Asks for a page so many times, a few at once; each answer has to be the page's, by its status. */
async function visits(site: VisitorsSite, page: VisitorsPage, count: number): Promise<void> {
  let left = count;
  const visitor = async () => {
    while (left-- > 0) {
      const { status } = await visit(site.url, page.visit());
      if (status !== page.status) throw new Error(`${page.name} failed under load: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}

/** Processor time of all threads for one page, in microseconds. */
async function costOf(site: VisitorsSite, page: VisitorsPage): Promise<number> {
  const before = cpuUs(site.pid);
  await visits(site, page, VISITS);
  return (cpuUs(site.pid) - before) / VISITS;
}

/** Each page once more, on a process that is looked into: that costs time of its own. */
async function breakdowns(): Promise<Row[]> {
  const port = await freePort();
  const site = await startVisitorsSite(undefined, [`--inspect=127.0.0.1:${port}`]);
  try {
    await settled(site.pid);
    const rows: Row[] = [];
    for (const page of site.pages) {
      await visits(site, page, WARM_UP);
      const before = cpuUs(site.pid);
      const breakdown = await profiled(port, () => visits(site, page, VISITS));
      const elsewhereUs = cpuUs(site.pid) - before - breakdown.busyUs;
      rows.push(rowOf(page, breakdown, Math.max(0, elsewhereUs)));
    }
    return rows;
  } finally {
    await site.stop();
  }
}

function rowOf({ name }: VisitorsPage, breakdown: Breakdown, elsewhereUs: number): Row {
  const { busyUs, parts, functions } = breakdown;
  const all = busyUs + elsewhereUs;
  const percent = (us: number) => `${round((100 * us) / all, 0)} %`;
  note(`${name}: where the time goes`);
  for (const part of PARTS) note(`  ${percent(parts.get(part) ?? 0).padStart(5)} ${part}`);
  note(`  ${percent(elsewhereUs).padStart(5)} other threads: compression, V8's own`);
  for (const { name: own, us } of functions.slice(0, NAMED)) {
    note(`    ${round((100 * us) / all, 1).padStart(5)} % ${own}`);
  }
  const react = OF_REACT.reduce((sum, part) => sum + (parts.get(part) ?? 0), 0);
  if (react === 0) throw new Error("The profile knows no React: what the build names has changed");
  const around = (all - react) / react;
  return {
    question: `${name}, what surrounds React`,
    measured: `${round(around)} of React and components`,
    wanted: `≤ ${WANTED_AROUND}`,
    met: around <= WANTED_AROUND,
  };
}

const OF_REACT: readonly Part[] = ["React", "components"];
