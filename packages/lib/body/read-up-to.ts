/** What is taken at first, in bytes; most bodies fit. */
const FIRST_BYTES = 8 * 1024;

/** All that comes, or null as soon as it is more than `limit` bytes. */
export async function readUpTo(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limit: number,
): Promise<Buffer<ArrayBuffer> | null> {
  // One buffer that doubles: a body that comes byte by byte would cost 200 bytes for each as chunks.
  let bytes = Buffer.from(new ArrayBuffer(Math.min(limit, FIRST_BYTES)));
  let size = 0;
  for await (const chunk of chunks) {
    const needed = size + chunk.byteLength;
    if (needed > limit) return null;
    if (needed > bytes.byteLength) {
      const larger = Buffer.from(
        new ArrayBuffer(Math.max(needed, Math.min(limit, bytes.byteLength * 2))),
      );
      larger.set(bytes.subarray(0, size));
      bytes = larger;
    }
    bytes.set(chunk, size);
    size = needed;
  }
  return bytes.subarray(0, size);
}
