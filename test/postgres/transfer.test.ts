import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createBackend } from "../../backend/index.ts";
import { HASH_COST } from "../../backend/testing/hash-cost.ts";
import { copyAll, type End, folderEnd, postgresEnd } from "../../backup/between-databases.ts";
import { readStoreAddress } from "../../packages/object-store/address.ts";
import { startStore } from "../../packages/object-store/testing.ts";
import { ADMIN, filledFolder } from "../../scripts/transfer/testing/embedded-folder.ts";
import { startOn } from "./backends.ts";
import { freshDatabase, hasPostgres } from "./cluster.ts";

const PASSWORD = "Copper-kettle-at-noon-55";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "transfer-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function copy(from: Promise<End>, to: Promise<End>) {
  const ends = [await from, await to] as const;
  try {
    return await copyAll(...ends);
  } finally {
    for (const { storage } of ends) await storage.close();
  }
}

describe.skipIf(!hasPostgres)("moving between SQLite and PostgreSQL", () => {
  it("takes everything there and back, and whoever is signed in stays so", async () => {
    const source = await filledFolder();
    const options = {
      allowedOrigins: [{ origin: "https://site.example", language: "en" }],
      hashCost: HASH_COST,
    } as const;
    const before = await createBackend({ dataDir: source, ...options });
    const login = await before.fetch(
      new Request("https://site.example/auth/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: ADMIN, password: PASSWORD }),
      }),
    );
    const token = String((await login.json()).data.access_token);
    await before.close();

    const url = await freshDatabase();
    const there = await copy(folderEnd(source), postgresEnd(url, newFolder()));
    expect(there.filter(({ equal }) => !equal)).toEqual([]);
    const filled = there.filter(({ from }) => from.count > 0).map(({ table }) => table);
    const some = ["users", "sessions", "articles", "leads", "outbox", "files", "contents of files"];
    expect(filled).toEqual(expect.arrayContaining(some));

    const place = newFolder();
    const back = await copy(postgresEnd(url, newFolder()), folderEnd(place));
    expect(back.filter(({ equal }) => !equal)).toEqual([]);
    expect(back.map(({ to }) => to)).toEqual(there.map(({ from }) => from));

    const onPostgres = await startOn(url);
    expect((await onPostgres.call("GET", "/users/me", { token })).data.email).toBe(ADMIN);
    // Keys go on after those that came along.
    const body = { slug: "one-more" };
    expect((await onPostgres.call("POST", "/items/articles", { token, body })).status).toBe(200);
    const again = await createBackend({ dataDir: place, ...options });
    onTestFinished(() => again.close());
    const me = await again.fetch(
      new Request("https://site.example/users/me", {
        headers: { authorization: `Bearer ${token}` },
      }),
    );
    expect(me.status).toBe(200);
  });

  it("brings contents into a store, and back from there", async () => {
    const [source, url, store] = [await filledFolder(), await freshDatabase(), await startStore()];
    onTestFinished(store.close);
    const end = () => postgresEnd(url, newFolder(), readStoreAddress(store.url));
    const there = await copy(folderEnd(source), end());
    const back = await copy(end(), folderEnd(newFolder()));
    expect([...there, ...back].filter(({ equal }) => !equal)).toEqual([]);
    const [contents] = there.filter(({ table }) => table === "contents of files");
    expect(contents?.to.count).toBe(store.objects.size);
    expect(store.objects.size).toBeGreaterThan(0);
  });

  it("fills nothing that somebody uses already", async () => {
    const [source, url] = [await filledFolder(), await freshDatabase()];
    await startOn(url);
    await expect(copy(folderEnd(source), postgresEnd(url, newFolder()))).rejects.toThrow(
      "it has to be new",
    );
  });
});
