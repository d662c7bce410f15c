/** The reversed polynomial of ZIP's CRC-32. */
const POLYNOMIAL = 0xedb88320;

/** Bytes taken at a time. */
const STRIDE = 4;

const FIRST = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value >>> 0;
});

/** A table for each place in a stride: what its byte does to the sum after the bytes behind it. */
const [BEHIND_0, BEHIND_1, BEHIND_2, BEHIND_3] = tables();

/** CRC-32 of the bytes, as ZIP stores it. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  let at = 0;
  for (const last = bytes.length - STRIDE; at <= last; at += STRIDE) {
    value ^= byteAt(bytes, at) | (byteAt(bytes, at + 1) << 8);
    value ^= (byteAt(bytes, at + 2) << 16) | (byteAt(bytes, at + 3) << 24);
    value =
      (BEHIND_3[value & 0xff] ?? 0) ^
      (BEHIND_2[(value >>> 8) & 0xff] ?? 0) ^
      (BEHIND_1[(value >>> 16) & 0xff] ?? 0) ^
      (BEHIND_0[value >>> 24] ?? 0);
  }
  for (; at < bytes.length; at++) {
    value = (FIRST[(value ^ byteAt(bytes, at)) & 0xff] ?? 0) ^ (value >>> 8);
  }
  return (value ^ 0xffffffff) >>> 0;
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

function tables(): [Uint32Array, Uint32Array, Uint32Array, Uint32Array] {
  const next = (table: Uint32Array) =>
    table.map((value) => (FIRST[value & 0xff] ?? 0) ^ (value >>> 8));
  const second = next(FIRST);
  const third = next(second);
  return [FIRST, second, third, next(third)];
}
