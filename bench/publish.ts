/** How long after something is published in the content backend do both hosts show it? */
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "./support/ask.ts";
import type { Running } from "./support/process.ts";
import { note, percentile, type Row, round } from "./support/report.ts";
import { settled, startSite } from "./support/site-server.ts";

const WANTED_MS = 1_000;
/** As many changes one after the other, at moments that the site can't know. */
const CHANGES = 20;
const LOOK_MS = 10;
const GIVE_UP_MS = 10_000;
const TARGET = "/services";
const ADMIN = { email: "admin@people.example", password: "Copper-kettle-at-noon-55" };

/** Calls the embedded backend as an administrator; gives back what it answers with. */
type Call = (method: "POST" | "PATCH", path: string, body: object) => Promise<unknown>;
/** Something that editors publish: where, how, and what its address answers from then on. */
type Kind = {
  what: string;
  pathOf(index: number): string;
  publish(call: Call, path: string): Promise<void>;
  isShown(answer: Awaited<ReturnType<typeof ask>>): boolean;
};

const KINDS: readonly Kind[] = [
  {
    what: "a redirect published in the backend works",
    pathOf: (index) => `/moved-${index}`,
    async publish(call, path) {
      await call("POST", "/items/redirects", { path, target: TARGET, enabled: true });
    },
    isShown: ({ headers }) => headers.location?.endsWith(TARGET) === true,
  },
  {
    what: "an article published in the backend is there",
    pathOf: (index) => `/blog/published-${index}`,
    publish: publishArticle,
    isShown: ({ status }) => status === 200,
  },
];

/** Stored by the backend's own interface, as from another process: nothing tells the site. */
export async function run(): Promise<Row[]> {
  const site = await startSite({
    env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  try {
    await settled(site.pid);
    const call = await signIn(site);
    const rows: Row[] = [];
    for (const kind of KINDS) rows.push(await time(site, call, kind));
    return rows;
  } finally {
    await site.stop();
  }
}

async function time(site: Running, call: Call, kind: Kind): Promise<Row> {
  const times: number[] = [];
  for (let index = 0; index < CHANGES; index++) {
    const path = kind.pathOf(index);
    const hosts = [site.url + path, site.url.replace("//", "//el.") + path];
    for (const url of hosts) {
      const { status } = await ask(url);
      if (status !== 404) throw new Error(`${url} answered ${status} before anything was stored`);
    }
    await sleep(Math.random() * WANTED_MS);
    const begun = performance.now();
    await kind.publish(call, path);
    for (const url of hosts) await shown(url, kind);
    times.push(performance.now() - begun);
  }
  const [median, worst] = [percentile(times, 0.5), Math.max(...times)];
  note(`${kind.what}: median ${round(median, 0)} ms, worst ${round(worst, 0)} ms`);
  const p95 = percentile(times, 0.95);
  return {
    question: `${kind.what} on both hosts, p95`,
    measured: `${round(p95, 0)} ms`,
    wanted: `≤ ${WANTED_MS} ms`,
    met: p95 <= WANTED_MS,
  };
}

/** With its words in both languages first, as staff do it. */
async function publishArticle(call: Call, path: string): Promise<void> {
  const text =
    "Long enough to be a description: what it says, for whom it is and what comes of it.";
  const { id } = (await call("POST", "/items/articles", {
    ...{ slug: path.split("/").at(-1), author: "ana-reed", category: "growth" },
    ...{ audience: "creators", published: "2026-11-20", updated: "2026-11-20" },
    related: ["brand-deal-pricing", "tiktok-likes-guide", "brand-partnerships"],
  })) as { id: number };
  for (const locale of ["en", "el"]) {
    await call("POST", "/items/article_translations", {
      ...{ article: id, locale, title: path, meta_title: path, description: text, lead: text },
      body: `${text}\n\n## A part\n\n${`${text} `.repeat(80)}`,
    });
  }
  await call("PATCH", `/items/articles/${id}`, { status: "published" });
}

/** Resolves once an address shows what was published. */
async function shown(url: string, { isShown }: Kind): Promise<void> {
  const begun = performance.now();
  while (!isShown(await ask(url))) {
    if (performance.now() - begun > GIVE_UP_MS) throw new Error(`${url} does not show it`);
    await sleep(LOOK_MS);
  }
}

async function signIn(site: Running): Promise<Call> {
  const { port } = new URL(site.url);
  let token: string | undefined;
  const call: Call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/backend${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    return ((await response.json()) as { data: unknown }).data;
  };
  ({ access_token: token } = (await call("POST", "/auth/login", ADMIN)) as {
    access_token: string;
  });
  return call;
}
