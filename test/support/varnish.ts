import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** The hosts that deploy/edge.vcl names. */
export const EDGE_HOSTS = { en: "b4.example", el: "b4.gr.example" } as const;
/** Of the receiver and the site in tests. */
export const EDGE_SECRET = "a-secret-that-both-sides-of-a-purge-know";
const LOOK_MS = 20;
const START_MS = 20_000;

export const hasVarnish = (): boolean =>
  spawnSync("varnishd", ["-V"], { stdio: "ignore" }).status === 0;

export type EdgeAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

/** deploy/edge.vcl in Varnish and deploy/purge-receiver.mjs beside it, in front of a site at a port. */
export async function startEdge(ports: { site: string; edge: string; receiver: string }) {
  const folder = mkdtempSync(join(tmpdir(), "b4-varnish-"));
  const vcl = join(folder, "edge.vcl");
  const example = readFileSync(join(root, "deploy/edge.vcl"), "utf8");
  writeFileSync(vcl, example.replace('.port = "3000"', `.port = "${ports.site}"`));
  const varnish = spawn(
    "varnishd",
    ["-F", "-n", join(folder, "run"), "-a", `127.0.0.1:${ports.edge}`, "-f", vcl].concat([
      ...["-s", "malloc,64m", "-p", "thread_pool_min=10", "-p", "thread_pools=1"],
      ...["-p", "http_gzip_support=off", "-T", "none", "-j", "none"],
    ]),
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  const receiver = spawn(process.execPath, [join(root, "deploy/purge-receiver.mjs")], {
    env: {
      ...{ PORT: ports.receiver, VARNISH_URL: `http://127.0.0.1:${ports.edge}` },
      EDGE_PURGE_SECRET: EDGE_SECRET,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = outputOf(varnish);
  outputOf(receiver);
  await until(
    () => isListening(ports.edge).then((is) => is && isListening(ports.receiver)),
    () => `The edge does not start: ${said()}`,
  );
  return {
    ask: (
      language: "en" | "el",
      path: string,
      headers: Record<string, string> = {},
      method = "GET",
    ) => ask(ports.edge, method, path, { host: EDGE_HOSTS[language], ...headers }),
    async stop() {
      for (const child of [varnish, receiver]) {
        if (child.exitCode !== null) continue;
        const ended = once(child, "exit");
        child.kill();
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Of the site behind it. */
export const edgeVariables = (receiver: string) => ({
  ...{ SITE_URL_EN: `http://${EDGE_HOSTS.en}`, SITE_URL_EL: `http://${EDGE_HOSTS.el}` },
  ...{ TRUST_PROXY: "1", EDGE_PURGE_URL: `http://127.0.0.1:${receiver}/` },
  EDGE_PURGE_SECRET: EDGE_SECRET,
});

function outputOf(child: ChildProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (part) => {
      output += part;
    });
  }
  return () => output;
}

async function until(isTrue: () => Promise<boolean>, why: () => string): Promise<void> {
  const begun = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - begun > START_MS) throw new Error(why());
    await sleep(LOOK_MS);
  }
}

const isListening = (port: string): Promise<boolean> =>
  ask(port, "GET", "/", { host: "nobody.example" }).then(
    () => true,
    () => false,
  );

export async function ask(
  port: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<EdgeAnswer> {
  const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
  sent.end(body);
  const [response] = await once(sent, "response");
  let text = "";
  response.setEncoding("utf8");
  for await (const part of response) text += part;
  return { status: response.statusCode, headers: response.headers, body: text };
}

/** Calls the embedded backend of the site behind an edge as its first administrator. */
export async function editorBehindEdge(
  port: string,
  {
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
  }: Record<"ADMIN_EMAIL" | "ADMIN_PASSWORD", string>,
) {
  let token = "";
  const call = async (method: string, path: string, body: object) => {
    const headers = {
      ...{ host: EDGE_HOSTS.en, "content-type": "application/json" },
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await ask(port, method, `/backend${path}`, headers, JSON.stringify(body));
    if (answer.status >= 300) throw new Error(`${method} ${path} was answered ${answer.status}`);
    return JSON.parse(answer.body).data;
  };
  token = (await call("POST", "/auth/login", { email, password })).access_token;
  return call;
}
