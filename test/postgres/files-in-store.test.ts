/** FILES_URL: the contents of files in an S3-compatible store, their records in PostgreSQL. */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { inTransaction } from "../../backend/db/transaction.ts";
import { postgresStorage } from "../../backend/storage/postgres-storage.ts";
import { readStoreAddress, type StoreAddress } from "../../packages/object-store/address.ts";
import { startStore } from "../../packages/object-store/testing.ts";
import { startOn } from "./backends.ts";
import { ask, freshDatabase, hasPostgres } from "./cluster.ts";

/** Attempts that a call makes before it gives up (files-in-store.ts). */
const GIVES_UP = [503, 503];
/** More than one part of the database, and of what a stream has at once. */
const CONTENT = `%PDF-1.4\n${"many parts of a page ".repeat(50_000)}`;

async function opened() {
  const store = await startStore();
  onTestFinished(store.close);
  const filesUrl = readStoreAddress(store.url) as StoreAddress;
  const url = await freshDatabase();
  const unnamed = async () => ask(url, "SELECT name FROM unnamed_contents");
  const nothingIsLeft = async () => {
    await expect.poll(unnamed).toEqual([]);
    expect([...store.objects.keys()]).toEqual([]);
  };
  return { ...store, filesUrl, url, unnamed, nothingIsLeft };
}

type Process = Awaited<ReturnType<typeof startOn>>;

function upload(process: Process, token: string) {
  const raw = new FormData();
  raw.append("file", new Blob([CONTENT]), "cv.pdf");
  return process.call("POST", "/files", { token, raw });
}

describe.skipIf(!hasPostgres)("files in a store", () => {
  it("are received by one process, read by another, and erased with their record", async () => {
    const { url, filesUrl, objects, nothingIsLeft } = await opened();
    const [one, other] = [await startOn(url, { filesUrl }), await startOn(url, { filesUrl })];
    const { access: token } = await one.signIn();
    const { status, data } = await upload(one, token);
    expect(status).toBe(200);
    expect([...objects.values()].map(({ byteLength }) => byteLength)).toEqual([CONTENT.length]);
    expect(await ask(url, "SELECT count(*)::int AS n FROM file_parts")).toEqual([{ n: 0 }]);
    expect(readdirSync(join(one.dataDir, "uploads"))).toEqual([]);
    const got = await other.call("GET", `/assets/${data.id}`, { token });
    expect(got.text === CONTENT).toBe(true);
    expect((await other.call("DELETE", `/files/${data.id}`, { token })).status).toBe(204);
    await nothingIsLeft();
    expect((await one.call("GET", `/assets/${data.id}`, { token })).status).toBe(403);
  });

  it("are refused while the store is away, and nothing of them stays", async () => {
    const { url, filesUrl, troubles, objects, nothingIsLeft } = await opened();
    const one = await startOn(url, { filesUrl });
    const { access: token } = await one.signIn();
    troubles.push(...GIVES_UP);
    const refused = await upload(one, token);
    expect(refused).toMatchObject({ status: 503, code: "SERVICE_UNAVAILABLE" });
    expect(await ask(url, "SELECT count(*)::int AS n FROM files")).toEqual([{ n: 0 }]);
    await nothingIsLeft();
    const { data } = await upload(one, token);
    expect(objects.size).toBe(1);
    expect(one.backend.concerns()).toEqual([]);
    troubles.push(...GIVES_UP);
    const away = await one.call("GET", `/assets/${data.id}`, { token });
    expect(away).toMatchObject({ status: 503, code: "SERVICE_UNAVAILABLE" });
    expect(one.backend.concerns()).toEqual([expect.stringContaining("FILES_URL")]);
    expect((await one.call("GET", `/assets/${data.id}`, { token })).status).toBe(200);
  });

  it("are erased by whoever starts next, when the store was away as their record went", async () => {
    const { url, filesUrl, troubles, objects, unnamed, nothingIsLeft } = await opened();
    const one = await startOn(url, { filesUrl });
    const { access: token } = await one.signIn();
    const { data } = await upload(one, token);
    troubles.push(...GIVES_UP);
    expect((await one.call("DELETE", `/files/${data.id}`, { token })).status).toBe(204);
    await expect.poll(() => troubles.length).toBe(0);
    expect(objects.size).toBe(1);
    expect(await unnamed()).toHaveLength(1);
    await startOn(url, { filesUrl });
    await nothingIsLeft();
  });

  it("are not recorded once they were given up", async () => {
    const { url, filesUrl, nothingIsLeft, unnamed } = await opened();
    const { dataDir } = await startOn(url, { filesUrl });
    const storage = await postgresStorage(url, dataDir, filesUrl);
    onTestFinished(() => storage.close());
    const content = async function* () {
      yield Buffer.from(CONTENT);
    };
    const stored = await storage.files.receive("one", "cv.pdf", content());
    await storage.files.bring(stored);
    expect(await unnamed()).toEqual([{ name: "one.pdf" }]);
    // As a round does with what has been on its way for an hour.
    await ask(url, "UPDATE unnamed_contents SET since = 0");
    const keeping = inTransaction({ db: storage.db }, ({ db }) => storage.files.keep(db, stored));
    await expect(keeping).rejects.toThrow("given up");
    await storage.files.settle(stored, false);
    await nothingIsLeft();
  });

  it("leave those in the database where they are", async () => {
    const { url, filesUrl, objects, unnamed } = await opened();
    const before = await startOn(url);
    const { access: token } = await before.signIn();
    const { data } = await upload(before, token);
    const after = await startOn(url, { filesUrl });
    expect((await after.call("GET", `/assets/${data.id}`, { token })).text === CONTENT).toBe(true);
    expect((await after.call("DELETE", `/files/${data.id}`, { token })).status).toBe(204);
    expect(await ask(url, "SELECT count(*)::int AS n FROM file_parts")).toEqual([{ n: 0 }]);
    expect(await unnamed()).toEqual([]);
    expect(objects.size).toBe(0);
  });
});
