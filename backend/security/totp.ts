import { createHmac, timingSafeEqual } from "node:crypto";

/** RFC 6238 with the parameters every authenticator app assumes: SHA-1, 6 digits, 30 s. */
export const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps before and after the current one that are accepted, for clocks that differ. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BITS_PER_BYTE = 8;
const BITS_PER_LETTER = 5;

/** A fresh secret of 160 bits in base32. */
export function newTotpSecret(randomBytes: (size: number) => Uint8Array): string {
  let bits = "";
  for (const byte of randomBytes(SECRET_BYTES)) {
    bits += byte.toString(2).padStart(BITS_PER_BYTE, "0");
  }
  const groups = bits.match(/.{5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group, 2)]).join("");
}

function decodeBase32(secret: string): Uint8Array {
  const bits = [...secret.toUpperCase().replaceAll("=", "")]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(BITS_PER_LETTER, "0"))
    .join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}

/** True for text that can be a base32 secret of a sensible length. */
export const isTotpSecret = (value: string): boolean => /^[A-Z2-7]{16,64}=*$/i.test(value);

/** The code of one time step (RFC 4226, section 5.3). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", decodeBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

export const totpStep = (now: number): number => Math.floor(now / STEP_MS);

/**
 * The time step that a code belongs to, or null for a wrong one. A step not after `lastStep` is
 * refused, so that a code that was overheard cannot be used again (RFC 6238, section 5.2).
 */
export function matchTotp(secret: string, code: string, now: number, lastStep: number | null) {
  if (!/^\d{6}$/.test(code)) return null;
  const current = totpStep(now);
  for (let step = current - WINDOW_STEPS; step <= current + WINDOW_STEPS; step++) {
    if (lastStep !== null && step <= lastStep) continue;
    if (timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code))) return step;
  }
  return null;
}

/** The address that an authenticator app reads from a QR code. */
export function otpauthUrl(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
