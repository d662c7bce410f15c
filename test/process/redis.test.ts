import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  type SharedInvalidation,
  shareInvalidation,
} from "../../server/page-cache/shared-invalidation.ts";
import { expectConsole } from "../support/fail-on-console.ts";

const redis = spawnSync("which", ["redis-server"], { encoding: "utf8" }).stdout.trim();
// Loud on purpose: console.* is watched in tests, and a silent skip looks like a pass.
if (!redis)
  process.stderr.write(
    "\nSKIPPED: redis-server is not installed; nothing of REDIS_URL was tested\n\n",
  );

const EVERYWHERE_MS = 1_000;
const siteUrls = { en: new URL("http://localhost:3000"), el: new URL("http://el.localhost:3000") };
let port: number;
let folder: string;
let server: ChildProcess | undefined;
const joined: SharedInvalidation[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "b4-redis-"));
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  port = (probe.address() as { port: number }).port;
  probe.close();
});
afterEach(() => {
  for (const one of joined.splice(0)) one.close();
});
afterAll(() => {
  server?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

async function startRedis() {
  const args = ["--port", String(port), "--save", "", "--dir", folder, "--bind", "127.0.0.1"];
  server = spawn(redis, args, { stdio: ["ignore", "pipe", "ignore"] });
  for await (const chunk of server.stdout ?? []) {
    if (String(chunk).includes("Ready to accept connections")) break;
  }
}

async function killRedis() {
  server?.kill("SIGKILL");
  if (server) await once(server, "exit");
}

/** One process among several, with what its cache was told. */
async function startProcess() {
  const cached = { invalidate: vi.fn(), expireAll: vi.fn() };
  const redisUrl = `redis://127.0.0.1:${port}`;
  const shared = await shareInvalidation({ redisUrl, siteUrls }, cached);
  joined.push(shared);
  return { cached, ...shared };
}

describe.skipIf(!redis)("with REDIS_URL", () => {
  it("tells all processes within a second, survives the loss of Redis, and catches up", async () => {
    const errors = expectConsole("error");
    const info = vi.spyOn(console, "info").mockImplementation(() => {});
    await startRedis();
    const [one, two, three] = [await startProcess(), await startProcess(), await startProcess()];
    // Joining takes a moment; until then nothing is lost but freshness.
    await vi.waitFor(() => {
      one.invalidate(["joined"]);
      expect(two.cached.invalidate).toHaveBeenCalledWith(["joined"]);
      expect(three.cached.invalidate).toHaveBeenCalledWith(["joined"]);
    }, EVERYWHERE_MS * 5);

    one.invalidate(["articles:x", "articles"]);
    expect(one.cached.invalidate).toHaveBeenLastCalledWith(["articles:x", "articles"]);
    await vi.waitFor(() => {
      for (const other of [two, three]) {
        expect(other.cached.invalidate).toHaveBeenCalledWith(["articles:x", "articles"]);
      }
    }, EVERYWHERE_MS);

    await killRedis();
    two.invalidate(["page:/about"]);
    expect(two.cached.invalidate).toHaveBeenLastCalledWith(["page:/about"]);
    await vi.waitFor(() =>
      expect(errors).toHaveBeenCalledWith(
        expect.stringContaining("Redis is away"),
        expect.anything(),
      ),
    );

    for (const each of [one, two, three]) each.cached.expireAll.mockClear();
    await startRedis();
    await vi.waitFor(() => {
      for (const each of [one, two, three]) expect(each.cached.expireAll).toHaveBeenCalled();
    }, EVERYWHERE_MS * 8);
    await vi.waitFor(() => {
      three.invalidate(["back"]);
      expect(one.cached.invalidate).toHaveBeenCalledWith(["back"]);
    }, EVERYWHERE_MS * 5);
    expect(info).toHaveBeenCalledWith("Redis is back");
    info.mockRestore();
  }, 30_000);

  it("does not wait for a Redis that is not there", async () => {
    expectConsole("error");
    await killRedis();
    const started = performance.now();
    const alone = await startProcess();
    alone.invalidate(["articles"]);
    expect(performance.now() - started).toBeLessThan(500);
    expect(alone.cached.invalidate).toHaveBeenCalledWith(["articles"]);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
});
