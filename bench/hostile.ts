/** What does one stranger with sockets cost everybody else? */
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { KINDS } from "./support/hostile-kinds.ts";
import { LOAD_CORE, pinned, type Running, start } from "./support/process.ts";
import { note, percentile, type Row, round } from "./support/report.ts";
import { settled, startSite } from "./support/site-server.ts";

const PAGE_WANTED_MS = 50;
const FORM_WANTED_MS = 500;
/** How long each kind goes on while others visit, in milliseconds: past the deadline of a form. */
const VISIT_MS = 12_000;
/** Visits that a percentile is taken of, at least; on a busy machine they take longer. */
const MIN_VISITS = 150;
const MAX_VISIT_MS = 60_000;
/** Between two visits, in milliseconds. */
const PAGE_PAUSE_MS = 15;
const FORM_PAUSE_MS = 60;

const CLIENTS = fileURLToPath(new URL("./support/hostile-clients.ts", import.meta.url));

/** Milliseconds of the 99th of a hundred. */
type Times = { page: number; form: number };
type Measured = {
  /** By the clock. */
  wall: Times;
  /**
   * What the server's thread did meanwhile: as long as it would have taken with a core of its own.
   * Other work on the machine can only spoil the first.
   */
  thread: Times;
  visits: number;
  refused: number;
};

/** Time that a process's first thread has run so far, in milliseconds. */
function threadMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}

export async function run(): Promise<Row[]> {
  const only = process.env.BENCH_KINDS?.split(",");
  const site = await startSite({ env: { TRUST_PROXY: "1" } });
  await settled(site.pid);
  try {
    await check(site);
    await warmUp(site);
    await visits(site);
    const before = await visits(site);
    note(`${told(before)}, nobody hostile`);
    const rows: Row[] = [rowOf("nobody hostile, before", before)];
    for (const name of only ?? Object.keys(KINDS)) rows.push(await under(site, name));
    const after = await visits(site);
    note(`${told(after)}, nobody hostile any more`);
    rows.push(rowOf("nobody hostile, after", after));
    if (/\n\s+at /.test(site.output())) throw new Error(`The log has stacks:\n${site.output()}`);
    return rows;
  } finally {
    await site.stop();
  }
}

async function under(site: Running, name: string): Promise<Row> {
  const line = pinned(LOAD_CORE, process.execPath, [CLIENTS, name, new URL(site.url).host]);
  const clients = await start({
    ...line,
    url: site.url,
    isReady: (output) => output.includes("attacking"),
  });
  try {
    const measured = await visits(site);
    const odd = /unexpected.*/.exec(clients.output())?.[0];
    if (odd) throw new Error(`${name}: ${odd}`);
    note(`${told(measured)}, ${name}`);
    return rowOf(name, measured);
  } finally {
    await clients.stop();
  }
}

const WARM_RENDERS = 40;

/** Renders what strangers will ask for, so that nobody waits for code that runs for the first time. */
async function warmUp(site: Running): Promise<void> {
  for (let index = 0; index < WARM_RENDERS; index++) {
    for (const path of ["/test-og-differences?left=/about", `/search?q=${index}`, `/no/${index}`]) {
      await send(site, "GET", path);
    }
  }
}

/** Visitors of addresses of their own, one after the other, for a while. */
async function visits(site: Running): Promise<Measured> {
  const start = performance.now();
  const wall = { page: [] as number[], form: [] as number[] };
  const thread = { page: [] as number[], form: [] as number[] };
  let refused = 0;
  const isOver = () => {
    const gone = performance.now() - start;
    return gone > MAX_VISIT_MS || (gone > VISIT_MS && wall.page.length >= MIN_VISITS);
  };
  const go = async (kind: "page" | "form", pauseMs: number) => {
    while (!isOver()) {
      const began = performance.now();
      const ran = threadMs(site.pid);
      const status = await (kind === "page" ? page(site) : form(site)).catch(() => 0);
      wall[kind].push(performance.now() - began);
      thread[kind].push(threadMs(site.pid) - ran);
      if (status !== (kind === "page" ? 200 : 303)) refused++;
      await sleep(pauseMs);
    }
  };
  await Promise.all([go("page", PAGE_PAUSE_MS), go("form", FORM_PAUSE_MS)]);
  const p99 = ({ page, form }: typeof wall) => ({
    page: percentile(page, 0.99),
    form: percentile(form, 0.99),
  });
  const visits = wall.page.length + wall.form.length;
  return { wall: p99(wall), thread: p99(thread), visits, refused };
}

async function check(site: Running): Promise<void> {
  const statuses = [await page(site), await form(site)];
  if (String(statuses) !== "200,303") throw new Error(`A visitor gets ${statuses}`);
}

let visitors = 0;
const page = (site: Running) => send(site, "GET", "/about");
const form = (site: Running) =>
  send(
    site,
    "POST",
    "/contact",
    String(
      new URLSearchParams({
        topic: "press",
        name: "Theo",
        email: `theo${visitors}@paper.example.com`,
        message: `An interview about matter ${visitors}, please.`,
        consent: "yes",
      }),
    ),
  );

function send(site: Running, method: string, path: string, body = ""): Promise<number> {
  const { host, port } = new URL(site.url);
  visitors++;
  const from = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return new Promise((resolve, reject) => {
    const sent = request({
      hostname: "127.0.0.1",
      port,
      path,
      method,
      agent: false,
      headers: {
        host,
        "x-forwarded-for": from,
        "accept-encoding": "br",
        ...(body && { "content-type": "application/x-www-form-urlencoded" }),
        ...(body && { "content-length": Buffer.byteLength(body) }),
      },
    });
    sent.on("error", reject).on("response", (response) => {
      response.on("error", reject).on("end", () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.end(body);
  });
}

const told = ({ wall, thread, visits, refused }: Measured) =>
  `page ${round(thread.page, 0)} ms of the thread, ${round(wall.page, 0)} by the clock; ` +
  `form ${round(thread.form, 0)} and ${round(wall.form, 0)}; ${refused} of ${visits} refused`;

function rowOf(name: string, measured: Measured): Row {
  const { thread, refused } = measured;
  return {
    question: `hostile: ${name}; p99 for others`,
    measured: told(measured),
    wanted: `page < ${PAGE_WANTED_MS} ms, form < ${FORM_WANTED_MS} ms, none refused`,
    met: thread.page < PAGE_WANTED_MS && thread.form < FORM_WANTED_MS && refused === 0,
  };
}
