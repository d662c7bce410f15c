import { Inflate } from "fflate";
import { crc32 } from "./checksum.ts";
import type { ZipEntry } from "./directory.ts";
import { inflateKnown } from "./inflate-known.ts";
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
 * @param roomBytes how much the caller can hold at once: content that the directory says is no larger
 *   is unpacked in one piece of that size, which is quicker. Where it turns out to be another, the
 *   pieces tell what is wrong
 * @throws ZipError encrypted, entry, method, compression, checksum
 */
export function unpackEntry(
  content: Uint8Array,
  entry: ZipEntry,
  onPiece: (bytes: number) => void,
  roomBytes = 0,
): Uint8Array {
  if (entry.isEncrypted) throw new ZipError("encrypted");
  const packed = packedBytes(content, entry);
  const unpacked =
    entry.method === DEFLATED && entry.bytes <= roomBytes
      ? inflateWhole(packed, entry.bytes, onPiece)
      : unpack(packed, entry.method, onPiece);
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

function unpack(packed: Uint8Array, method: number, onPiece: (bytes: number) => void): Uint8Array {
  if (method === DEFLATED) return inflate(packed, onPiece);
  if (method !== STORED) throw new ZipError("method");
  onPiece(packed.byteLength);
  return packed;
}

function inflateWhole(
  packed: Uint8Array,
  bytes: number,
  onPiece: (bytes: number) => void,
): Uint8Array {
  const whole = inflateKnown(packed, bytes);
  if (whole === null) return inflate(packed, onPiece);
  onPiece(bytes);
  return whole;
}

function inflate(packed: Uint8Array, onPiece: (bytes: number) => void): Uint8Array {
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
    for (let at = 0; at < packed.byteLength || at === 0; at += STEP_BYTES) {
      const next = at + STEP_BYTES;
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
