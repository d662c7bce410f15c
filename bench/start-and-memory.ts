/** How soon is the process ready, and how much memory does it hold after a load test? */
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "./support/ask.ts";
import { canLoad, load } from "./support/load.ts";
import { memoryMb } from "./support/process.ts";
import { median, note, type Row, round } from "./support/report.ts";
import { settled, startSite } from "./support/site-server.ts";

const STARTS = 5;
const READY_WANTED_MS = 1_000;
const MEMORY_WANTED_MB = 150;
const LOAD_S = 10;
/** An idle process collects what the load has left within this time, in milliseconds. */
const COLLECT_MS = 30_000;

export async function run(): Promise<Row[]> {
  const starts: number[] = [];
  for (let index = 0; index < STARTS; index++) {
    const site = await startSite();
    starts.push(site.startMs);
    await site.stop();
  }
  const ready = median(starts);
  const rows = [
    {
      question: "start on a built tree",
      measured: `${round(ready, 0)} ms`,
      wanted: `≤ ${READY_WANTED_MS} ms`,
      met: ready <= READY_WANTED_MS,
    },
  ];
  return canLoad() ? [...rows, await memory()] : rows;
}

async function memory(): Promise<Row> {
  const site = await startSite();
  try {
    const { status } = await ask(`${site.url}/about`);
    if (status !== 200) throw new Error(`/about: ${status}`);
    await settled(site.pid);
    note(`memory when the cache is full: ${round(memoryMb(site.pid), 0)} MB`);
    // Kept pages, and pages that have to be rendered each time.
    await load(`${site.url}/`, { seconds: LOAD_S });
    await load(`${site.url}/blog?category=growth`, { seconds: LOAD_S, connections: 16 });
    note(`memory at the end of the load: ${round(memoryMb(site.pid), 0)} MB`);
    await settled(site.pid);
    await sleep(COLLECT_MS);
    const held = memoryMb(site.pid);
    return {
      question: "memory after the load test",
      measured: `${round(held, 0)} MB`,
      wanted: `≤ ${MEMORY_WANTED_MB} MB`,
      met: held <= MEMORY_WANTED_MB,
    };
  } finally {
    await site.stop();
  }
}
