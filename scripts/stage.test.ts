/** A run that is told to stop leaves nothing behind: the next one would find its ports taken. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { freePort, HANG_MS } from "../test/support/process.ts";

/** It has been told to end when the run has ended; its port is free in so many milliseconds. */
const GONE_MS = 60_000;
const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** A Playwright of its own with a server, whose one test goes on for ever; in the place of a stage. */
async function endlessStage() {
  const folder = mkdtempSync(join(tmpdir(), "b4-stage-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  write(
    "server.mjs",
    `import { createServer } from "node:http";
     let hasBegun = false;
     createServer((req, res) => {
       hasBegun ||= req.url === "/begun";
       res.end(JSON.stringify({ hasBegun, pid: process.pid }));
     }).listen(${port}, "127.0.0.1");`,
  );
  write(
    "endless.spec.mjs",
    `import { test } from "@playwright/test";
     test.setTimeout(0);
     test("goes on", async () => {
       await fetch("${base}/begun");
       await new Promise((resolve) => setTimeout(resolve, ${HANG_MS}));
     });`,
  );
  const config = write(
    "playwright.config.mjs",
    // Its results stay here: Playwright empties their folder, in which the reports of all stages are.
    `export default { testDir: ".", outputDir: "results", webServer: { command: "node server.mjs", url: "${base}" } };`,
  );
  const script = write(
    "stages.mjs",
    `import { ENDS_PLAYWRIGHT, fail, run } from "${ROOT}scripts/install.mjs";
     run("playwright", ["test", "--config", "${config}"], { stopBy: ENDS_PLAYWRIGHT }).catch(fail);`,
  );
  const runner = write(
    "test.mjs",
    `import { runStage } from "${ROOT}scripts/stage.mjs";
     process.exit((await runStage("any", "A stage", "${script}")) ? 0 : 1);`,
  );
  /** What the server says of itself; undefined when nobody is there. */
  const server = (): Promise<{ hasBegun: boolean; pid: number } | undefined> =>
    fetch(base, { headers: { connection: "close" } }).then(
      (answer) => answer.json(),
      () => undefined,
    );
  return { server, runs: { "a stage of npm test": runner, "a command of its own": script } };
}

function endNow(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // Gone, as it should be.
  }
}

it.each(["a stage of npm test", "a command of its own"] as const)(
  "%s ends the servers that Playwright has started",
  async (which) => {
    const { server, runs } = await endlessStage();
    const child = spawn(process.execPath, [runs[which]], { stdio: "ignore" });
    onTestFinished(() => void child.kill("SIGKILL"));
    await expect.poll(async () => (await server())?.hasBegun, { timeout: HANG_MS }).toBe(true);
    const pid = (await server())?.pid ?? 0;
    onTestFinished(() => endNow(pid));
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    expect(await exit).toEqual([1, null]);
    // By its port: who is ended by force may be held in the list of processes by whoever inherited it.
    await expect.poll(server, { timeout: GONE_MS }).toBeUndefined();
  },
  HANG_MS,
);
