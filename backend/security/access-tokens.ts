import { decodeJwt, errors, jwtVerify, SignJWT } from "jose";
import { invalidToken, tokenExpired } from "../http/errors.ts";

/** How long an access token holds; answered as `expires`. */
export const ACCESS_TOKEN_TTL_MS = 15 * 60 * 1000;
const ISSUER = "directus";
const ALGORITHM = "HS256";
const MS_PER_SECOND = 1000;

/** What an access token says; `session` is ours, the rest are Directus's claims. */
export type AccessClaims = {
  id: string;
  role: string | null;
  app_access: boolean;
  admin_access: boolean;
  session: string;
};

export type AccessTokens = {
  sign(claims: AccessClaims): Promise<string>;
  /** True for a JWT that claims to be ours, whether or not it verifies. */
  recognises(token: string): boolean;
  /** Throws 401 TOKEN_EXPIRED, or 403 INVALID_TOKEN for a forged one. */
  verify(token: string): Promise<{ id: string; session: string }>;
};

export function createAccessTokens(secret: Uint8Array, now: () => number): AccessTokens {
  return {
    sign(claims) {
      const issued = Math.floor(now() / MS_PER_SECOND);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
        .setIssuedAt(issued)
        .setExpirationTime(issued + ACCESS_TOKEN_TTL_MS / MS_PER_SECOND)
        .setIssuer(ISSUER)
        .sign(secret);
    },
    recognises(token) {
      try {
        return decodeJwt(token).iss === ISSUER;
      } catch {
        return false;
      }
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          currentDate: new Date(now()),
          requiredClaims: ["exp", "iat"],
        });
        if (typeof payload.id === "string" && typeof payload.session === "string") {
          return { id: payload.id, session: payload.session };
        }
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw tokenExpired();
        if (!(error instanceof errors.JOSEError)) throw error;
      }
      throw invalidToken();
    },
  };
}
