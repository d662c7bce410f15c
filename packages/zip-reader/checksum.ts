/** The reversed polynomial of ZIP's CRC-32. */
const POLYNOMIAL = 0xedb88320;

/** Bytes taken at a time. */
const STRIDE = 8;
const BYTE_VALUES = 256;

/** For each place in a stride, a table: what its byte does to the sum after the bytes behind it. */
const BEHIND = tables();

/** CRC-32 of the bytes, as ZIP stores it. */
export function crc32(bytes: Uint8Array): number {
  let value = -1;
  let at = 0;
  for (const last = bytes.length - STRIDE; at <= last; at += STRIDE) {
    value ^= byteAt(bytes, at) | (byteAt(bytes, at + 1) << 8);
    value ^= (byteAt(bytes, at + 2) << 16) | (byteAt(bytes, at + 3) << 24);
    value =
      sumOf(7, value & 0xff) ^
      sumOf(6, (value >>> 8) & 0xff) ^
      sumOf(5, (value >>> 16) & 0xff) ^
      sumOf(4, value >>> 24) ^
      sumOf(3, byteAt(bytes, at + 4)) ^
      sumOf(2, byteAt(bytes, at + 5)) ^
      sumOf(1, byteAt(bytes, at + 6)) ^
      sumOf(0, byteAt(bytes, at + 7));
  }
  for (; at < bytes.length; at++) {
    value = sumOf(0, (value ^ byteAt(bytes, at)) & 0xff) ^ (value >>> 8);
  }
  return (value ^ -1) >>> 0;
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

function sumOf(behind: number, byte: number): number {
  return BEHIND[behind * BYTE_VALUES + byte] ?? 0;
}

function tables(): Int32Array {
  const sums = new Int32Array(STRIDE * BYTE_VALUES);
  for (let byte = 0; byte < BYTE_VALUES; byte++) {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
    sums[byte] = value;
  }
  for (let at = BYTE_VALUES; at < sums.length; at++) {
    const value = sums[at - BYTE_VALUES] ?? 0;
    sums[at] = (sums[value & 0xff] ?? 0) ^ (value >>> 8);
  }
  return sums;
}
