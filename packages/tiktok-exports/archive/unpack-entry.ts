import { Inflate } from "fflate";
import {
  INFLATE_STEP_BYTES,
  MAX_UNPACK_RATIO,
  MAX_UNPACKED_BYTES,
  RATIO_FREE_BYTES,
} from "../limits.ts";
import { type CorruptReason, ProblemError } from "../outcomes.ts";
import { crc32 } from "./checksum.ts";
import type { ZipEntry } from "./zip-directory.ts";

/** What is left to unpack in one drop; shared by all its archives and counted down. */
export type UnpackBudget = { bytes: number };

export function newUnpackBudget(): UnpackBudget {
  return { bytes: MAX_UNPACKED_BYTES };
}

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;

/**
 * One entry's bytes. What the archive claims about sizes is not trusted: the output is counted
 * while it comes, and unpacking stops at the first byte beyond a limit.
 * @throws ProblemError encrypted, corrupt, zip-bomb
 */
export function unpackEntry(zip: Uint8Array, entry: ZipEntry, budget: UnpackBudget): Uint8Array {
  if (entry.encrypted) throw new ProblemError({ code: "encrypted" });
  const packed = packedBytes(zip, entry);
  let bytes: Uint8Array;
  if (entry.method === STORED) {
    charge(packed.length, budget);
    bytes = packed;
  } else if (entry.method === DEFLATED) {
    bytes = inflate(packed, budget);
  } else {
    throw corrupt("compression");
  }
  if (bytes.length !== entry.size || crc32(bytes) !== entry.checksum) throw corrupt("checksum");
  return bytes;
}

function packedBytes(zip: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  if (
    entry.offset + LOCAL_SIZE > zip.length ||
    view.getUint32(entry.offset, true) !== LOCAL_SIGNATURE
  ) {
    throw corrupt("zip");
  }
  const begin =
    entry.offset +
    LOCAL_SIZE +
    view.getUint16(entry.offset + 26, true) +
    view.getUint16(entry.offset + 28, true);
  if (begin + entry.packedSize > zip.length) throw corrupt("zip");
  return zip.subarray(begin, begin + entry.packedSize);
}

function inflate(packed: Uint8Array, budget: UnpackBudget): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const ratioLimit = Math.max(RATIO_FREE_BYTES, packed.length * MAX_UNPACK_RATIO);
  const inflater = new Inflate((chunk) => {
    length += chunk.length;
    if (length > ratioLimit) {
      throw new ProblemError({ code: "zip-bomb", reason: "ratio", limit: MAX_UNPACK_RATIO });
    }
    charge(chunk.length, budget);
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < packed.length || at === 0; at += INFLATE_STEP_BYTES) {
      const next = at + INFLATE_STEP_BYTES;
      inflater.push(packed.subarray(at, next), next >= packed.length);
    }
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw corrupt("compression");
  }
  return join(chunks, length);
}

function charge(bytes: number, budget: UnpackBudget): void {
  if (bytes > budget.bytes) {
    throw new ProblemError({ code: "zip-bomb", reason: "total", limit: MAX_UNPACKED_BYTES });
  }
  budget.bytes -= bytes;
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function corrupt(reason: CorruptReason): ProblemError {
  return new ProblemError({ code: "corrupt", reason, line: null });
}
