import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { inTransaction } from "../../backend/db/transaction.ts";
import { postgresStorage } from "../../backend/storage/postgres-storage.ts";
import { freshDatabase, hasPostgres } from "./cluster.ts";

/** The most that the database is to hold as one file; uploads are 5 MB at most (quality.md). */
const SIZE = 20 * 1024 * 1024;
const PART_BYTES = 256 * 1024;

describe.skipIf(!hasPostgres)("a file of 20 MB in PostgreSQL", () => {
  it("goes in and comes out in parts, as it was", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "large-"));
    const storage = postgresStorage(await freshDatabase(), dataDir);
    onTestFinished(async () => {
      await storage.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    await storage.migrate(0);
    const content = randomBytes(SIZE);
    mkdirSync(join(dataDir, "uploads"));
    writeFileSync(join(dataDir, "uploads/large.pdf"), content);
    const stored = { diskName: "large.pdf", type: "application/pdf", size: SIZE, checksum: "" };
    await inTransaction({ db: storage.db }, async ({ db }) => {
      const record = {
        id: randomUUID(),
        filename_disk: stored.diskName,
        filename_download: "large.pdf",
      };
      await db
        .insertInto("files")
        .values({ ...record, type: stored.type, filesize: SIZE, checksum: "", uploaded_on: "" })
        .execute();
      await storage.files.keep(db, stored);
    });
    const hash = createHash("sha256");
    let largest = 0;
    for await (const part of await storage.files.read("large.pdf")) {
      largest = Math.max(largest, part.byteLength);
      hash.update(part);
    }
    expect(largest).toBe(PART_BYTES);
    expect(hash.digest("hex")).toBe(createHash("sha256").update(content).digest("hex"));
  });
});
