import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { siteArguments, siteEnvironment } from "../../scripts/site-process.mjs";
import { cpuUs, freePort, ROOT, type Running, start } from "./process.ts";

/** The built site as it runs in production; `cwd` for a copy of the project. */
export async function startSite({
  cwd = ROOT,
  entry = "server.ts",
  nodeOptions = [],
  env = {},
  timeoutMs,
}: {
  cwd?: string;
  entry?: string;
  nodeOptions?: readonly string[];
  env?: Record<string, string>;
  timeoutMs?: number;
} = {}): Promise<Running> {
  const port = await freePort();
  return start({
    command: process.execPath,
    args: [...siteArguments, ...nodeOptions, entry],
    cwd,
    env: {
      ...siteEnvironment,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "b4-bench-")),
      ...env,
    },
    url: `http://localhost:${port}`,
    isReady: (output) => /^ready /m.test(output),
    ...(timeoutMs && { timeoutMs }),
  });
}

/** The same site with every page rendered for every request. */
export const startRenderingSite = (cwd = ROOT) =>
  startSite({ cwd, entry: "bench/support/rendering-server.ts" });

/** Part of its core that a process may use and still count as quiet. */
const QUIET_SHARE = 0.04;
const LOOK_MS = 500;

/** Resolves when a process has nothing left to do: the page cache is filled. */
export async function settled(pid: number): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    const before = cpuUs(pid);
    await sleep(LOOK_MS);
    quiet = cpuUs(pid) - before < LOOK_MS * 1000 * QUIET_SHARE ? quiet + 1 : 0;
  }
}
