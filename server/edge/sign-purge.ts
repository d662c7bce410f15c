import { createHmac } from "node:crypto";

export const SIGNATURE_HEADER = "x-b4-signature";

/**
 * `t=1764046800,v1=9c1f…`: seconds since 1970, and HMAC-SHA256 in hexadecimal over them, a full stop and
 * the body. Who checks it refuses old ones, so that none can be sent again later.
 */
export function signPurge(secret: string, seconds: number, body: string): string {
  const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${digest}`;
}
