import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import type { OidcProvider } from "../options.ts";

/** Longest wait for an issuer's answer. */
export const ISSUER_TIMEOUT_MS = 5000;
/** How long an issuer's metadata is believed. */
const METADATA_TTL_MS = 60 * 60_000;

/** What an issuer's discovery document says that sign-in needs. */
export type Issuer = {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  userinfoEndpoint: string | null;
  keys: JWTVerifyGetKey;
};

/** An issuer that cannot be reached or says what it must not. */
export class IssuerError extends Error {}

/** A JSON object from an issuer, within the time limit. Throws IssuerError. */
export async function fetchJson(url: string, init?: RequestInit): Promise<Record<string, unknown>> {
  try {
    const signal = AbortSignal.timeout(ISSUER_TIMEOUT_MS);
    const response = await fetch(url, { ...init, signal, redirect: "error" });
    const body: unknown = await response.json();
    if (response.ok && typeof body === "object" && body !== null) {
      return body as Record<string, unknown>;
    }
    throw new IssuerError(`The issuer answered ${response.status}.`);
  } catch (cause) {
    if (cause instanceof IssuerError) throw cause;
    throw new IssuerError("The issuer did not answer.", { cause });
  }
}

/** An endpoint on the web; plain http only for an issuer that is itself plain http (a test's). */
function endpoint(document: Record<string, unknown>, name: string, issuer: string): string {
  const url = URL.parse(String(document[name] ?? ""));
  const secure = url?.protocol === "https:";
  const asPlain = url?.protocol === "http:" && issuer.startsWith("http:");
  if (!url || !(secure || asPlain)) throw new IssuerError(`The issuer has no ${name}.`);
  return url.href;
}

async function discover({ issuer }: OidcProvider): Promise<Issuer> {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const document = await fetchJson(address);
  if (document.issuer !== issuer) throw new IssuerError("The issuer has another name.");
  const keysUrl = new URL(endpoint(document, "jwks_uri", issuer));
  return {
    authorizationEndpoint: endpoint(document, "authorization_endpoint", issuer),
    tokenEndpoint: endpoint(document, "token_endpoint", issuer),
    userinfoEndpoint: document.userinfo_endpoint
      ? endpoint(document, "userinfo_endpoint", issuer)
      : null,
    keys: createRemoteJWKSet(keysUrl, { timeoutDuration: ISSUER_TIMEOUT_MS }),
  };
}

const known = new WeakMap<OidcProvider, { issuer: Promise<Issuer>; at: number }>();

/** The issuer's endpoints and keys, asked for once an hour. Throws IssuerError. */
export function issuerOf(provider: OidcProvider, now: number): Promise<Issuer> {
  const found = known.get(provider);
  if (found && now - found.at < METADATA_TTL_MS) return found.issuer;
  const issuer = discover(provider);
  known.set(provider, { issuer, at: now });
  // A failure is forgotten, so that the next sign-in asks again.
  issuer.catch(() => known.delete(provider));
  return issuer;
}
