import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { SNIFF_BYTES } from "./file-type.ts";
import { MAX_DOCUMENT_BYTES, writeDocument } from "./write-document.ts";

function newPath() {
  const folder = mkdtempSync(join(tmpdir(), "documents-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "a");
}

async function* chunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}

it.each([1, 5, 4096])("writes what comes %i bytes at a time, for this user alone", async (size) => {
  const bytes = Buffer.from("%PDF-1.7 Καλλιόπη ".repeat(100));
  const path = newPath();
  const written = await writeDocument(path, chunks(bytes, size));
  expect(readFileSync(path).equals(bytes)).toBe(true);
  expect(written).toMatchObject({
    size: bytes.byteLength,
    checksum: createHash("sha256").update(bytes).digest("hex"),
  });
  expect(written?.head.subarray(0, SNIFF_BYTES)).toEqual(bytes.subarray(0, SNIFF_BYTES));
  if (process.platform !== "win32") expect(statSync(path).mode & 0o077).toBe(0);
});

it("takes 5 MB and not a byte more", async () => {
  const bytes = Buffer.alloc(MAX_DOCUMENT_BYTES + 1);
  expect(await writeDocument(newPath(), chunks(bytes.subarray(1), 1 << 20))).not.toBeNull();
  expect(await writeDocument(newPath(), chunks(bytes, 1 << 20))).toBeNull();
});

it("never writes over a file that is there", async () => {
  const path = newPath();
  writeFileSync(path, "older");
  await expect(writeDocument(path, chunks(Buffer.from("newer"), 9))).rejects.toThrow("EEXIST");
  expect(readFileSync(path, "utf8")).toBe("older");
});
