import { Inflate } from "fflate";
import { crc32 } from "./checksum.ts";
import type { ZipEntry } from "./directory.ts";
import { ZipError } from "./zip-error.ts";

const HEADER_SIGNATURE = 0x04034b50;
const HEADER_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;
/** Packed bytes unpacked at once: what comes of them is at most 1,032 times as much. */
const STEP_BYTES = 4 * 1024;

/**
 * One entry's content. The directory's sizes are not trusted: `onPiece` is told the bytes of each
 * piece before it is kept, and ends the work by throwing; what it throws is thrown on. So no more is
 * ever held than it has let pass and one piece.
 * @param stepBytes packed bytes unpacked at once. Each step makes its buffers anew: larger ones are
 *   quicker for a caller who can hold a larger piece
 * @throws ZipError encrypted, entry, method, compression, checksum
 */
export function unpackEntry(
  content: Uint8Array,
  entry: ZipEntry,
  onPiece: (bytes: number) => void,
  stepBytes = STEP_BYTES,
): Uint8Array {
  if (entry.isEncrypted) throw new ZipError("encrypted");
  const packed = packedBytes(content, entry);
  const unpacked = unpack(packed, entry.method, onPiece, stepBytes);
  if (unpacked.byteLength !== entry.bytes || crc32(unpacked) !== entry.checksum) {
    throw new ZipError("checksum");
  }
  return unpacked;
}

function packedBytes(content: Uint8Array, { at, packedBytes }: ZipEntry): Uint8Array {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  if (at + HEADER_SIZE > content.byteLength || view.getUint32(at, true) !== HEADER_SIGNATURE) {
    throw new ZipError("entry");
  }
  const begin = at + HEADER_SIZE + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (begin + packedBytes > content.byteLength) throw new ZipError("entry");
  return content.subarray(begin, begin + packedBytes);
}

function unpack(
  packed: Uint8Array,
  method: number,
  onPiece: (bytes: number) => void,
  stepBytes: number,
): Uint8Array {
  if (method === DEFLATED) return inflate(packed, onPiece, stepBytes);
  if (method !== STORED) throw new ZipError("method");
  onPiece(packed.byteLength);
  return packed;
}

function inflate(
  packed: Uint8Array,
  onPiece: (bytes: number) => void,
  stepBytes: number,
): Uint8Array {
  const pieces: Uint8Array[] = [];
  let refusal: { reason: unknown } | undefined;
  const inflater = new Inflate((piece) => {
    try {
      onPiece(piece.byteLength);
    } catch (reason) {
      refusal = { reason };
      throw reason;
    }
    pieces.push(piece);
  });
  try {
    for (let at = 0; at < packed.byteLength || at === 0; at += stepBytes) {
      const next = at + stepBytes;
      inflater.push(packed.subarray(at, next), next >= packed.byteLength);
    }
  } catch {
    if (refusal) throw refusal.reason;
    throw new ZipError("compression");
  }
  return join(pieces);
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.byteLength;
  }
  return all;
}
