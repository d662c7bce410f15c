import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { PRIVATE_FILE_MODE } from "../storage/private-files.ts";
import { SNIFF_BYTES } from "./file-type.ts";

/** Largest document that is taken, in bytes. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;

/** What was written: `head` are its first bytes, to tell its type by; `checksum` is SHA-256, in hex. */
export type WrittenDocument = { size: number; head: Buffer; checksum: string };

/**
 * Writes a document to a new file as it arrives, and waits until it is on the disk. Null when it is
 * larger than MAX_DOCUMENT_BYTES; what was written by then, or before a fault, is for the caller to
 * remove.
 */
export async function writeDocument(
  path: string,
  content: AsyncIterable<Uint8Array>,
): Promise<WrittenDocument | null> {
  const hash = createHash("sha256");
  let head = Buffer.alloc(0);
  let size = 0;
  const handle = await open(path, "wx", PRIVATE_FILE_MODE);
  try {
    for await (const chunk of content) {
      size += chunk.byteLength;
      if (size > MAX_DOCUMENT_BYTES) return null;
      if (head.byteLength < SNIFF_BYTES) {
        head = Buffer.concat([head, chunk.subarray(0, SNIFF_BYTES)]);
      }
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { size, head, checksum: hash.digest("hex") };
}
