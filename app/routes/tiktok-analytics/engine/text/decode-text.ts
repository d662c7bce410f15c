/** Bytes looked at to tell the two single-byte code pages apart. */
const CODE_PAGE_SAMPLE_BYTES = 64 * 1024;

/**
 * The text of a file. The platform writes UTF-8 with a byte order mark; spreadsheets save again as
 * UTF-16 or in the system's code page, which is windows-1253 on Greek machines.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(looksGreek(bytes) ? "windows-1253" : "windows-1252").decode(bytes);
  }
}

/** Greek words are runs of high bytes; the accents of western languages stand among ASCII. */
function looksGreek(bytes: Uint8Array): boolean {
  let high = 0;
  let beside = 0;
  const end = Math.min(bytes.length, CODE_PAGE_SAMPLE_BYTES);
  for (let i = 0; i < end; i++) {
    if ((bytes[i] ?? 0) < 0x80) continue;
    high++;
    if ((bytes[i - 1] ?? 0) >= 0x80 || (bytes[i + 1] ?? 0) >= 0x80) beside++;
  }
  return high > 0 && beside > high / 2;
}
