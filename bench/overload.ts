/** With three times the load it can carry: are accepted requests answered within a second? */
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "./support/ask.ts";
import { canLoad, load } from "./support/load.ts";
import { note, percentile, type Row, round } from "./support/report.ts";
import { startRenderingSite } from "./support/site-server.ts";

/**
 * Rendered for every request: the dearest thing a visitor can ask for. With a page of its own for each, of which there is
 * one, or what another visitor was shown would stand in for it.
 */
const PATH = "/blog?category=growth";
const TIMES = 3;
const SECONDS = 8;
const WANTED_MS = 1_000;

export async function run(): Promise<Row[]> {
  if (!canLoad()) return [];
  const site = await startRenderingSite();
  try {
    await load(site.url + PATH, { connections: 8 });
    const { requestsPerS } = await load(site.url + PATH, { connections: 8 });
    const accepted: number[] = [];
    const refused: number[] = [];
    let broken = 0;
    const pending: Promise<void>[] = [];
    const pauseMs = 1000 / (TIMES * requestsPerS);
    const begun = performance.now();
    // An open loop: visitors don't wait for each other.
    for (let sent = 0; performance.now() - begun < SECONDS * 1000; sent++) {
      const started = performance.now();
      pending.push(
        ask(`${site.url}${PATH}&page=${sent}`).then(
          ({ status, headers }) => {
            const took = performance.now() - started;
            if (status === 200) accepted.push(took);
            else if (status === 503 && headers["retry-after"]) refused.push(took);
            else broken++;
          },
          () => {
            broken++;
          },
        ),
      );
      await sleep(Math.max(0, begun + (sent + 1) * pauseMs - performance.now()));
    }
    await Promise.all(pending);
    const p99 = percentile(accepted, 0.99);
    note(
      `carries ${round(requestsPerS, 0)}/s; of ${pending.length} sent, ${accepted.length} answered, ` +
        `${refused.length} told to come back (p99 ${round(percentile(refused, 0.99), 0)} ms), ${broken} broken`,
    );
    return [
      {
        question: `accepted requests at ${TIMES} times the load, p99`,
        measured: `${round(p99, 0)} ms`,
        wanted: `< ${WANTED_MS} ms, none broken`,
        met: p99 < WANTED_MS && broken === 0,
      },
    ];
  } finally {
    await site.stop();
  }
}
