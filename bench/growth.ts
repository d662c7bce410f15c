/** With 10,000 articles in each language instead of 13: what becomes slower? */
import { rmSync } from "node:fs";
import { grownCopy } from "../test/support/grown-copy.ts";
import { ask } from "./support/ask.ts";
import { memoryMb, type Running } from "./support/process.ts";
import { median, note, type Row, round } from "./support/report.ts";
import { settled, startRenderingSite, startSite } from "./support/site-server.ts";

const ARTICLES = Number(process.env.BENCH_ARTICLES ?? 10_000);
const WANTED = 1.2;
const FEW = 13;
const ARTICLE = "/blog/tiktok-growth-strategies";
const GUIDE = "/blog";
const SEARCH = "/search?q=rights+of+a+creator";
const REQUESTS = 200;

const STARTS = 5;

type Measures = Record<
  "start" | "memory" | "rendering" | "first" | "rendered" | "guide" | "search" | "kept",
  number
>;

export async function run(): Promise<Row[]> {
  note(`making a copy with ${ARTICLES} articles in each language …`);
  const copies = [await grownCopy(FEW), await grownCopy(ARTICLES)];
  try {
    const [few, many] = await measure(copies);
    if (!few || !many) throw new Error("Two copies give two measures");
    const row = (question: string, of: keyof Measures, unit: string): Row => ({
      question: `${ARTICLES} articles: ${question}`,
      measured: `${round(many[of] / few[of])} times (${round(few[of], 1)} → ${round(many[of], 1)} ${unit})`,
      wanted: `≤ ${WANTED} times`,
      met: many[of] / few[of] <= WANTED,
    });
    return [
      row("start", "start", "ms"),
      row("memory once the cache is full", "memory", "MB"),
      row("memory after rendering", "rendering", "MB"),
      row("first answer of an article", "first", "ms"),
      row("an article, rendered", "rendered", "ms"),
      row("the list of articles, rendered", "guide", "ms"),
      row("a search", "search", "ms"),
      row("an article, kept", "kept", "ms"),
    ];
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  }
}

/** Each question asks the copies in turn, so that what the machine does meanwhile meets all. */
async function measure(copies: readonly string[]): Promise<Measures[]> {
  // Node keeps what it made of the sources by their place: a copy's first start makes it anew.
  for (const cwd of copies) await (await startSite({ cwd })).stop();
  const start = await inTurn(copies, STARTS, async (cwd) => {
    const site = await startSite({ cwd });
    await site.stop();
    return site.startMs;
  });
  const first = await inTurn(copies, STARTS, async (cwd) => {
    const site = await startRenderingSite(cwd);
    const time = await timed(site, ARTICLE);
    await site.stop();
    return time;
  });
  const running: Running[] = [];
  try {
    const keep = async (starting: Promise<Running>): Promise<Running> => {
      const site = await starting;
      running.push(site);
      return site;
    };
    const sites: Running[] = [];
    const renderers: Running[] = [];
    for (const cwd of copies) {
      const site = await keep(startSite({ cwd }));
      await settled(site.pid);
      sites.push(site);
      renderers.push(await keep(startRenderingSite(cwd)));
    }
    const memory = sites.map(({ pid }) => memoryMb(pid));
    const kept = await inTurn(sites, REQUESTS, (site) => timed(site, ARTICLE));
    const rendered = await inTurn(renderers, REQUESTS, (site) => timed(site, ARTICLE));
    const search = await inTurn(renderers, REQUESTS, (site) => timed(site, SEARCH));
    const guide = await inTurn(renderers, REQUESTS, (site) => timed(site, GUIDE));
    const rendering = renderers.map(({ pid }) => memoryMb(pid));
    return copies.map((_, index) => ({
      start: start[index] ?? 0,
      first: first[index] ?? 0,
      memory: memory[index] ?? 0,
      rendering: rendering[index] ?? 0,
      kept: kept[index] ?? 0,
      rendered: rendered[index] ?? 0,
      guide: guide[index] ?? 0,
      search: search[index] ?? 0,
    }));
  } finally {
    for (const site of running) await site.stop();
  }
}

/** The median of what each subject takes when all are asked in turn. */
async function inTurn<T>(
  subjects: readonly T[],
  times: number,
  ask: (subject: T) => Promise<number>,
): Promise<number[]> {
  const all = subjects.map((): number[] => []);
  for (let round = 0; round < times; round++) {
    for (const [index, subject] of subjects.entries()) all[index]?.push(await ask(subject));
  }
  return all.map(median);
}

async function timed({ url }: Running, path: string): Promise<number> {
  const begun = performance.now();
  const { status } = await ask(url + path, { "accept-encoding": "br" });
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return performance.now() - begun;
}
