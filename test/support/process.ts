import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach } from "vitest";
import { COMPILED } from "./compiled.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/**
 * For tests that start programs one after the other, in milliseconds: whatever takes longer hangs. A
 * machine with much else to do needs 20 s for a start, and no test here is about how quick it is.
 */
export const HANG_MS = 600_000;

const children: ChildProcess[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Starts the real process on a folder of its own, of this tree or a copy; ended with the test. */
export function start(variables: Record<string, string>, tree = root) {
  const folder = mkdtempSync(join(tmpdir(), "b4-"));
  folders.push(folder);
  const child = spawn(join(root, "node_modules/.bin/node"), ["server.ts"], {
    cwd: tree,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATA_DIR: folder,
      ...(tree === root && COMPILED),
      ...variables,
    },
  });
  children.push(child);
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const exit = once(child, "exit").then(([code]) => code as number | null);
  return {
    child,
    folder,
    exit,
    output: () => output,
    ready: async () => {
      while (!/^ready /m.test(output)) {
        if (child.exitCode !== null) throw new Error(`ended early: ${output}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

type Answer = { status: number; body: string };

/** Asks on a connection of its own. */
export function ask(
  port: string,
  path: string,
  headers: Record<string, string> = { host: `localhost:${port}` },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, host: "127.0.0.1", headers });
    sent.on("error", reject).on("response", (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.end();
  });
}

export const get = (port: string, path: string) => ask(port, path);

/** A page as a visitor of that language's host reads it. */
export function visit(port: string, language: "en" | "el", path: string): Promise<Answer> {
  const host = `${language === "en" ? "localhost" : "el.localhost"}:${port}`;
  return ask(port, encodeURI(path), { host, "accept-language": language });
}
