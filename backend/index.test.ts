import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { createBackend } from "./index.ts";
import { startBackend, temporaryFolder } from "./testing/start-backend.ts";

const ORIGINS = [{ origin: "https://site.example", language: "en" }] as const;

it("makes an administrator with a generated password once, and tells it once", async () => {
  const dataDir = temporaryFolder();
  const backend = await createBackend({ dataDir, allowedOrigins: ORIGINS });
  expect(backend.firstAdmin).toEqual({
    email: "admin@example.com",
    password: expect.stringMatching(/^[\w-]{24}$/),
  });
  const login = await backend.fetch(
    new Request("https://site.example/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(backend.firstAdmin),
    }),
  );
  expect(login.status).toBe(200);
  await backend.close();
  const db = new DatabaseSync(join(dataDir, "backend.db"));
  // What a password costs whoever guesses it, unless a test says otherwise.
  expect(db.prepare("SELECT password FROM users").get()?.password).toMatch(/m=19456,t=2,p=1\$/);
  db.close();
  const again = await createBackend({ dataDir, allowedOrigins: ORIGINS });
  expect(again.firstAdmin).toBeUndefined();
  await again.close();
});

it("keeps its data from other users of the machine", async () => {
  const { dataDir } = await startBackend();
  for (const name of ["backend.db", "secret"]) {
    expect(statSync(join(dataDir, name)).mode & 0o077, name).toBe(0);
  }
  expect(statSync(join(dataDir, "files")).mode & 0o077).toBe(0);
});

it("writes so that a crash loses nothing that was acknowledged", async () => {
  const { openStored } = await startBackend();
  expect(openStored().prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
});

it("does not start without an origin that links may lead to", async () => {
  const options = { dataDir: temporaryFolder(), allowedOrigins: [] };
  await expect(createBackend(options)).rejects.toThrow("allowed origin");
});
