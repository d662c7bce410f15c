/**
 * The built site on a real Directus, for the journeys of journeys.config.ts, until it is told to stop: what
 * Directus sends by mail is read at a port of its own.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DIRECTUS_PORT, MAILBOX_PORT, PORT, SITES, variablesOf } from "../e2e/sites.ts";
import { CONTACT_EMAIL } from "./directus.ts";
import { PUBLIC_TOKEN, startInstallation } from "./installation.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const installation = await startInstallation({
  origins: Object.values(SITES),
  port: DIRECTUS_PORT,
});
const data = mkdtempSync(join(tmpdir(), "journeys-site-"));
const site = spawn(process.execPath, ["server.ts"], {
  cwd: root,
  stdio: "inherit",
  env: {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    ...variablesOf(PORT),
    DATA_DIR: data,
    CONTENT_BACKEND_URL: installation.url,
    CONTENT_BACKEND_TOKEN: PUBLIC_TOKEN,
    CONTACT_EMAIL,
  },
});
const exit = once(site, "exit");

const mailbox = createServer(async (request, response) => {
  const { searchParams } = new URL(request.url ?? "/", "http://localhost");
  const mails = await installation.mailsTo(searchParams.get("to") ?? "");
  response.setHeader("content-type", "application/json").end(JSON.stringify(mails));
}).listen(MAILBOX_PORT, "127.0.0.1");

async function stop() {
  site.kill();
  await exit;
  mailbox.close();
  await installation.close();
  rmSync(data, { recursive: true, force: true });
  process.exit();
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
