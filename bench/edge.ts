/** Behind Varnish by deploy/edge.vcl: what reaches the site, what an edge carries, how soon it shows what is published. */
import { setTimeout as sleep } from "node:timers/promises";
import { PAGES } from "../app/pages.ts";
import { ARTICLES } from "../test/support/articles.ts";
import {
  EDGE_HOSTS,
  edgeVariables,
  editorBehindEdge,
  hasVarnish,
  startEdge,
} from "../test/support/varnish.ts";
import { canLoad, load } from "./support/load.ts";
import { freePort, type Running } from "./support/process.ts";
import { note, percentile, type Row, round } from "./support/report.ts";
import { settled, startSite } from "./support/site-server.ts";

const WANTED_MS = 2_000;
const CHANGES = 20;
const LOOK_MS = 10;
const GIVE_UP_MS = 20_000;
/** Longer than a start's purge takes: it may be tried before the edge is there, and is repeated. */
const QUIET_MS = 8_000;
const ADMIN = { ADMIN_EMAIL: "admin@people.example", ADMIN_PASSWORD: "Copper-kettle-at-noon-55" };
const LANGUAGES = ["en", "el"] as const;
const KEPT = [
  ...PAGES.filter(({ isKept }) => isKept).map(({ path }) => path),
  ...ARTICLES.map((slug) => `/blog/${slug}`),
];

type Edge = Awaited<ReturnType<typeof startEdge>>;

export async function run(): Promise<Row[]> {
  if (!hasVarnish()) throw new Error("Varnish is not installed");
  const [edge, receiver] = [String(await freePort()), String(await freePort())];
  const site = await startSite({ env: { ...ADMIN, ...edgeVariables(receiver) } });
  const varnish = await startEdge({ site: new URL(site.url).port, edge, receiver });
  try {
    await settled(site.pid);
    await sleep(QUIET_MS);
    return [
      await secondAsk(varnish),
      await published(site, varnish),
      ...(canLoad() ? [await carried(edge)] : []),
    ];
  } finally {
    await varnish.stop();
    await site.stop();
  }
}

async function secondAsk({ ask: get }: Edge): Promise<Row> {
  let hits = 0;
  for (const language of LANGUAGES) {
    for (const path of KEPT) {
      await get(language, path);
      const { status, headers } = await get(language, path);
      if (status !== 200) throw new Error(`${path} was answered ${status}`);
      if (headers["x-edge"] === "hit") hits++;
    }
  }
  const all = KEPT.length * LANGUAGES.length;
  return {
    question: "public pages that the edge answers by itself when asked again",
    measured: `${hits} of ${all}`,
    wanted: "all",
    met: hits === all,
  };
}

/** From the answer to an editor's write until both hosts show it behind the edge. */
async function published(site: Running, { ask: get }: Edge): Promise<Row> {
  const call = await editorBehindEdge(new URL(site.url).port, ADMIN);
  const page = {
    key: "team",
    title: "People of the bench",
    status: "published",
    body: { heading: "Nobody yet." },
  };
  const ids: number[] = [];
  for (const locale of LANGUAGES) {
    ids.push((await call("POST", "/items/pages", { ...page, locale })).id);
  }
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change++) {
    const heading = `Everybody of change ${change}.`;
    await sleep(Math.random() * 1_000);
    for (const language of LANGUAGES) await get(language, "/team");
    const begun = performance.now();
    for (const id of ids) await call("PATCH", `/items/pages/${id}`, { body: { heading } });
    for (const language of LANGUAGES) {
      while (!(await get(language, "/team")).body.includes(heading)) {
        if (performance.now() - begun > GIVE_UP_MS) throw new Error("The edge does not show it");
        await sleep(LOOK_MS);
      }
    }
    times.push(performance.now() - begun);
  }
  const p95 = percentile(times, 0.95);
  note(
    `published: median ${round(percentile(times, 0.5), 0)} ms, worst ${round(Math.max(...times), 0)} ms`,
  );
  return {
    question: "words published in both languages are shown by the edge on both hosts, p95",
    measured: `${round(p95, 0)} ms`,
    wanted: `≤ ${WANTED_MS} ms`,
    met: p95 <= WANTED_MS,
  };
}

async function carried(port: string): Promise<Row> {
  const { requestsPerS, failed } = await load(`http://127.0.0.1:${port}/about`, {
    headers: { Host: EDGE_HOSTS.en },
  });
  if (failed > 0) throw new Error(`${failed} answers were none`);
  return {
    question: "a page that the edge keeps, on this machine's two cores",
    measured: `${round(requestsPerS, 0)} a second`,
    wanted: "",
    met: undefined,
  };
}
