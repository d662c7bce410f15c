/** How long after something is published in the content backend do both hosts show it? */
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "./support/ask.ts";
import type { Running } from "./support/process.ts";
import { note, percentile, type Row, round } from "./support/report.ts";
import { settled, startSite } from "./support/site-server.ts";

const WANTED_MS = 1_000;
/** As many redirects one after the other, at moments that the site can't know. */
const CHANGES = 20;
const LOOK_MS = 10;
const GIVE_UP_MS = 10_000;
const TARGET = "/services";
const ADMIN = { email: "admin@people.example", password: "Copper-kettle-at-noon-55" };

/**
 * Redirects are what editors publish and visitors see; pages of articles come from files. Stored by
 * the backend's own interface, as from another process: nothing tells the site.
 */
export async function run(): Promise<Row[]> {
  const site = await startSite({
    env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  try {
    await settled(site.pid);
    const { access_token: token } = (await call(site, "/auth/login", ADMIN)) as {
      access_token: string;
    };
    const times: number[] = [];
    for (let index = 0; index < CHANGES; index++) {
      const path = `/moved-${index}`;
      const hosts = [site.url + path, site.url.replace("//", "//el.") + path];
      for (const url of hosts) {
        const { status } = await ask(url);
        if (status !== 404) throw new Error(`${url} answered ${status} before anything was stored`);
      }
      await sleep(Math.random() * WANTED_MS);
      const begun = performance.now();
      await call(site, "/items/redirects", { path, target: TARGET, enabled: true }, token);
      for (const url of hosts) await shown(url);
      times.push(performance.now() - begun);
    }
    note(`median ${round(percentile(times, 0.5), 0)} ms, worst ${round(Math.max(...times), 0)} ms`);
    const p95 = percentile(times, 0.95);
    return [
      {
        question: "a redirect published in the backend works on both hosts, p95",
        measured: `${round(p95, 0)} ms`,
        wanted: `≤ ${WANTED_MS} ms`,
        met: p95 <= WANTED_MS,
      },
    ];
  } finally {
    await site.stop();
  }
}

/** Resolves once the address leads to the target. */
async function shown(url: string): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const { headers } = await ask(url);
    if (headers.location?.endsWith(TARGET)) return;
    if (performance.now() - begun > GIVE_UP_MS) throw new Error(`${url} leads nowhere`);
    await sleep(LOOK_MS);
  }
}

/** POST to the embedded backend; gives back what it answers with. */
async function call(site: Running, path: string, body: unknown, token?: string): Promise<unknown> {
  const { port } = new URL(site.url);
  const response = await fetch(`http://127.0.0.1:${port}/backend${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
  return ((await response.json()) as { data: unknown }).data;
}
