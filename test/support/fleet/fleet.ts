import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { siteArguments, siteEnvironment } from "../../../scripts/site-process.mjs";
import { certificateFor } from "../certificate.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { startRoundRobin } from "./round-robin.ts";
import { SIGN_IN } from "./sign-in.ts";
import { DOMAINS } from "./visitor.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const READY_TIMEOUT_MS = 180_000;
const LOOK_MS = 20;

/** A machine of its own: a port, a disk, and the process on it. */
export class Machine {
  readonly port: number;
  readonly metricsPort: number;
  folder = newDisk();
  readonly #variables: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #output = "";

  constructor(port: number, variables: Readonly<Record<string, string>>, metricsPort = 0) {
    this.port = port;
    this.metricsPort = metricsPort;
    this.#variables = variables;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Resolves when it is ready. */
  async start(tree = ROOT): Promise<void> {
    const child = spawn(join(ROOT, "node_modules/.bin/node"), [...siteArguments, "server.ts"], {
      cwd: tree,
      env: {
        PATH: process.env.PATH,
        ...siteEnvironment,
        ...this.#variables,
        PORT: String(this.port),
        ...(this.metricsPort && { METRICS_PORT: String(this.metricsPort) }),
        DATA_DIR: this.folder,
      },
    });
    this.#child = child;
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        this.#output += chunk;
      });
    }
    const until = Date.now() + READY_TIMEOUT_MS;
    while (!/^ready /m.test(output)) {
      if (child.exitCode !== null) throw new Error(`A process ended: ${output}`);
      if (Date.now() > until) throw new Error(`A process does not get ready: ${output}`);
      await sleep(LOOK_MS);
    }
  }

  /** Resolves when it has ended. */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  /** Nothing of what was on its disk is there any more. */
  replaceDisk(): void {
    rmSync(this.folder, { recursive: true, force: true });
    this.folder = newDisk();
  }

  /** All that it has printed, restarts included. */
  output(): string {
    return this.#output;
  }
}

const newDisk = () => mkdtempSync(join(tmpdir(), "b4-machine-"));

export type Fleet = {
  machines: readonly Machine[];
  /** Where the proxy takes requests, over TLS. */
  port: number;
  /** What stands in front, its process where it has one, and what it says went wrong. */
  front: string;
  frontPid: number | undefined;
  complaints(): string;
  close(): Promise<void>;
};

type Proxy = {
  port: number;
  pid?: number | undefined;
  complaints?(): string;
  close(): Promise<void>;
};

type FleetOptions = {
  processes: number;
  /** Empty for SQLite, each its own. */
  databaseUrl: string;
  /** A copy of the built project that they run from. */
  tree?: string;
  /** The proxy's port; 0 for any that is free. */
  port?: number;
  variables?: Record<string, string>;
  /** nginx by the example of deploy/, where the machine has it; else our own. */
  isByExample?: boolean;
  /** Each tells its numbers on a port of its own. */
  isCounted?: boolean;
};

/** Processes on disks of their own and one database, behind a proxy that asks them in turn; all ready. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { processes, databaseUrl, variables = {} } = options;
  const ports = await freePorts(2 * processes + 2);
  const plainPort = ports.pop() ?? 0;
  const port = options.port || (ports.pop() ?? 0);
  const isByExample = options.isByExample === true && hasNginx;
  const machines = ports.slice(0, processes).map(
    (own, index) =>
      new Machine(
        own,
        {
          ...SIGN_IN,
          SITE_URL_EN: `https://${DOMAINS.en}:${port}`,
          SITE_URL_EL: `https://${DOMAINS.el}:${port}`,
          // Our own proxy passes on, before its own, the address that a visitor's request claims.
          TRUST_PROXY: isByExample ? "1" : "2",
          DATABASE_URL: databaseUrl,
          ...variables,
        },
        options.isCounted ? ports[processes + index] : 0,
      ),
  );
  const stop = () => Promise.all(machines.map((machine) => machine.stop("SIGKILL")));
  const forget = () => {
    for (const { folder } of machines) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(machines.map((machine) => machine.start(options.tree)));
    const certificate = await certificateFor(Object.values(DOMAINS));
    const ports = machines.map(({ port }) => port);
    const proxy: Proxy = isByExample
      ? await startNginx({ ports, certificate, plainPort, securePort: port })
      : await startRoundRobin(ports, certificate, port);
    return {
      machines,
      port: proxy.port,
      front: isByExample ? "nginx by deploy/nginx.conf" : "a round robin",
      frontPid: proxy.pid,
      complaints: () => proxy.complaints?.() ?? "",
      async close() {
        await proxy.close();
        await stop();
        forget();
      },
    };
  } catch (error) {
    await stop();
    forget();
    throw error;
  }
}

/** Different ones: taken together, and given back together. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  const ports: number[] = [];
  for (const server of servers) {
    if (!server.listening) await once(server, "listening");
    ports.push((server.address() as AddressInfo).port);
    server.close();
  }
  return ports;
}
