import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { inTransaction } from "../../backend/db/transaction.ts";
import { postgresStorage } from "../../backend/storage/postgres-storage.ts";
import { readStoreAddress, type StoreAddress } from "../../packages/object-store/address.ts";
import { startStore } from "../../packages/object-store/testing.ts";
import { freshDatabase, hasPostgres } from "./cluster.ts";

/** The most that is to be held as one file; uploads are 5 MB at most (quality.md). */
const SIZE = 20 * 1024 * 1024;
/** The most of it in one row of the database, and at once in memory. */
const PART_BYTES = 256 * 1024;

/** Keeps such a file and reads it again; answers the largest part that came at once. */
async function goThrough(filesUrl?: StoreAddress): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), "large-"));
  const storage = await postgresStorage(await freshDatabase(), dataDir, filesUrl);
  onTestFinished(async () => {
    await storage.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await storage.migrate(0);
  const content = randomBytes(SIZE);
  const checksum = createHash("sha256").update(content).digest("hex");
  mkdirSync(join(dataDir, "uploads"));
  writeFileSync(join(dataDir, "uploads/large.pdf"), content);
  const stored = { diskName: "large.pdf", type: "application/pdf", size: SIZE, checksum };
  await storage.files.bring(stored);
  await inTransaction({ db: storage.db }, async ({ db }) => {
    const record = {
      id: randomUUID(),
      filename_disk: stored.diskName,
      filename_download: "large.pdf",
    };
    await db
      .insertInto("files")
      .values({ ...record, type: stored.type, filesize: SIZE, checksum, uploaded_on: "" })
      .execute();
    await storage.files.keep(db, stored);
  });
  await storage.files.settle(stored, true);
  const hash = createHash("sha256");
  let largest = 0;
  for await (const part of await storage.files.read("large.pdf")) {
    largest = Math.max(largest, part.byteLength);
    hash.update(part);
  }
  expect(hash.digest("hex")).toBe(checksum);
  return largest;
}

describe.skipIf(!hasPostgres)("a file of 20 MB", () => {
  it("goes into PostgreSQL and comes out in parts, as it was", async () => {
    expect(await goThrough()).toBe(PART_BYTES);
  });

  it("goes into a store and comes out in parts, as it was", async () => {
    const store = await startStore();
    onTestFinished(store.close);
    const largest = await goThrough(readStoreAddress(store.url));
    expect(largest).toBeLessThanOrEqual(PART_BYTES);
    expect([...store.objects.values()].map(({ byteLength }) => byteLength)).toEqual([SIZE]);
  });
});
