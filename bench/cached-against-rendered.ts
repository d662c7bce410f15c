/** How much does the page cache save against rendering the same page for every request? */
import { ask } from "./support/ask.ts";
import { BROWSER_ENCODINGS, canLoad, load } from "./support/load.ts";
import { median, note, type Row, round } from "./support/report.ts";
import { settled, startRenderingSite, startSite } from "./support/site-server.ts";

const PAGES = ["/", "/about", "/blog/tiktok-growth-strategies"];
const WANTED = 100;
const ROUNDS = 3;

export async function run(): Promise<Row[]> {
  if (!canLoad()) return [];
  const kept = await startSite();
  const rendering = await startRenderingSite();
  await settled(kept.pid);
  try {
    const rows: Row[] = [];
    for (const path of PAGES) rows.push(await compare(path, kept, rendering));
    return rows;
  } finally {
    await kept.stop();
    await rendering.stop();
  }
}

type Server = { url: string; pid: number };

async function compare(path: string, kept: Server, rendering: Server): Promise<Row> {
  for (const server of [kept, rendering]) {
    const { status, headers } = await ask(server.url + path, {
      "accept-encoding": BROWSER_ENCODINGS,
    });
    if (status !== 200 || headers["content-encoding"] !== "br")
      throw new Error(`${path}: ${status}`);
  }
  const ratios: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    // Below the limit of renders at once, so that none is refused.
    const slow = await load(rendering.url + path, { pid: rendering.pid, connections: 8 });
    const fast = await load(kept.url + path, { pid: kept.pid });
    if (slow.failed + fast.failed > 0) throw new Error(`${path} failed under load`);
    if (round >= 0) ratios.push(slow.cpuUsPerRequest / fast.cpuUsPerRequest);
    note(
      `${path}: ${whole(fast.cpuUsPerRequest)} µs kept, ${whole(slow.cpuUsPerRequest)} µs rendered`,
    );
  }
  const ratio = median(ratios);
  return {
    question: `cached ${path} against rendered`,
    measured: `${round(ratio, 0)} times`,
    wanted: `≥ ${WANTED} times`,
    met: ratio >= WANTED,
  };
}

const whole = (value: number) => round(value, 0);
