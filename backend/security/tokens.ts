import { createHash, timingSafeEqual } from "node:crypto";

const TOKEN_BYTES = 48;
const UUID_BYTES = 16;

type RandomBytes = (size: number) => Uint8Array;

/** A fresh secret of 64 url-safe characters; what is stored is only its hash. */
export const newToken = (randomBytes: RandomBytes): string =>
  Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");

/** The form in which a token is kept. It has 384 random bits, so a plain digest is enough. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

/** Compares without telling by its time where two tokens differ. */
export const sameToken = (left: string, right: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(left)), Buffer.from(hashToken(right)));

/** A random UUID (version 4) from the injected source of randomness. */
export function newUuid(randomBytes: RandomBytes): string {
  const bytes = Uint8Array.from(randomBytes(UUID_BYTES));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}
