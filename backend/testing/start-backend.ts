import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { type BackendOptions, createBackend, type MailMessage } from "../index.ts";
import { HASH_COST } from "./hash-cost.ts";

export const ADMIN = { email: "admin@people.example", password: "Copper-kettle-at-noon-55" };
export const PUBLIC_TOKEN = "static-public-token";
export const SITE = "https://site.example";
/** Where a site that is not told otherwise sends its notices. */
const HOUSE = "hello@b4.example";

type Json = Record<string, unknown>;
export type TestReply = {
  status: number;
  headers: Headers;
  text: string;
  data: Json;
  code: unknown;
};
export type TestCall = {
  token?: string;
  body?: unknown;
  raw?: BodyInit;
  ip?: string;
  /** What a browser keeps to be known by, `""` for nothing yet. */
  devices?: string;
};

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "backend-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const START = Date.parse("2026-11-20T10:00:00Z");
const ORIGINS = [
  { origin: SITE, language: "en" },
  { origin: "https://el.site.example", language: "el" },
] as const;

const DATABASE = "backend.db";
let prepared: Promise<Buffer> | undefined;

/**
 * A database with a first administrator, made once per process because hashing is slow. Not its secret:
 * each backend has one of its own.
 */
async function prepare(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "backend-prepared-"));
  try {
    const backend = await createBackend({
      dataDir: folder,
      adminEmail: ADMIN.email,
      adminPassword: ADMIN.password,
      allowedOrigins: ORIGINS,
      hashCost: HASH_COST,
      now: () => START,
    });
    await backend.close();
    return readFileSync(join(folder, DATABASE));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function freshFolder(): Promise<string> {
  prepared ??= prepare();
  const folder = temporaryFolder();
  writeFileSync(join(folder, DATABASE), await prepared, { mode: 0o600 });
  return folder;
}

/** A backend on a temporary folder with a clock that the test moves; closed when the test ends. */
export async function startBackend(options: Partial<BackendOptions> = {}) {
  const clock = { now: START };
  const mails: MailMessage[] = [];
  const dataDir = options.dataDir ?? (await freshFolder());
  const backend = await createBackend({
    dataDir,
    publicToken: PUBLIC_TOKEN,
    houseAddresses: [HOUSE],
    adminEmail: ADMIN.email,
    adminPassword: ADMIN.password,
    allowedOrigins: ORIGINS,
    hashCost: HASH_COST,
    now: () => clock.now,
    sendMail: async (message, handingOver) => {
      await handingOver();
      mails.push(message);
    },
    clientAddress: (request) => request.headers.get("x-test-address"),
    ...options,
  });
  let open = true;
  const close = async () => {
    if (!open) return;
    open = false;
    await backend.close();
  };
  onTestFinished(close);

  async function call(method: string, path: string, options: TestCall = {}): Promise<TestReply> {
    const { token, body, raw, ip, devices } = options;
    const headers = new Headers();
    if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
    if (body !== undefined) headers.set("content-type", "application/json");
    if (ip !== undefined) headers.set("x-test-address", ip);
    if (devices !== undefined) headers.set("x-known-devices", devices);
    const response = await backend.fetch(
      new Request(`${SITE}${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(raw !== undefined && { body: raw }),
      }),
    );
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    const json = isJson ? JSON.parse(text) : {};
    return {
      status: response.status,
      headers: response.headers,
      text,
      data: json.data ?? {},
      code: json.errors?.[0]?.extensions?.code,
    };
  }

  async function signIn(credentials: Json = ADMIN) {
    const { status, data } = await call("POST", "/auth/login", { body: credentials });
    if (status !== 200) throw new Error(`Signing in was answered ${status}.`);
    return { access: String(data.access_token), refresh: String(data.refresh_token) };
  }

  /** A second connection to the same database, to look at what is stored. */
  function openStored(): DatabaseSync {
    const db = new DatabaseSync(join(dataDir, DATABASE));
    onTestFinished(() => db.close());
    return db;
  }

  return { backend, call, signIn, openStored, clock, mails, dataDir, close };
}

export type TestBackend = Awaited<ReturnType<typeof startBackend>>;
