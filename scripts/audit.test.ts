/** npm's own audit against registries that know of a weakness, of none, or can't be asked. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const LIMIT_MS = 120_000;
const ASK = `import { askRegistry } from "./scripts/audit.mjs"; console.log(JSON.stringify(askRegistry()))`;
const { version } = JSON.parse(
  readFileSync(new URL("../node_modules/zod/package.json", import.meta.url), "utf8"),
);

/** What the audit says of a registry that answers so; in a process of its own, as npm waits for it. */
async function saidOf(answer: RequestListener): Promise<unknown> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const cache = mkdtempSync(join(tmpdir(), "b4-npm-"));
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
  const child = spawn(process.execPath, ["--input-type=module", "-e", ASK], {
    cwd: root,
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      // npm remembers what it was told of an advisory.
      npm_config_cache: cache,
    },
  });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  await once(child, "close");
  return JSON.parse(said);
}

/** A registry with one weakness of zod, graded so; nothing where it is undefined. */
const registry =
  (severity: string | undefined): RequestListener =>
  (request, response) => {
    const advisory = { id: 1, url: "https://advisory.example/1", title: "A hole", severity };
    const body = request.url?.endsWith("/advisories/bulk")
      ? severity && { zod: [{ ...advisory, vulnerable_versions: "*", cwe: [], cvss: {} }] }
      : { name: "zod", versions: { [version]: { name: "zod", version } } };
    response.setHeader("content-type", "application/json");
    request.resume().on("end", () => response.end(JSON.stringify(body ?? {})));
  };

it(
  "fails for what is graded high, and not for less",
  async () => {
    expect(await saidOf(registry("high"))).toEqual({ serious: ["zod (high)"] });
    expect(await saidOf(registry("moderate"))).toEqual({ serious: [] });
    expect(await saidOf(registry(undefined))).toEqual({ serious: [] });
  },
  LIMIT_MS,
);

it(
  "knows nothing where the registry has no such answer: that is no pass",
  async () => {
    const refused: RequestListener = (_, response) => response.writeHead(405).end();
    expect(await saidOf(refused)).toEqual({ unknown: expect.stringContaining("405") });
  },
  LIMIT_MS,
);
