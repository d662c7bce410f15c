/** The order to stop reaches the site through `npm start`, and nothing stays behind; `npm run dev` shows it, too. */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { freePort, get, visit } from "../support/process.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const LIMIT_MS = 180_000;

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanUp.splice(0).reverse()) clean();
});

/** npm, as a service manager starts it: a process group of its own. */
async function npmRun(script: "start" | "dev") {
  const folder = mkdtempSync(join(tmpdir(), "b4-npm-"));
  const port = await freePort();
  const npm = spawn("npm", ["run", script], {
    cwd: root,
    detached: true,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, PORT: port },
  });
  const { pid = 0 } = npm;
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  cleanUp.push(() => {
    for (const one of [pid, ...childrenOf(pid)]) endNow(one);
  });
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const exit = once(npm, "exit") as Promise<[number | null, string | null]>;
  while (!/^ready /m.test(output)) {
    if (npm.exitCode !== null) throw new Error(`ended early: ${output}`);
    await sleep(50);
  }
  const [runner = 0, site = 0] = childrenOf(pid);
  cleanUp.push(() => endNow(site));
  return { npm, pid, port, exit, runner, site, output: () => output };
}

function endNow(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // Gone already.
  }
}

/** Processes below one, the nearest first. */
function childrenOf(pid: number): number[] {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    rows.filter(([, of]) => of === parent).flatMap(([own = 0]) => [own, ...below(own)]);
  return below(pid);
}

async function isGone(pid: number): Promise<true> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await sleep(50);
  }
}

/** An upload that takes its time: begun, and ended when the test says so. */
function slowForm(port: string) {
  const body = new URLSearchParams({ topic: "press", name: "Maria", message: "x".repeat(2_000) });
  const bytes = Buffer.from(String(body));
  const sent = request({
    ...{ port, host: "127.0.0.1", path: "/contact", method: "POST" },
    headers: {
      host: `localhost:${port}`,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": bytes.byteLength,
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.on("error", reject).on("response", (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  sent.write(bytes.subarray(0, 100));
  return { status, finish: () => sent.end(bytes.subarray(100)) };
}

const signal = (process: ChildProcess, name: NodeJS.Signals) => process.kill(name);

it(
  "told once or twice, npm alone or all together, it ends what is under way, and exits 0",
  async () => {
    const { npm, pid, port, exit, site } = await npmRun("start");
    const form = slowForm(port);
    await sleep(200);
    signal(npm, "SIGTERM");
    await expect.poll(async () => (await get(port, "/readyz")).status).toBe(503);
    signal(npm, "SIGTERM");
    process.kill(-pid, "SIGTERM");
    process.kill(-pid, "SIGINT");
    await sleep(200);
    form.finish();
    // Wrong answers, but an answer: the form came back.
    expect(await form.status).toBe(422);
    expect(await exit).toEqual([0, null]);
    expect(await isGone(site)).toBe(true);
    await expect(get(port, "/healthz")).rejects.toThrow("ECONNREFUSED");
  },
  LIMIT_MS,
);

it.each(["npm", "script"] as const)(
  "does not outlive %s when that is killed",
  async (victim) => {
    const { pid, port, runner, site } = await npmRun("start");
    expect((await get(port, "/readyz")).status).toBe(200);
    process.kill(victim === "npm" ? pid : runner, "SIGKILL");
    expect(await isGone(site)).toBe(true);
    await expect(get(port, "/healthz")).rejects.toThrow("ECONNREFUSED");
  },
  LIMIT_MS,
);

it(
  "shows both sites from their sources in development, and ends as it is told",
  async () => {
    const { npm, port, exit, site, output } = await npmRun("dev");
    for (const [path, status] of [
      ["/", 200],
      ["/blog/brand-deal-pricing", 200],
      ["/search?q=live", 200],
      ["/account/sign-in", 200],
      ["/api/_nuxt_icon/lucide.json?icons=menu", 200],
      ["/nope", 404],
    ] as const) {
      for (const language of ["en", "el"] as const) {
        expect((await visit(port, language, path)).status, `${language} ${path}`).toBe(status);
      }
    }
    expect(output()).not.toMatch(/\n\s+at /);
    signal(npm, "SIGTERM");
    await exit;
    expect(await isGone(site)).toBe(true);
  },
  LIMIT_MS,
);
