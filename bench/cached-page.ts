/** How near is a page from the cache to a bare node:http server, and to nginx, with the same bytes? */
import { isDeepStrictEqual } from "node:util";
import { ask } from "./support/ask.ts";
import { BROWSER_ENCODINGS, canLoad, type Load, load } from "./support/load.ts";
import { pageHeaders, startBare, startNginx } from "./support/page-servers.ts";
import { type Running, workerOf } from "./support/process.ts";
import { median, note, type Row, round } from "./support/report.ts";
import { settled, startSite } from "./support/site-server.ts";

const ROUNDS = 5;
const WANTED = 0.95;

/** The home page, whose answer depends on a decision about the visitor, and one without. */
const PAGES = [
  { path: "/about", headers: {} },
  { path: "/", headers: { "Accept-Language": "en-US,en;q=0.9" } },
];

export async function run(): Promise<Row[]> {
  if (!canLoad()) {
    return [
      { question: "cached page", measured: "wrk is not installed", wanted: "", met: undefined },
    ];
  }
  const site = await startSite();
  await settled(site.pid);
  try {
    const rows: Row[] = [];
    for (const page of PAGES) rows.push(...(await compare(site, page.path, page.headers)));
    return rows;
  } finally {
    await site.stop();
  }
}

async function compare(site: Running, path: string, headers: Record<string, string>) {
  const answer = await ask(site.url + path, { "accept-encoding": BROWSER_ENCODINGS, ...headers });
  if (answer.status !== 200 || answer.headers["content-encoding"] !== "br") {
    throw new Error(`${path} is not what a browser should get: ${answer.status}`);
  }
  const bare = await startBare(answer);
  const nginx = await startNginx(answer);
  const servers = { site, bare, ...(nginx && { nginx }) };
  try {
    for (const [name, server] of Object.entries(servers)) {
      const other = await ask(server.url + path, { "accept-encoding": BROWSER_ENCODINGS });
      const same =
        other.body.equals(answer.body) &&
        isDeepStrictEqual(pageHeaders(other), pageHeaders(answer));
      if (!same) throw new Error(`${name} does not send the same bytes and headers for ${path}`);
    }
    return await race(path, headers, servers);
  } finally {
    await bare.stop();
    await nginx?.stop();
  }
}

async function race(
  path: string,
  headers: Record<string, string>,
  servers: Record<string, Running>,
): Promise<Row[]> {
  const results: Record<string, Load[]> = {};
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, server] of Object.entries(servers)) {
      const pid = name === "nginx" ? workerOf(server.pid) : server.pid;
      const result = await load(server.url + path, { headers, pid, seconds: round < 0 ? 2 : 3 });
      if (result.failed > 0) throw new Error(`${name} failed ${result.failed} times`);
      // The first round only warms up.
      if (round >= 0) results[name] = [...(results[name] ?? []), result];
    }
  }
  for (const [name, loads] of Object.entries(results)) {
    const speeds = Math.round(median(loads.map((one) => one.requestsPerS)));
    const cpu = round(median(loads.map((one) => one.cpuUsPerRequest)), 1);
    const p99 = round(median(loads.map((one) => one.p99Ms)));
    note(`${path} ${name}: ${speeds} requests/s, p99 ${p99} ms, ${cpu} µs of its core per request`);
  }
  return Object.keys(servers).flatMap((name) => {
    if (name === "site") return [];
    const byWall = ratio(results.site, results[name], (one) => one.requestsPerS);
    const byCore = 1 / ratio(results.site, results[name], (one) => one.cpuUsPerRequest);
    const isLimit = name === "bare";
    return {
      question: `cached ${path} against ${isLimit ? "bare node:http" : "nginx"}`,
      measured: `${round(byWall)} (by processor time ${round(byCore)})`,
      wanted: isLimit ? `≥ ${WANTED}` : "the limit, for comparison",
      // Each has a core of its own, so the core's time per request decides; other work on the
      // machine can only spoil the first number.
      met: isLimit ? byCore >= WANTED : true,
    };
  });
}

/** Median of the ratios within each round: what slows the machine slows both. */
function ratio(ours: Load[] = [], theirs: Load[] = [], of: (load: Load) => number): number {
  return median(ours.map((one, index) => of(one) / of(theirs[index] ?? one)));
}
