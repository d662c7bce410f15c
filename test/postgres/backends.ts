import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type BackendOptions, createBackend } from "../../backend/index.ts";
import { HASH_COST } from "../../backend/testing/hash-cost.ts";

export const ADMIN = { email: "admin@people.example", password: "Copper-kettle-at-noon-55" };
export const PUBLIC_TOKEN = "static-public-token";
const SITE = "https://site.example";

export type Reply = { status: number; code: unknown; data: Record<string, unknown>; text: string };
export type BackendProcess = Awaited<ReturnType<typeof startOn>>;

/** A backend as one of several processes has it: the database is shared, the folder its own. */
export async function startOn(databaseUrl: string, options: Partial<BackendOptions> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "postgres-"));
  const backend = await createBackend({
    dataDir,
    databaseUrl,
    publicToken: PUBLIC_TOKEN,
    adminEmail: ADMIN.email,
    adminPassword: ADMIN.password,
    allowedOrigins: [{ origin: SITE, language: "en" }],
    hashCost: HASH_COST,
    ...options,
  });
  onTestFinished(async () => {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function call(
    method: string,
    path: string,
    { token, body, raw }: { token?: string; body?: unknown; raw?: BodyInit } = {},
  ): Promise<Reply> {
    const response = await backend.fetch(
      new Request(SITE + path, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(raw !== undefined && { body: raw }),
      }),
    );
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    const { data = {}, errors = [] } = isJson ? JSON.parse(text) : {};
    return { status: response.status, code: errors[0]?.extensions?.code, data, text };
  }

  async function signIn(): Promise<{ access: string; refresh: string }> {
    const { data } = await call("POST", "/auth/login", { body: ADMIN });
    return { access: String(data.access_token), refresh: String(data.refresh_token) };
  }

  return { backend, call, signIn, dataDir };
}
