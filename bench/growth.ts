/** With 10,000 articles in each language instead of 13: what becomes slower? */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ask } from "./support/ask.ts";
import { grownCopy } from "./support/grown-copy.ts";
import { memoryMb, ROOT, type Running } from "./support/process.ts";
import { median, note, type Row, round } from "./support/report.ts";
import { settled, startRenderingSite, startSite } from "./support/site-server.ts";

const ARTICLES = Number(process.env.BENCH_ARTICLES ?? 10_000);
const WANTED = 1.2;
const ARTICLE = "/blog/tiktok-growth-strategies";
const REQUESTS = 200;
const BUILD_TIMEOUT_MS = 900_000;

type Measures = { start: number; memory: number; first: number; rendered: number; kept: number };

export async function run(): Promise<Row[]> {
  note(`building a copy with ${ARTICLES} articles in each language …`);
  const grown = grownCopy(ARTICLES);
  try {
    const build = spawnSync(join(ROOT, "node_modules/.bin/react-router"), ["build"], {
      cwd: grown,
      timeout: BUILD_TIMEOUT_MS,
      env: { ...process.env, PATH: `${join(ROOT, "node_modules/.bin")}:${process.env.PATH}` },
    });
    if (build.status !== 0) throw new Error(`The copy does not build: ${build.stderr}`);
    const few = await measure(ROOT);
    const many = await measure(grown);
    const row = (question: string, of: keyof Measures, unit: string): Row => ({
      question: `${ARTICLES} articles: ${question}`,
      measured: `${round(many[of] / few[of])} times (${round(few[of], 1)} → ${round(many[of], 1)} ${unit})`,
      wanted: `≤ ${WANTED} times`,
      met: many[of] / few[of] <= WANTED,
    });
    return [
      row("start", "start", "ms"),
      row("memory once the cache is full", "memory", "MB"),
      row("first answer of an article", "first", "ms"),
      row("an article, rendered", "rendered", "ms"),
      row("an article, kept", "kept", "ms"),
    ];
  } finally {
    rmSync(grown, { recursive: true, force: true });
  }
}

async function measure(cwd: string): Promise<Measures> {
  const site = await startSite({ cwd });
  const rendering = await startRenderingSite(cwd);
  try {
    const first = await timed(rendering);
    await settled(site.pid);
    const kept = await many(site);
    return {
      start: site.startMs,
      memory: memoryMb(site.pid),
      first,
      kept,
      rendered: await many(rendering),
    };
  } finally {
    await site.stop();
    await rendering.stop();
  }
}

async function many(site: Running): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index++) times.push(await timed(site));
  return median(times);
}

async function timed({ url }: Running): Promise<number> {
  const begun = performance.now();
  const { status } = await ask(url + ARTICLE, { "accept-encoding": "br" });
  if (status !== 200) throw new Error(`${ARTICLE}: ${status}`);
  return performance.now() - begun;
}
