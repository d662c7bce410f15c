import { errors, jwtVerify } from "jose";
import type { OidcProvider } from "../options.ts";
import type { Flow } from "./flow.ts";
import { fetchJson, type Issuer, IssuerError } from "./issuer.ts";

/** Signatures with a key pair only: a shared secret would let the client sign for the issuer. */
const ALGORITHMS = ["RS256", "PS256", "ES256", "EdDSA"];

/** Who somebody is, by the issuer's word. `email` is one that the issuer has verified. */
export type Identity = { subject: string; email: string | null };

type Exchange = {
  provider: OidcProvider;
  issuer: Issuer;
  flow: Flow;
  code: string;
  redirectUri: string;
  now: number;
};

/** `client_secret_basic`, each half form-encoded first (RFC 6749, section 2.3.1). */
function basicCredentials({ clientId, clientSecret }: OidcProvider): string {
  const encode = (value: string) => new URLSearchParams({ v: value }).toString().slice(2);
  const pair = `${encode(clientId)}:${encode(clientSecret)}`;
  return `Basic ${Buffer.from(pair).toString("base64")}`;
}

function redeem({ provider, issuer, flow, code, redirectUri }: Exchange) {
  return fetchJson(issuer.tokenEndpoint, {
    method: "POST",
    headers: { authorization: basicCredentials(provider), accept: "application/json" },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri,
      code_verifier: flow.verifier,
    }),
  });
}

async function verifiedClaims({ provider, issuer, flow, now }: Exchange, idToken: string) {
  try {
    const { payload } = await jwtVerify(idToken, issuer.keys, {
      algorithms: ALGORITHMS,
      issuer: provider.issuer,
      audience: provider.clientId,
      currentDate: new Date(now),
      clockTolerance: 30,
      requiredClaims: ["sub", "exp", "iat", "nonce"],
    });
    const isForUs = !Array.isArray(payload.aud) || payload.azp === provider.clientId;
    if (isForUs && payload.nonce === flow.nonce) return payload;
  } catch (cause) {
    if (cause instanceof errors.JOSEError) throw new IssuerError("The ID token fails.", { cause });
    throw cause;
  }
  throw new IssuerError("The ID token is for another sign-in.");
}

/**
 * Redeems the code and says who came back. Throws IssuerError when the issuer fails or anything in
 * its answers does not fit: issuer, audience, time, nonce, signature, subject.
 */
export async function identityOf(exchange: Exchange): Promise<Identity> {
  const { id_token, access_token } = await redeem(exchange);
  if (typeof id_token !== "string") throw new IssuerError("The issuer sent no ID token.");
  const claims: Record<string, unknown> = { ...(await verifiedClaims(exchange, id_token)) };
  const subject = String(claims.sub);
  const { userinfoEndpoint } = exchange.issuer;
  if (claims.email === undefined && userinfoEndpoint && typeof access_token === "string") {
    const headers = { authorization: `Bearer ${access_token}` };
    const info = await fetchJson(userinfoEndpoint, { headers });
    if (info.sub !== subject) throw new IssuerError("The user info is somebody else's.");
    Object.assign(claims, { email: info.email, email_verified: info.email_verified });
  }
  const isVerified = claims.email_verified === true && typeof claims.email === "string";
  return { subject, email: isVerified ? String(claims.email) : null };
}
