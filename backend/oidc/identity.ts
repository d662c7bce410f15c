import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
} from "openid-client";
import type { Flow } from "./flow.ts";
import { IssuerError, issuerError } from "./issuer-error.ts";

/** Who somebody is, by the issuer's word. `email` is one that the issuer has verified. */
export type Identity = { subject: string; email: string | null };

/** Where a visitor signs in at the issuer, to come back to `redirectUri`. Throws IssuerError. */
export async function authorizationUrl(
  issuer: Configuration,
  flow: Flow,
  redirectUri: string,
  scope: string,
): Promise<URL> {
  const code_challenge = await calculatePKCECodeChallenge(flow.verifier);
  try {
    return buildAuthorizationUrl(issuer, {
      redirect_uri: redirectUri,
      scope,
      state: flow.state,
      nonce: flow.nonce,
      code_challenge,
      code_challenge_method: "S256",
    });
  } catch (error) {
    throw issuerError(error);
  }
}

/**
 * Redeems the code in `callback`, the address that the issuer sent the visitor back to, and says who
 * came back. Throws IssuerError when the issuer fails or anything in its answers does not fit: issuer,
 * audience, time, nonce, signature, subject.
 */
export async function identityOf(
  issuer: Configuration,
  flow: Flow,
  callback: URL,
): Promise<Identity> {
  try {
    return await redeemed(issuer, flow, callback);
  } catch (error) {
    throw issuerError(error);
  }
}

async function redeemed(issuer: Configuration, flow: Flow, callback: URL): Promise<Identity> {
  const tokens = await authorizationCodeGrant(issuer, callback, {
    pkceCodeVerifier: flow.verifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new IssuerError("The issuer sent no ID token.");
  const subject = claims.sub;
  const isAsked =
    claims.email === undefined && issuer.serverMetadata().userinfo_endpoint !== undefined;
  const { email, email_verified } = isAsked
    ? await fetchUserInfo(issuer, tokens.access_token, subject)
    : claims;
  return { subject, email: email_verified === true && typeof email === "string" ? email : null };
}
