import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { openFlow, sealFlow } from "../oidc/flow.ts";
import { ROLE_IDS } from "../permissions.ts";
import { ADMIN, startBackend } from "../testing/start-backend.ts";
import { CLIENT, type Person, startIssuer, visit } from "../testing/start-issuer.ts";

const SECRET = "a secret of the test";
const MOUNT = "/backend";
const SITE = "https://site.example";
const RETURN_TO = `${SITE}/admin?tab=1`;
const ANA: Person = { sub: "subject-1", email: "Ana@people.example", email_verified: true };

async function setUp(person: Person = ANA) {
  expectConsole("warn");
  const issuer = await startIssuer(`${SITE}${MOUNT}/auth/login/team/callback`, person);
  const faults: unknown[] = [];
  const test = await startBackend({
    providers: { team: { issuer, ...CLIENT, label: "Team" } },
    secret: SECRET,
    onError: (error) => faults.push(error),
  });
  // The issuer's clock is the real one.
  test.clock.now = Date.now();
  const { access: admin } = await test.signIn();
  const go = (url: string, cookies = "") =>
    test.backend.fetch(
      new Request(url.replace(`${SITE}${MOUNT}`, SITE), { headers: { cookie: cookies } }),
    );
  const begin = (returnTo = RETURN_TO) =>
    go(`${SITE}/auth/login/team?redirect=${encodeURIComponent(returnTo)}`);
  const flowOf = (response: Response) => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";

  async function wholeWay() {
    const left = await begin();
    const callback = await visit(left.headers.get("location") ?? "", issuer);
    return go(callback.href, flowOf(left));
  }
  const makeUser = (fields: Record<string, unknown>) =>
    test.call("POST", "/users", {
      token: admin,
      body: { email: "ana@people.example", role: ROLE_IDS.editor, ...fields },
    });
  return { ...test, issuer, admin, faults, go, begin, flowOf, wholeWay, makeUser };
}

const tokenIn = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => /^directus_refresh_token=([\w-]{64});/.exec(cookie)?.[1])
    .find((token) => token !== undefined);
const reasonOf = (response: Response) =>
  new URL(response.headers.get("location") ?? "").searchParams.get("reason");

describe("signing in by provider", () => {
  it("leads through a real provider, with PKCE, state and nonce, back to the page", async () => {
    const { call, wholeWay, makeUser, begin } = await setUp();
    await makeUser({});
    const asked = new URL((await begin()).headers.get("location") ?? "").searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: `${SITE}${MOUNT}/auth/login/team/callback`,
      state: expect.stringMatching(/^[\w-]{64}$/),
      nonce: expect.stringMatching(/^[\w-]{64}$/),
    });

    const back = await wholeWay();
    expect(back.status).toBe(302);
    expect(back.headers.get("location")).toBe(RETURN_TO);
    const session = back.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("directus_refresh"));
    expect(session).toMatch(/; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/);
    const body = { refresh_token: tokenIn(back) };
    const { data } = await call("POST", "/auth/refresh", { body });
    const me = await call("GET", "/users/me?fields=email,provider", {
      token: String(data.access_token),
    });
    expect(me.data).toEqual({ email: "ana@people.example", provider: "team" });
  });

  it("accepts an invitation, and knows the person afterwards by the provider's subject", async () => {
    const { call, admin, wholeWay, makeUser } = await setUp();
    const { data } = await makeUser({ status: "invited" });
    expect(tokenIn(await wholeWay())).toBeDefined();
    const path = `/users/${data.id}`;
    const body = { email: "renamed@people.example" };
    const renamed = await call("PATCH", path, { token: admin, body });
    expect(renamed.data).toMatchObject({ status: "active", external_identifier: ANA.sub });
    expect(tokenIn(await wholeWay())).toBeDefined();
  });

  it.each([
    ["nobody was invited", ANA, null, "INVALID_CREDENTIALS"],
    ["the address is not verified", { ...ANA, email_verified: false }, {}, "INVALID_CREDENTIALS"],
    ["the account is suspended", ANA, { status: "suspended" }, "USER_SUSPENDED"],
    ["the account is archived", ANA, { status: "archived" }, "INVALID_CREDENTIALS"],
  ])("is refused when %s", async (_, person, user, reason) => {
    const { wholeWay, makeUser } = await setUp(person);
    if (user) await makeUser(user);
    const back = await wholeWay();
    expect(reasonOf(back)).toBe(reason);
    expect(tokenIn(back)).toBeUndefined();
  });

  it("does not go around an account's own second factor", async () => {
    const { openStored, wholeWay, makeUser } = await setUp();
    await makeUser({});
    openStored().exec("UPDATE users SET tfa_secret = 'A' WHERE email = 'ana@people.example'");
    expect(reasonOf(await wholeWay())).toBe("INVALID_OTP");
  });
});

describe("what a visitor may tamper with", () => {
  it.each([
    "https://evil.example/",
    "https://site.example.evil.example/",
    "/admin",
    "javascript:alert(1)",
    "",
  ])("the redirect %j is refused", async (address) => {
    const { begin } = await setUp();
    expect((await begin(address)).status).toBe(400);
  });

  it("the state, another visitor's cookie, none, and an old one are refused", async () => {
    const { clock, issuer, begin, flowOf, go, makeUser } = await setUp();
    await makeUser({});
    const [mine, other] = [await begin(), await begin()];
    const callback = (await visit(mine.headers.get("location") ?? "", issuer)).href;
    expect((await go(callback)).status).toBe(401);
    expect((await go(callback, "directus_oidc_flow=forged")).status).toBe(401);
    expect(reasonOf(await go(callback, flowOf(other)))).toBe("INVALID_CREDENTIALS");
    const altered = new URL(callback);
    altered.searchParams.set("state", "x");
    expect(reasonOf(await go(altered.href, flowOf(mine)))).toBe("INVALID_CREDENTIALS");
    clock.now += 11 * 60_000;
    expect((await go(callback, flowOf(mine))).status).toBe(401);
  });

  it.each(["nonce", "verifier"])("a code got with another %s is refused", async (part) => {
    const { clock, issuer, begin, flowOf, go, makeUser } = await setUp();
    await makeUser({});
    const left = await begin();
    const callback = (await visit(left.headers.get("location") ?? "", issuer)).href;
    const keeper = {
      secret: createHash("sha256").update(SECRET).digest(),
      now: () => clock.now,
    };
    const flow = await openFlow(keeper, flowOf(left).replace("directus_oidc_flow=", ""));
    if (!flow) throw new Error("The flow cannot be opened.");
    const sealed = await sealFlow(keeper, { ...flow, [part]: "x".repeat(64) });
    const back = await go(callback, `directus_oidc_flow=${sealed}`);
    expect(reasonOf(back)).toBe("SERVICE_UNAVAILABLE");
    expect(tokenIn(back)).toBeUndefined();
  });

  it("a code is used once", async () => {
    const { faults, issuer, begin, flowOf, go, makeUser } = await setUp();
    await makeUser({});
    const left = await begin();
    const callback = (await visit(left.headers.get("location") ?? "", issuer)).href;
    expect(tokenIn(await go(callback, flowOf(left)))).toBeDefined();
    const again = await go(callback, flowOf(left));
    expect(reasonOf(again)).toBe("SERVICE_UNAVAILABLE");
    expect(tokenIn(again)).toBeUndefined();
    expect(faults).toHaveLength(1);
  });
});

describe("providers", () => {
  it("are listed without their secrets", async () => {
    const { call } = await setUp();
    const { text } = await call("GET", "/auth");
    expect(JSON.parse(text)).toEqual({
      data: [{ name: "team", label: "Team", driver: "openid", icon: "account_circle" }],
      disableDefault: false,
    });
  });

  it("that do not answer lead back with a reason", async () => {
    const faults: unknown[] = [];
    const { backend } = await startBackend({
      providers: { team: { issuer: "http://127.0.0.1:9", ...CLIENT } },
      onError: (error) => faults.push(error),
    });
    const url = `${SITE}/auth/login/team?redirect=${encodeURIComponent(RETURN_TO)}`;
    const back = await backend.fetch(new Request(url));
    expect(back.headers.get("location")).toBe(`${RETURN_TO}&reason=SERVICE_UNAVAILABLE`);
    expect(faults).toHaveLength(1);
  });

  it.each(["constructor", "__proto__", "other"])("named %s do not exist", async (name) => {
    const { call } = await startBackend();
    const { status, code } = await call("GET", `/auth/login/${name}?redirect=${SITE}`);
    expect({ status, code }).toEqual({ status: 404, code: "ROUTE_NOT_FOUND" });
  });

  it("leave signing in by password as it is", async () => {
    const { signIn, wholeWay, makeUser } = await setUp();
    await makeUser({ password: ADMIN.password });
    expect(tokenIn(await wholeWay())).toBeDefined();
    await signIn({ email: "ana@people.example", password: ADMIN.password });
  });
});
