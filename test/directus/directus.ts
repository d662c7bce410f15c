import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Postgres } from "../support/postgres.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const extension = join(folder, "../../scripts/directus/extension");
const cli = join(folder, "node_modules/directus/cli.js");
/** What the embedded backend takes too (docs/directus.md). */
const FILE_TYPES = [
  "image/png,image/jpeg,image/gif,image/webp,image/avif,application/pdf,application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.oasis.opendocument.text",
].join(",");
const START_TIMEOUT_MS = 900_000;

export type Directus = { url: string; email: string; password: string; stop(): Promise<void> };
/** Where notices go that have no address of their own; the site has to say the same. */
export const CONTACT_EMAIL = "hello@house.example.com";

/** Who administers a Directus of the tests. */
export const ADMINISTRATOR = { email: "admin@example.com", password: "Copper-kettle-at-noon-55" };

export type DirectusOptions = {
  port: number;
  smtpPort: number;
  /** Where links in mails may lead. */
  origins: readonly string[];
  /** Where the website's notices go. */
  house: string;
  postgres: Postgres;
};

/** A real Directus on PostgreSQL: bootstrapped, started, answering its ping. */
export async function startDirectus(options: DirectusOptions): Promise<Directus> {
  const { port, smtpPort, origins, house, postgres } = options;
  const work = mkdtempSync(join(tmpdir(), "contract-directus-"));
  mkdirSync(join(work, "uploads"));
  // Without one in its folder it loads no extensions at all.
  writeFileSync(join(work, "package.json"), '{"name":"directus","version":"1.0.0"}');
  cpSync(extension, join(work, "extensions/b4-site"), { recursive: true });
  const { email, password } = ADMINISTRATOR;
  const url = `http://127.0.0.1:${port}`;
  const env = {
    HOME: work,
    PATH: process.env.PATH,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: url,
    KEY: randomBytes(16).toString("hex"),
    SECRET: randomBytes(32).toString("hex"),
    DB_CLIENT: "pg",
    DB_HOST: postgres.socketFolder,
    DB_PORT: String(postgres.port),
    DB_DATABASE: "directus",
    DB_USER: postgres.user,
    DB_PASSWORD: "unused",
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    STORAGE_LOCAL_ROOT: join(work, "uploads"),
    EXTENSIONS_PATH: join(work, "extensions"),
    FILES_MAX_UPLOAD_SIZE: "5mb",
    FILES_MIME_TYPE_ALLOW_LIST: FILE_TYPES,
    MAX_PAYLOAD_SIZE: "1mb",
    // Whole addresses: an origin alone would allow its front page and nothing else.
    PASSWORD_RESET_URL_ALLOW_LIST: origins.map((at) => `${at}/account/reset-password`).join(","),
    USER_INVITE_URL_ALLOW_LIST: origins.map((at) => `${at}/account/accept-invite`).join(","),
    EMAIL_TRANSPORT: "smtp",
    EMAIL_SMTP_HOST: "127.0.0.1",
    EMAIL_SMTP_PORT: String(smtpPort),
    EMAIL_SMTP_IGNORE_TLS: "true",
    EMAIL_VERIFY_SETUP: "false",
    EMAIL_FROM: "directus@example.com",
    CONTACT_EMAIL,
    NOTICE_EMAILS: `careers-apply=jobs@house.example.com, press=${house}`,
    // Its four lanes wait for each other: on a busy machine one password takes as long as the site waits.
    HASH_MEMORY_COST: "1024",
    HASH_TIME_COST: "2",
    HASH_PARALLELISM: "1",
    LOGIN_STALL_TIME: "0",
    REGISTER_STALL_TIME: "0",
    PRESSURE_LIMITER_ENABLED: "false",
    TELEMETRY: "false",
    // Every few seconds, so that no test waits for the next minute.
    OUTBOX_CRON: "*/2 * * * * *",
    RETENTION_CRON: "*/2 * * * * *",
    LOG_LEVEL: "error",
  };
  const bootstrap = spawnSync(process.execPath, [cli, "bootstrap"], {
    cwd: work,
    env,
    encoding: "utf8",
  });
  if (bootstrap.status !== 0) throw new Error(`bootstrap: ${bootstrap.stdout}${bootstrap.stderr}`);
  const server = spawn(process.execPath, [cli, "start"], {
    cwd: work,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  await waitForPing(url, server);
  return {
    url,
    email,
    password,
    async stop() {
      const exit = once(server, "exit");
      server.kill("SIGTERM");
      await Promise.race([exit, sleep(5000)]);
      server.kill("SIGKILL");
      rmSync(work, { recursive: true, force: true });
    },
  };
}

async function waitForPing(url: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await sleep(200)) {
    if (server.exitCode !== null) throw new Error("Directus ended while starting");
    const ping = await fetch(`${url}/server/ping`).catch(() => undefined);
    if (ping?.ok) return;
  }
  throw new Error("Directus did not start");
}
