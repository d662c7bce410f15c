/** Where the main thread's time goes, from samples that V8 takes, by the Chrome DevTools protocol. */
import { moduleAt } from "./built-modules.ts";

type CallFrame = { functionName: string; url: string; lineNumber: number };
type ProfileNode = { id: number; callFrame: CallFrame; children?: number[] };
type Profile = { nodes: ProfileNode[]; samples: number[]; timeDeltas: number[] };

/** Between two samples, in microseconds. */
const INTERVAL_US = 200;

/** What a sample is counted for, in the order in which a report shows them. */
export const PARTS = [
  "React",
  "components",
  "React Router",
  "loaders, actions, server",
  "content backend",
  "Request, Response, streams",
  "HTTP and the rest of Node",
  "garbage",
  "native code",
] as const;
export type Part = (typeof PARTS)[number];

export type Breakdown = {
  /** Time in which the thread worked, in microseconds. */
  busyUs: number;
  parts: ReadonlyMap<Part, number>;
  /** The functions with the most time of their own, in microseconds. */
  functions: readonly { name: string; us: number }[];
};

/** Samples a process started with `--inspect` at a port while `work` goes on. */
export async function profiled(port: number, work: () => Promise<void>): Promise<Breakdown> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? "");
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  let last = 0;
  const call = (method: string, params = {}) =>
    new Promise<unknown>((resolve) => {
      waiting.set(++last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await call("Profiler.enable");
  await call("Profiler.setSamplingInterval", { interval: INTERVAL_US });
  await call("Profiler.start");
  await work();
  const { profile } = (await call("Profiler.stop")) as { profile: Profile };
  socket.close();
  return breakdownOf(profile);
}

function breakdownOf({ nodes, samples, timeDeltas }: Profile): Breakdown {
  const parents = new Map<number, number>();
  for (const { id, children = [] } of nodes) for (const child of children) parents.set(child, id);
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, inModule(callFrame)]));
  const parts = new Map<Part, number>();
  const functions = new Map<string, number>();
  let busyUs = 0;
  for (const [at, id] of samples.entries()) {
    const us = timeDeltas[at] ?? 0;
    const stack: CallFrame[] = [];
    for (let next: number | undefined = id; next !== undefined; next = parents.get(next)) {
      const frame = frames.get(next);
      if (frame) stack.push(frame);
    }
    const part = partOf(stack);
    if (!part) continue;
    busyUs += us;
    parts.set(part, (parts.get(part) ?? 0) + us);
    const name = nameOf(stack);
    functions.set(name, (functions.get(name) ?? 0) + us);
  }
  const sorted = [...functions].toSorted(([, a], [, b]) => b - a);
  return { busyUs, parts, functions: sorted.map(([name, us]) => ({ name, us })) };
}

const inModule = (frame: CallFrame): CallFrame => ({
  ...frame,
  url: moduleAt(frame.url, frame.lineNumber),
});

const isReact = ({ url }: CallFrame) => /\/node_modules\/(react|react-dom)\//.test(url);

/** Undefined while the thread has nothing to do. What has no file counts for whoever called it. */
function partOf(stack: readonly CallFrame[]): Part | undefined {
  const [top] = stack;
  if (!top || top.functionName === "(idle)" || top.functionName === "(root)") return undefined;
  if (top.functionName === "(garbage collector)") return "garbage";
  const own = stack.find(({ url }) => url !== "");
  if (!own) return "native code";
  if (isReact(own)) return "React";
  if (stack.some(isReact)) return "components";
  const { url } = own;
  if (/\/node_modules\/(@react-router|react-router)\//.test(url)) return "React Router";
  if (/\/backend\/|\/embedded-backend\.ts|\/node_modules\/(kysely|jose)\//.test(url))
    return "content backend";
  if (
    /^node:internal\/(webstreams|deps\/undici|streams|url|encoding)|node-fetch-server/.test(url)
  ) {
    return "Request, Response, streams";
  }
  return url.startsWith("node:") ? "HTTP and the rest of Node" : "loaders, actions, server";
}

function nameOf(stack: readonly CallFrame[]): string {
  const at = stack.findIndex(({ url }) => url !== "");
  const own = stack[at];
  const name = stack[0]?.functionName || "(anonymous)";
  if (!own) return name;
  const file = own.url.split("/").at(-1) ?? "";
  return at > 0 ? `${name} of ${own.functionName || "(anonymous)"} (${file})` : `${name} (${file})`;
}
