import { spawn } from "node:child_process";
import { cpuUs, isInstalled, LOAD_CORE, pinned } from "./process.ts";

export const CONNECTIONS = 32;
/** What a current browser sends about encodings. */
export const BROWSER_ENCODINGS = "gzip, deflate, br, zstd";

export type Load = {
  requestsPerS: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were not 2xx or 3xx. */
  failed: number;
  requests: number;
  /** Processor time of the server per request: tells servers apart where the machine is shared. */
  cpuUsPerRequest: number;
};

export const canLoad = () => isInstalled("wrk");

type LoadOptions = {
  seconds?: number;
  connections?: number;
  headers?: Record<string, string>;
  /** The process that serves, for its processor time. */
  pid?: number;
};

/** Loads an address with wrk from a core of its own. */
export async function load(url: string, options: LoadOptions = {}): Promise<Load> {
  const { seconds = 3, connections = CONNECTIONS, headers = {}, pid } = options;
  const target = new URL(url);
  const all = { Host: target.host, "Accept-Encoding": BROWSER_ENCODINGS, ...headers };
  target.hostname = "127.0.0.1";
  const line = pinned(LOAD_CORE, "wrk", [
    ...["-t1", `-c${connections}`, `-d${seconds}s`, "--latency"],
    ...Object.entries(all).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    target.href,
  ]);
  const before = pid ? cpuUs(pid) : 0;
  const output = await new Promise<string>((resolve, reject) => {
    const child = spawn(line.command, line.args);
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
    });
    child.on("error", reject).on("close", () => resolve(text));
  });
  const used = pid ? cpuUs(pid) - before : 0;
  const requests = Number(/(\d+) requests in/.exec(output)?.[1] ?? 0);
  if (requests === 0) throw new Error(`wrk got no answer from ${url}: ${output}`);
  return {
    requests,
    requestsPerS: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50Ms: milliseconds(/50%\s+(\S+)/.exec(output)?.[1]),
    p99Ms: milliseconds(/99%\s+(\S+)/.exec(output)?.[1]),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0),
    cpuUsPerRequest: used / requests,
  };
}

function milliseconds(text = ""): number {
  const value = Number.parseFloat(text);
  return text.endsWith("us") ? value / 1000 : text.endsWith("ms") ? value : value * 1000;
}
