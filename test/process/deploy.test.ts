/** What lies in deploy/: nginx and Caddy are run; of what can't run here, what it names is held against the tree. */

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Ajv from "ajv";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { stagesOf } from "../../scripts/machine/dockerfile.ts";
import { siteArguments, siteEnvironment } from "../../scripts/site-process.mjs";
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

async function visit(port: string, host: string, path: string, method = "GET") {
  const sent = request({
    ...{ host: "127.0.0.1", port: Number(port), path, method, servername: host, agent: false },
    ...{ headers: { host }, rejectUnauthorized: false },
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

/** A process as nginx sees it: answers everything alike, and counts. */
async function answering(status: number) {
  const seen: string[] = [];
  const server = createServer((req, res) => {
    seen.push(`${req.method}`);
    req.resume().on("end", () => res.writeHead(status).end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, seen };
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

it.skipIf(!hasCaddy)(
  "Caddy takes the example as it is, with certificates of its own, and passes over a process that is away",
  async () => {
    const [PORT, none] = [await freePort(), await freePort()];
    const [plain, secure] = [await freePort(), await freePort()];
    const HOME = mkdtempSync(join(tmpdir(), "b4-caddy-"));
    onTestFinished(() => rmSync(HOME, { recursive: true, force: true }));
    // Ports, and who vouches for the certificates, are this machine's; all else is the file's.
    const file = join(HOME, "Caddyfile");
    writeFileSync(
      file,
      `{\n admin off\n local_certs\n skip_install_trust\n http_port ${plain}\n https_port ${secure}\n}\n` +
        read("deploy/Caddyfile"),
    );
    const [DOMAIN_EN, DOMAIN_EL] = HOSTS;
    const UPSTREAMS = `127.0.0.1:${none} 127.0.0.1:${PORT}`;
    const env = { PATH: process.env.PATH, HOME, DOMAIN_EN, DOMAIN_EL, UPSTREAMS };
    const args = ["--config", file, "--adapter", "caddyfile"];
    const checked = spawnSync("caddy", ["validate", ...args], { encoding: "utf8", env });
    expect(checked.status, checked.stderr).toBe(0);
    await startBehindProxy(PORT);
    run("caddy", ["run", ...args], env);
    // It makes its certificates as it starts.
    const isUp = () =>
      visit(secure, HOSTS[0], "/healthz").then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(isUp, { timeout: HANG_MS }).toBe(200);
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

it("compose, workflows and the update policy are well formed and name what exists", () => {
  const compose = parse(read("deploy/compose.yaml"), { merge: true });
  const sites = Object.keys(compose.services).filter((name) => name.startsWith("site-"));
  expect(sites).toHaveLength(2);
  const env = readdirSync(root)
    .filter((name) => /^env.*\.ts$/.test(name))
    .map(read)
    .join("");
  for (const name of sites) {
    const { environment, read_only, build, volumes } = compose.services[name];
    expect(read_only).toBe(true);
    expect(existsSync(join(root, "deploy", build.context, build.dockerfile))).toBe(true);
    // Each sees the other's intake, so that every archive holds both.
    const other = sites.find((site) => site !== name);
    expect(volumes).toEqual([`${name}:/data`, `${other}:${environment.BACKUP_FOLDERS}`]);
    const unknown = Object.keys(environment).filter((one) => !env.includes(`${one}:`));
    expect(unknown).toEqual([]);
  }
  // Otherwise a log fills the disk one night.
  for (const { logging } of Object.values<{ logging: object }>(compose.services)) {
    expect(logging).toMatchObject({ options: { "max-size": "10m" } });
  }
  const wanted = [...read("deploy/Caddyfile").matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(compose.services.front.environment)).toEqual([...new Set(wanted)]);
  const hosts = compose.services.front.environment.UPSTREAMS.split(" ");
  expect(hosts).toEqual(sites.map((name) => `${name}:3000`));
  const workflows = readdirSync(join(root, ".github/workflows"));
  for (const name of workflows) {
    const { jobs } = parse(read(`.github/workflows/${name}`));
    const steps = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap((job) => job.steps);
    const commands = steps.map(({ run }) => run ?? "");
    if (name !== "operations.yml") expect(commands).toContain(".ci/run");
    const named = commands.join(" ").match(/\b(?:scripts|test)\/[\w./-]+/g) ?? [];
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  }
  expect(workflows).toHaveLength(3);
  // Nothing is released that has not passed.
  expect(parse(read(".github/workflows/release.yml")).jobs.release.needs).toBe("check");
  expect(JSON.parse(read("renovate.json")).extends).toContain("config:recommended");
});

it("the compose file is as the Compose Specification has it, and the Dockerfile as a linter has it", () => {
  // Of compose-spec/compose-spec on GitHub (Apache 2.0).
  const schema = JSON.parse(read("test/support/schemas/compose-spec.json"));
  const isSound = new Ajv({ strict: false, validateFormats: false }).compile({
    ...schema,
    $schema: undefined,
  });
  const compose = parse(read("deploy/compose.yaml"), { merge: true });
  isSound(compose);
  expect(isSound.errors).toBeNull();
  expect(isSound({ ...compose, services: { site: { imagine: "b4-site" } } })).toBe(false);
  const text = read("deploy/Dockerfile");
  const [, last] = stagesOf(text);
  expect(last?.steps).toContainEqual({ keyword: "USER", value: "b4" });
  expect(() => stagesOf(text.replace("USER b4", "USR b4"))).toThrow(/line \d+: .*USR/);
});

const hasAnalyze = spawnSync("systemd-analyze", ["--version"]).status === 0;

it.skipIf(!hasAnalyze)(
  "systemd knows every word of the unit, and finds little that it leaves open",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "b4-unit-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    // What it starts has to be there; all else is the file's.
    const unit = read("deploy/b4-site@.service").replace(/^ExecStart=\S+/m, "ExecStart=/bin/true");
    const file = join(folder, "b4-site@3000.service");
    writeFileSync(file, unit);
    const analyze = (...args: string[]) =>
      spawnSync("systemd-analyze", [...args, file], { encoding: "utf8" });
    const verified = analyze("verify", "--man=no", "--recursive-errors=no");
    expect(verified.status, verified.stderr).toBe(0);
    expect(verified.stderr).not.toMatch(/b4-site.*(?:Unknown|Failed|Invalid)/);
    // In hundredths of ten: 32 today, 96 for one that asks for nothing of it.
    const secured = analyze("security", "--offline=true", "--threshold=35");
    expect(secured.status, secured.stdout).toBe(0);
  },
);

it("container and unit start the process as npm start does, as a user without rights", () => {
  const container = read("deploy/Dockerfile");
  const unit = read("deploy/b4-site@.service");
  for (const text of [container, unit]) {
    for (const [name, value] of Object.entries(siteEnvironment)) {
      expect(text, name).toMatch(new RegExp(`${name}=(?:/site/)?${value}`));
    }
    for (const argument of [...siteArguments, "server.ts"]) expect(text).toContain(argument);
  }
  expect(container.match(/^FROM /gm)).toHaveLength(2);
  const last = container.slice(container.lastIndexOf("\nFROM "));
  expect(last.indexOf("USER b4")).toBeGreaterThan(0);
  expect(last.indexOf("USER b4")).toBeLessThan(last.indexOf('CMD ["node", "--max'));
  expect(last).toContain("HEALTHCHECK");
  for (const path of container.match(/scripts\/[\w./-]+/g) ?? []) {
    expect(existsSync(join(root, path))).toBe(true);
  }
  expect(unit).toMatch(/^User=b4$/m);
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
});
