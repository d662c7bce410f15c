/** A release on a plain machine: two real processes, restarted one by one, and back when it does not start. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { TOP } from "../../scripts/boundaries/rooms.ts";
import {
  alone,
  buildOf,
  currentRelease,
  releaseBefore,
  releasesIn,
  removeOld,
  switchTo,
  takeAssetsAlong,
} from "../../scripts/deploy/releases.mjs";
import { rollOut, WentBack } from "../../scripts/deploy/roll-out.mjs";
import { freePort, get, HANG_MS } from "../support/process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ASK_MS = 20;
/** What is waited for a release that never starts. */
const NEVER_READY_MS = 1_000;
const OURS = buildOf(ROOT);

/** The built tree as a release of its own, its build's name and one of its files told apart. */
function release(to: string, name: string, build: string): string {
  const folder = join(releasesIn(to), name);
  mkdirSync(folder, { recursive: true });
  const before = currentRelease(to);
  if (before) takeAssetsAlong(before, folder);
  const files = readdirSync(ROOT).filter((file) => /\.ts$|^package\.json$|^tsconfig/.test(file));
  for (const part of [...TOP, "scripts", ...files]) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  cpSync(join(ROOT, "build"), join(folder, "build"), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const assets = join(folder, "build/client/assets");
  renameSync(join(assets, `manifest-${OURS}.js`), join(assets, `manifest-${build}.js`));
  writeFileSync(join(assets, `only-${build}.js`), "export {};\n");
  const server = join(folder, "build/server");
  for (const file of readdirSync(server, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".js")) continue;
    const text = readFileSync(join(server, file), "utf8");
    if (text.includes(OURS)) writeFileSync(join(server, file), text.replaceAll(OURS, build));
  }
  return folder;
}

/** What systemd does on a real machine: the process of a port ends, and another starts in `current`. */
function processes(to: string, dataDir: string) {
  const running = new Map<string, ChildProcess>();
  const end = async (port: string) => {
    const child = running.get(port);
    running.delete(port);
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  onTestFinished(async () => {
    await Promise.all([...running.keys()].map(end));
    for (const folder of [to, dataDir]) rmSync(folder, { recursive: true, force: true });
  });
  return async (PORT: string) => {
    await end(PORT);
    const env = { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, PORT };
    const sites = {
      SITE_URL_EN: "http://localhost:80",
      SITE_URL_EL: "http://el.localhost:80",
    };
    running.set(
      PORT,
      spawn(join(ROOT, "node_modules/.bin/node"), ["server.ts"], {
        cwd: join(to, "current"),
        env: { ...env, ...sites },
        stdio: "ignore",
      }),
    );
  };
}

const statusOf = (port: string, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: "close" } }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );

it(
  "is in service process by process, with the files of the one before, and one that fails goes back",
  async () => {
    const to = mkdtempSync(join(tmpdir(), "b4-deploy-"));
    const restart = processes(to, mkdtempSync(join(tmpdir(), "b4-deploy-data-")));
    const ports = [await freePort(), await freePort()];
    const said: string[] = [];
    const plan = { to, ports, restart, say: (line: string) => void said.push(line) };
    const patienceMs = HANG_MS;

    const first = release(to, "20261125000001-aaaaaaaaaa", OURS);
    await rollOut({ ...plan, folder: first, patienceMs });
    expect(currentRelease(to)).toBe(first);

    // A proxy that asks the other process when one is away never fails meanwhile.
    let [isWatching, asked, failed] = [true, 0, 0];
    const watch = (async () => {
      while (isWatching) {
        const statuses = [];
        for (const port of ports) statuses.push(await statusOf(port, "/readyz"));
        asked++;
        if (!statuses.includes(200)) failed++;
        await new Promise((resolve) => setTimeout(resolve, ASK_MS));
      }
    })();
    const second = release(to, "20261125000002-bbbbbbbbbb", "b0b0b0b0");
    await rollOut({ ...plan, folder: second, patienceMs });
    expect(said.slice(-2)).toEqual(ports.map((port) => `${port} runs b0b0b0b0`));
    for (const port of ports) {
      expect(await statusOf(port, `/assets/only-${OURS}.js`)).toBe(200);
      expect(await statusOf(port, "/assets/only-b0b0b0b0.js")).toBe(200);
    }

    const third = release(to, "20261125000003-cccccccccc", "c0c0c0c0");
    writeFileSync(join(third, "server.ts"), "throw new Error('never starts');\n");
    // It could be waited for as long as one likes; the one before takes the time that it needs.
    const failing = rollOut({
      ...plan,
      folder: third,
      patienceMs: NEVER_READY_MS,
      backMs: HANG_MS,
    });
    await expect(failing).rejects.toThrow(WentBack);
    await expect(failing).rejects.toThrow(
      /port \d+ is not ready: ECONNREFUSED\. The release before runs again/,
    );
    expect(currentRelease(to)).toBe(second);
    isWatching = false;
    await watch;
    expect({ failed, hasAsked: asked > 10 }).toEqual({ failed: 0, hasAsked: true });
    for (const port of ports) expect((await get(port, "/readyz")).status).toBe(200);

    expect(releaseBefore(to)).toBe(first);
    await rollOut({ ...plan, folder: releaseBefore(to), patienceMs });
    for (const port of ports) expect((await get(port, "/readyz")).status).toBe(200);
    expect(currentRelease(to)).toBe(first);
    expect(() => releaseBefore(to)).toThrow("There is no release");

    // The third never served: nobody goes back to it, and it takes nobody's place.
    switchTo(to, third);
    expect(releaseBefore(to)).toBe(second);
    const exist = () => [first, second, third].map((folder) => existsSync(folder));
    removeOld(to, 2, [third]);
    expect(exist()).toEqual([true, true, true]);
    removeOld(to, 1, []);
    expect(exist()).toEqual([false, true, false]);
  },
  HANG_MS,
);

it("is one at a time; one that was killed holds nobody up", async () => {
  const to = mkdtempSync(join(tmpdir(), "b4-deploy-"));
  onTestFinished(() => rmSync(to, { recursive: true, force: true }));
  await alone(to, async () => {
    await expect(alone(to, async () => {})).rejects.toThrow("Another deployment is under way");
  });
  const gone = spawn("true");
  await once(gone, "exit");
  writeFileSync(join(to, ".deploying"), String(gone.pid));
  expect(await alone(to, async () => "done")).toBe("done");
});
