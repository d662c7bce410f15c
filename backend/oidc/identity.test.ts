import { inspect } from "node:util";
import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { type Script, sends } from "../testing/scripted-issuer.ts";
import { REFUSED, signInAtScripted as setUp, WELCOME } from "../testing/sign-in-at-scripted.ts";
import { CLIENT } from "../testing/start-issuer.ts";

const nowS = () => Math.floor(Date.now() / 1000);

describe("an ID token", () => {
  it.each<[string, Script]>([
    ["of another issuer", { claims: { iss: "https://id.example" } }],
    ["for another client", { claims: { aud: "another" } }],
    ["for several, and another in charge", { claims: { aud: [CLIENT.clientId, "b"], azp: "b" } }],
    ["for another sign-in", { claims: { nonce: "another" } }],
    ["without nonce", { claims: { nonce: null } }],
    ["without subject", { claims: { sub: null } }],
    ["without end", { claims: { exp: null } }],
    ["without beginning", { claims: { iat: null } }],
    ["that has ended", { claims: { exp: nowS() - 40 } }],
    ["that has yet to begin", { claims: { nbf: nowS() + 120 } }],
    ["that nobody signed", { idToken: async ({ claims }) => new UnsecuredJWT(claims).encode() }],
    [
      "signed with the client's own secret",
      {
        idToken: ({ claims }) =>
          new SignJWT(claims)
            .setProtectedHeader({ alg: "HS256" })
            .sign(new TextEncoder().encode(CLIENT.clientSecret)),
      },
    ],
    [
      "changed on the way",
      {
        async idToken({ claims, sign }) {
          const [head, , signature] = (await sign()).split(".");
          const changed = JSON.stringify({ ...claims, sub: "somebody" });
          return `${head}.${Buffer.from(changed).toString("base64url")}.${signature}`;
        },
      },
    ],
    ["that is none", { idToken: async () => "none" }],
  ])("%s signs nobody in", async (_, script) => {
    const { faults, signIn } = await setUp(script);
    expect(await signIn()).toEqual(REFUSED);
    expect(faults).toHaveLength(1);
  });

  it("of a clock that is a little ahead or behind is taken", async () => {
    const { issuer, signIn } = await setUp({ claims: { nbf: nowS() + 20 } });
    expect(await signIn()).toEqual(WELCOME);
    issuer.script.claims = { exp: nowS() - 10 };
    expect(await signIn()).toEqual(WELCOME);
  });

  it("under a key that the issuer does not name is refused", async () => {
    const { signIn } = await setUp({ answers: { "/keys": sends(200, '{"keys":[]}') } });
    expect(await signIn()).toEqual(REFUSED);
  });

  it("is missing: nobody is signed in", async () => {
    const tokens = JSON.stringify({ access_token: "a", token_type: "Bearer" });
    const { signIn } = await setUp({ answers: { "/token": sends(200, tokens) } });
    expect(await signIn()).toEqual(REFUSED);
  });
});

describe("an address", () => {
  it("that the token lacks is asked for, and believed of the same person alone", async () => {
    const userInfo = { email: "ana@people.example", email_verified: true };
    const { issuer, signIn } = await setUp({ claims: { email: null }, userInfo });
    expect(await signIn()).toEqual(WELCOME);
    expect(issuer.asked).toContain("/me");
    issuer.script.userInfo = { ...userInfo, sub: "somebody" };
    expect(await signIn()).toEqual(REFUSED);
  });

  it("that only looks verified is not believed", async () => {
    const { signIn } = await setUp({ claims: { email_verified: "true" } });
    expect(await signIn()).toEqual({ reason: "INVALID_CREDENTIALS", signedIn: false });
  });
});

describe("what comes back through the visitor's browser", () => {
  it("names the issuer it comes from, where it names one", async () => {
    const { issuer, signIn } = await setUp();
    expect(await signIn({ code: "one", iss: issuer.issuer })).toEqual(WELCOME);
    expect(await signIn({ code: "one", iss: "https://id.example" })).toEqual(REFUSED);
  });

  it("may be a refusal, which is nobody's fault", async () => {
    const { faults, signIn } = await setUp();
    const refusal = { error: "access_denied", error_description: "No" };
    expect(await signIn(refusal)).toEqual({ reason: "INVALID_CREDENTIALS", signedIn: false });
    expect(faults).toEqual([]);
  });
});

it("puts nothing secret into the log", async () => {
  const { faults, issuer, signIn } = await setUp({ claims: { aud: "another" } });
  await signIn();
  issuer.script.claims = { email: null };
  issuer.script.userInfo = { sub: "somebody", email: "eve@people.example" };
  await signIn();
  issuer.script.answers = { "/token": sends(400, '{"error":"invalid_client","hint":"secret"}') };
  await signIn();
  expect(faults).toHaveLength(3);
  const log = inspect(faults, { depth: null, showHidden: true });
  expect(log).toContain("invalid_client");
  expect(log).not.toMatch(/secret|people\.example|subject-1|somebody/);
});
