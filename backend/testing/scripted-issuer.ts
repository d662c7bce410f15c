import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { onTestFinished } from "vitest";
import { CLIENT } from "./start-issuer.ts";

type Json = Record<string, unknown>;
type Answer = (response: ServerResponse) => void;
type Signed = { claims: JWTPayload; sign: (alg?: string) => Promise<string> };

/** What an issuer does otherwise than a good one; `answers` by path. */
export type Script = {
  /** For https, of `SECURE_HOST`; this process believes it until the test ends. */
  certificate?: { key: string; cert: string };
  discovery?: Json;
  claims?: Json;
  userInfo?: Json;
  /** The ID token, where it is not simply the claims under the issuer's signature. */
  idToken?: (signed: Signed) => Promise<string>;
  answers?: Record<string, Answer>;
  /** How long the backend waits for it. */
  patienceMs?: number;
};

const VALID_S = 300;
const ALG = "ES256";
export const SECURE_HOST = "localhost";

export const sends =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
  };

/**
 * An issuer that says what the test's script says, on a port of this machine: the ways in which a
 * provider can be wrong, which a real one refuses to be. `asked` lists the paths in order; `nonce` is
 * what its next ID token carries.
 */
export async function scriptedIssuer(script: Script = {}) {
  const keys = await generateKeyPair(ALG);
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: "one", alg: ALG, use: "sig" };
  const state = { issuer: "", nonce: "", asked: [] as string[], jwk, script };

  async function idToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims: Json = {
      iss: state.issuer,
      aud: CLIENT.clientId,
      sub: "subject-1",
      iat: now,
      exp: now + VALID_S,
      nonce: state.nonce,
      email: "ana@people.example",
      email_verified: true,
      ...state.script.claims,
    };
    for (const name of Object.keys(claims)) if (claims[name] === null) delete claims[name];
    const sign = () =>
      new SignJWT(claims).setProtectedHeader({ alg: ALG, kid: jwk.kid }).sign(keys.privateKey);
    return state.script.idToken?.({ claims, sign }) ?? sign();
  }

  async function answerOf(path: string): Promise<Json> {
    const at = (name: string) => `${state.issuer}/${name}`;
    if (path === "/.well-known/openid-configuration") {
      return {
        issuer: state.issuer,
        authorization_endpoint: at("authorize"),
        token_endpoint: at("token"),
        userinfo_endpoint: at("me"),
        jwks_uri: at("keys"),
        id_token_signing_alg_values_supported: [ALG, "HS256", "none"],
        ...state.script.discovery,
      };
    }
    if (path === "/keys") return { keys: [state.jwk] };
    if (path === "/me") return { sub: "subject-1", ...state.script.userInfo };
    return { access_token: "access-secret", token_type: "Bearer", id_token: await idToken() };
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? "";
    state.asked.push(path);
    const special = state.script.answers?.[path];
    if (special) special(response);
    else sends(200, JSON.stringify(await answerOf(path)))(response);
  }

  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void answer(request, response);
  const { certificate } = script;
  if (certificate) believe(certificate.cert);
  const server = certificate ? createTlsServer(certificate, listener) : createServer(listener);
  await new Promise<void>((resolve) =>
    server.listen(0, certificate ? SECURE_HOST : "127.0.0.1", resolve),
  );
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  state.issuer = certificate ? `https://${SECURE_HOST}:${port}` : `http://127.0.0.1:${port}`;
  return state;
}

function believe(certificate: string) {
  const others = getCACertificates("default");
  setDefaultCACertificates([...others, certificate]);
  onTestFinished(() => setDefaultCACertificates(others));
}
