import { inflateRawSync } from "node:zlib";
import { zipDirectory } from "./zip-directory.ts";

const HEADER_SIGNATURE = 0x04034b50;
const HEADER_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;

/**
 * One part of an archive, unpacked; undefined when there is none of that name, when it is damaged or
 * packed in another way, and when it would become larger than `maxBytes`: what is unpacked is counted
 * as it comes, whatever the directory says. The first entry of the name counts, and is read once.
 */
export function zipPart(content: Buffer, name: string, maxBytes: number): Buffer | undefined {
  const entry = zipDirectory(content)?.find((known) => known.name === name);
  if (!entry) return undefined;
  const { at, method, packedBytes } = entry;
  if (at + HEADER_SIZE > content.byteLength || content.readUInt32LE(at) !== HEADER_SIGNATURE) {
    return undefined;
  }
  const from = at + HEADER_SIZE + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28);
  const packed = content.subarray(from, from + packedBytes);
  if (method === STORED) return packed.byteLength <= maxBytes ? packed : undefined;
  if (method !== DEFLATED) return undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}
