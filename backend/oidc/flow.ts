import { hkdfSync } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import type { Core } from "../core.ts";
import { newToken } from "../security/tokens.ts";

/** How long somebody may take at the provider. */
export const FLOW_TTL_MS = 10 * 60_000;
const MS_PER_SECOND = 1000;
const KEY_BYTES = 32;

/** What is remembered, encrypted in a cookie, between leaving for the provider and coming back. */
export type Flow = {
  provider: string;
  state: string;
  nonce: string;
  verifier: string;
  /** Where the visitor goes afterwards; checked when stored and again when used. */
  redirect: string;
};

type FlowKeeper = Pick<Core, "secret" | "now">;

const keyOf = (core: FlowKeeper) =>
  new Uint8Array(hkdfSync("sha256", core.secret, "", "sign-in by provider", KEY_BYTES));

export function newFlow(core: Core, provider: string, redirect: string): Flow {
  const token = () => newToken(core.randomBytes);
  return { provider, redirect, state: token(), nonce: token(), verifier: token() };
}

export function sealFlow(core: FlowKeeper, flow: Flow): Promise<string> {
  const now = Math.floor(core.now() / MS_PER_SECOND);
  return new EncryptJWT(flow)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setIssuedAt(now)
    .setExpirationTime(now + FLOW_TTL_MS / MS_PER_SECOND)
    .encrypt(keyOf(core));
}

/** The flow in a cookie; null when there is none, it is not ours, or it took too long. */
export async function openFlow(core: FlowKeeper, sealed: string | null): Promise<Flow | null> {
  if (sealed === null) return null;
  try {
    const currentDate = new Date(core.now());
    const { payload } = await jwtDecrypt<Flow>(sealed, keyOf(core), { currentDate });
    const { provider, state, nonce, verifier, redirect } = payload;
    return { provider, state, nonce, verifier, redirect };
  } catch {
    return null;
  }
}
