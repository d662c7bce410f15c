import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The server under test has one core, what loads it another. */
export const SERVER_CORE = 0;
export const LOAD_CORE = 1;
const READY_TIMEOUT_MS = 20_000;
/** Kernel clock ticks per second; 100 on every Linux we know. */
const TICKS_PER_S = 100;

const children = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

export function isInstalled(command: string): boolean {
  return spawnSync("which", [command]).status === 0;
}

/** The command on one core, where the system can pin processes. */
export function pinned(core: number, command: string, args: readonly string[]) {
  return isInstalled("taskset")
    ? { command: "taskset", args: ["-c", String(core), command, ...args] }
    : { command, args: [...args] };
}

export type Running = {
  pid: number;
  url: string;
  output: () => string;
  /** Milliseconds from the start until `ready` was seen. */
  startMs: number;
  stop: () => Promise<void>;
};

type Start = {
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
  url: string;
  /** Resolves once the process serves; gets what it has printed. */
  isReady: (output: string) => boolean | Promise<boolean>;
  /** Longer than usual where the machine has other work. */
  timeoutMs?: number;
};

/** Starts a server on the server's core and waits until it serves. */
export async function start({
  command,
  args,
  env,
  cwd = ROOT,
  url,
  isReady,
  timeoutMs = READY_TIMEOUT_MS,
}: Start) {
  const begun = performance.now();
  const line = pinned(SERVER_CORE, command, args);
  const child = spawn(line.command, line.args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  while (!(await isReady(output))) {
    if (child.exitCode !== null) throw new Error(`${command} ended: ${output}`);
    if (performance.now() - begun > timeoutMs) throw new Error(`${command} hangs: ${output}`);
    await sleep(5);
  }
  const running: Running = {
    pid: child.pid ?? 0,
    url,
    output: () => output,
    startMs: performance.now() - begun,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      if (child.exitCode === null) {
        child.kill("SIGTERM");
        await ended;
      }
      children.delete(child);
    },
  };
  return running;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resident memory of a process, in megabytes. */
export function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Processor time a process has used so far, in microseconds. */
export function cpuUs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_S) * 1e6;
}

/** A child's own child, for servers that fork a worker. */
export function workerOf(pid: number): number {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return Number(list.split(" ")[0]) || pid;
}
