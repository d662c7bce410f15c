/** The examples for nginx and Caddy in deploy/, run as they are, and as docs/scaling.md changes them behind a CDN. */

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { certificateFor } from "../support/certificate.ts";
import { hasNginx, startNginx } from "../support/fleet/nginx.ts";
import { freePort, HANG_MS, start } from "../support/process.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const HOSTS = ["b4.example", "b4.gr.example"] as const;

/** A proxy, until the test is over. */
function run(command: string, args: string[], env: NodeJS.ProcessEnv) {
  const proxy = spawn(command, args, { stdio: "ignore", env: { PATH: process.env.PATH, ...env } });
  onTestFinished(async () => {
    const ended = once(proxy, "exit");
    proxy.kill();
    await ended;
  });
}

async function startBehindProxy(PORT: string) {
  const [SITE_URL_EN = "", SITE_URL_EL = ""] = HOSTS.map((host) => `https://${host}`);
  await start({ PORT, SITE_URL_EN, SITE_URL_EL, TRUST_PROXY: "1" }).ready();
}

async function visit(port: string, host: string, path: string, method = "GET", said = {}) {
  const sent = request({
    ...{ host: "127.0.0.1", port: Number(port), path, method, servername: host, agent: false },
    ...{ headers: { host, ...said }, rejectUnauthorized: false },
  });
  const [response] = await once(sent.end(), "response");
  let body = "";
  for await (const chunk of response) body += chunk;
  return { status: response.statusCode, body };
}

/** Both domains' pages, each in its language, through the proxy on that port. */
async function bothAreThere(port: string) {
  for (const [index, host] of HOSTS.entries()) {
    const page = await visit(port, host, "/about");
    expect(page.status).toBe(200);
    expect(page.body).toContain(`<html lang="${index === 0 ? "en" : "el"}"`);
  }
}

it.skipIf(!hasNginx)(
  "nginx takes the example as it is, and visitors of both domains reach the site through it",
  async () => {
    const [PORT, plain, secure] = [await freePort(), await freePort(), await freePort()];
    const nginx = await startNginx({
      ports: [Number(PORT)],
      certificate: await certificateFor(HOSTS),
      plainPort: Number(plain),
      securePort: Number(secure),
    });
    onTestFinished(nginx.close);
    await startBehindProxy(PORT);
    await bothAreThere(secure);
    const sentOn = await fetch(`http://127.0.0.1:${plain}/about`, { redirect: "manual" });
    // By a name that is neither site's: passed on as it came, and refused by the site.
    expect(sentOn.status).toBe(421);
  },
  HANG_MS,
);

/** A process as a proxy sees it: answers everything alike, and remembers. */
async function answering(status: number) {
  const seen: string[] = [];
  const arrived: IncomingHttpHeaders[] = [];
  const server = createServer((req, res) => {
    seen.push(`${req.method}`);
    arrived.push(req.headers);
    req.resume().on("end", () => res.writeHead(status).end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, seen, arrived };
}

it.skipIf(!hasNginx)(
  "nginx asks another process for a page that one refuses or that is gone, and sends no form twice",
  async () => {
    const [busy, free] = [await answering(503), await answering(200)];
    const secure = await freePort();
    const nginx = await startNginx({
      ports: [Number(await freePort()), busy.port, free.port],
      certificate: await certificateFor(HOSTS),
      plainPort: Number(await freePort()),
      securePort: Number(secure),
    });
    onTestFinished(nginx.close);
    const statuses = async (method: string) => {
      const all: number[] = [];
      for (let count = 0; count < 6; count++)
        all.push((await visit(secure, HOSTS[0], "/", method)).status);
      return all;
    };
    expect(await statuses("GET")).toEqual(Array(6).fill(200));
    expect(busy.seen).not.toEqual([]);
    const forms = await statuses("POST");
    expect(new Set(forms)).toEqual(new Set([200, 503]));
    const sent = [...busy.seen, ...free.seen].filter((method) => method === "POST");
    expect(sent).toHaveLength(6);
  },
  HANG_MS,
);

const hasCaddy = spawnSync("caddy", ["version"]).status === 0;

type Caddy = {
  plain: string;
  secure: string;
  upstreams: string[];
  /** What an operator has changed in the file. */
  change?: (example: string) => string;
};

/** Caddy by the example; ports, and who vouches for the certificates, are this machine's. */
async function startCaddy({ plain, secure, upstreams, change = (example) => example }: Caddy) {
  const HOME = mkdtempSync(join(tmpdir(), "b4-caddy-"));
  onTestFinished(() => rmSync(HOME, { recursive: true, force: true }));
  const file = join(HOME, "Caddyfile");
  writeFileSync(
    file,
    `{\n admin off\n local_certs\n skip_install_trust\n http_port ${plain}\n https_port ${secure}\n}\n` +
      change(read("deploy/Caddyfile")),
  );
  const [DOMAIN_EN, DOMAIN_EL] = HOSTS;
  const UPSTREAMS = upstreams.map((port) => `127.0.0.1:${port}`).join(" ");
  const env = { PATH: process.env.PATH, HOME, DOMAIN_EN, DOMAIN_EL, UPSTREAMS };
  const args = ["--config", file, "--adapter", "caddyfile"];
  const checked = spawnSync("caddy", ["validate", ...args], { encoding: "utf8", env });
  expect(checked.status, checked.stderr).toBe(0);
  run("caddy", ["run", ...args], env);
  // It makes its certificates as it starts.
  const isUp = () =>
    visit(secure, HOSTS[0], "/healthz").then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(isUp, { timeout: HANG_MS }).toBe(200);
}

/** What a CDN in front of the proxy says of a visitor. */
const SAID = { "x-forwarded-for": "198.51.100.7", "x-forwarded-proto": "https" };

/** What arrives of a visitor, as the files are shipped, and as docs/scaling.md changes them behind a CDN. */
function arrivedOf(process: { arrived: IncomingHttpHeaders[] }) {
  const last = process.arrived.at(-1);
  return [last?.["x-forwarded-for"], last?.["x-forwarded-proto"]];
}

it.skipIf(!hasNginx)(
  "nginx replaces what a visitor claims; behind a CDN it goes on with what that says",
  async () => {
    const site = await answering(200);
    const lines = [...read("docs/scaling.md").matchAll(/`(proxy_set_header (X-\S+) [^`]+;)`/g)];
    expect(lines).toHaveLength(2);
    const behindCdn = (example: string) =>
      lines.reduce(
        (text, [, line = "", name]) =>
          text.replace(new RegExp(`proxy_set_header ${name} .*;`), () => line),
        example,
      );
    for (const [change, arrives] of [
      [undefined, ["127.0.0.1", "https"]],
      [behindCdn, ["198.51.100.7, 127.0.0.1", "https"]],
    ] as const) {
      const secure = await freePort();
      const nginx = await startNginx({
        ports: [site.port],
        certificate: await certificateFor(HOSTS),
        plainPort: Number(await freePort()),
        securePort: Number(secure),
        ...(change && { change }),
      });
      onTestFinished(nginx.close);
      await visit(secure, HOSTS[0], "/", "GET", SAID);
      expect(arrivedOf(site)).toEqual(arrives);
    }
  },
  HANG_MS,
);

it.skipIf(!hasCaddy)(
  "Caddy replaces what a visitor claims; behind a CDN it goes on with what that says",
  async () => {
    const site = await answering(200);
    const behindCdn = (example: string) =>
      example
        .replace(/^\s*header_up .*\n/gm, "")
        .replace(/^(\s*)health_uri/m, "$1trusted_proxies 127.0.0.1/32\n$&");
    for (const [change, arrives] of [
      [undefined, ["127.0.0.1", "https"]],
      [behindCdn, ["198.51.100.7, 127.0.0.1", "https"]],
    ] as const) {
      const [plain, secure] = [await freePort(), await freePort()];
      const upstreams = [String(site.port)];
      await startCaddy({ plain, secure, upstreams, ...(change && { change }) });
      await visit(secure, HOSTS[0], "/", "GET", SAID);
      expect(arrivedOf(site)).toEqual(arrives);
    }
  },
  HANG_MS,
);

it.skipIf(!hasCaddy)(
  "Caddy takes the example as it is, with certificates of its own, and passes over a process that is away",
  async () => {
    const [PORT, none] = [await freePort(), await freePort()];
    const [plain, secure] = [await freePort(), await freePort()];
    await startBehindProxy(PORT);
    await startCaddy({ plain, secure, upstreams: [none, PORT] });
    await bothAreThere(secure);
    expect((await visit(secure, HOSTS[0], "/readyz")).status).toBe(404);
    const sent = httpRequest({ port: Number(plain), path: "/about", headers: { host: HOSTS[1] } });
    const [sentOn] = await once(sent.end(), "response");
    sentOn.resume();
    expect(sentOn.statusCode).toBe(308);
    expect(sentOn.headers.location).toBe(`https://${HOSTS[1]}/about`);
  },
  HANG_MS,
);
