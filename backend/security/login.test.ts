import { describe, expect, it } from "vitest";
import { ADMIN, startBackend, type TestBackend } from "../testing/start-backend.ts";
import { totpCode, totpStep } from "./totp.ts";

const MINUTE_MS = 60_000;
const STEP_MS = 30_000;

const login = ({ call }: TestBackend, body: unknown, ip = "192.0.2.1") =>
  call("POST", "/auth/login", { body, ip });

describe("login", () => {
  it("slows down whoever guesses, account known or not, and nobody else", async () => {
    const backend = await startBackend();
    for (const email of [ADMIN.email, "nobody@people.example"]) {
      const replies = [];
      for (let count = 0; count < 11; count++) {
        replies.push(await login(backend, { email, password: `guess-${count}` }));
      }
      expect(replies.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
      expect(replies.at(-1)?.headers.get("retry-after")).toBe("90");
    }
    // The owner, elsewhere.
    expect((await login(backend, ADMIN, "198.51.100.7")).status).toBe(200);
    // The guesser, even with the right password, and again a while later.
    expect((await login(backend, ADMIN)).status).toBe(429);
    backend.clock.now += 2 * MINUTE_MS;
    expect((await login(backend, ADMIN)).status).toBe(200);
  });

  it("does not count what was right", async () => {
    const backend = await startBackend();
    for (let count = 0; count < 12; count++) {
      expect((await login(backend, ADMIN)).status).toBe(200);
    }
  });

  it("records successes and failures alike for known and unknown accounts", async () => {
    const backend = await startBackend();
    await login(backend, { email: ADMIN.email, password: "wrong-guess" });
    await login(backend, { email: "nobody@people.example", password: "wrong-guess" });
    await login(backend, ADMIN);
    const rows = backend
      .openStored()
      .prepare("SELECT action, user IS NULL AS unknown, ip FROM audit WHERE action LIKE 'login%'")
      .all();
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { action: "login_failed", unknown: 0, ip: "192.0.2.1" },
      { action: "login_failed", unknown: 1, ip: "192.0.2.1" },
      { action: "login", unknown: 0, ip: "192.0.2.1" },
    ]);
  });

  it("tells of a suspension only to whoever knows the password", async () => {
    const backend = await startBackend();
    const { access: token } = await backend.signIn();
    const body = { email: "gone@people.example", password: ADMIN.password, status: "suspended" };
    await backend.call("POST", "/users", { token, body });
    const right = await login(backend, body);
    expect(right.code).toBe("USER_SUSPENDED");
    const wrong = await login(backend, { ...body, password: "something else" });
    expect(wrong.code).toBe("INVALID_CREDENTIALS");
  });

  it.each(["draft", "invited", "archived"])("is not for an account that is %s", async (status) => {
    const backend = await startBackend();
    const { access: token } = await backend.signIn();
    const body = { email: "ben@people.example", password: ADMIN.password, status };
    await backend.call("POST", "/users", { token, body });
    expect((await login(backend, body)).code).toBe("INVALID_CREDENTIALS");
  });

  it.each([
    ["mode", { ...ADMIN, mode: "cookie" }],
    ["email", { ...ADMIN, email: 5 }],
    ["password", { ...ADMIN, password: "" }],
  ])("refuses an unfit %s", async (field, body) => {
    const { status, text } = await login(await startBackend(), body);
    expect(status).toBe(400);
    expect(text).toContain(field);
  });
});

describe("one-time codes", () => {
  async function enabled() {
    const backend = await startBackend();
    const { access: token } = await backend.signIn();
    const call = (action: string, body: unknown) =>
      backend.call("POST", `/users/me/tfa/${action}`, { token, body });
    const code = (secret: string) => totpCode(secret, totpStep(backend.clock.now));
    const { data } = await call("generate", { password: ADMIN.password });
    const secret = String(data.secret);
    expect((await call("enable", { secret, otp: code(secret) })).status).toBe(204);
    backend.clock.now += STEP_MS;
    return { backend, token, call, code: () => code(secret) };
  }

  it("are asked for after the right password only", async () => {
    const { backend, code } = await enabled();
    const without = await login(backend, ADMIN);
    expect({ status: without.status, code: without.code }).toEqual({
      status: 401,
      code: "INVALID_OTP",
    });
    const guess = await login(backend, { ...ADMIN, password: "wrong-guess", otp: code() });
    expect(guess.code).toBe("INVALID_CREDENTIALS");
    expect((await login(backend, { ...ADMIN, otp: "000000" })).code).toBe("INVALID_OTP");
    expect((await login(backend, { ...ADMIN, otp: code() })).status).toBe(200);
  });

  it("sign in once each", async () => {
    const { backend, code } = await enabled();
    const otp = code();
    const replies = await Promise.all([1, 2].map(() => login(backend, { ...ADMIN, otp })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it("are switched off with a code, and masked until then", async () => {
    const { backend, token, call, code } = await enabled();
    const masked = await backend.call("GET", "/users/me?fields=tfa_secret", { token });
    expect(masked.data).toEqual({ tfa_secret: "**********" });
    expect((await call("disable", { otp: "000000" })).status).toBe(401);
    expect((await call("disable", { otp: code() })).status).toBe(204);
    expect((await login(backend, ADMIN)).status).toBe(200);
  });

  it("need the password to be set up", async () => {
    const backend = await startBackend();
    const { access: token } = await backend.signIn();
    const body = { password: "wrong-guess" };
    const { status } = await backend.call("POST", "/users/me/tfa/generate", { token, body });
    expect(status).toBe(401);
  });

  it("take the secret that was generated last, for half an hour, and no other", async () => {
    const backend = await startBackend();
    let { access: token } = await backend.signIn();
    const call = (action: string, body: unknown) =>
      backend.call("POST", `/users/me/tfa/${action}`, { token, body });
    const enable = (secret: string) =>
      call("enable", { secret, otp: totpCode(secret, totpStep(backend.clock.now)) });
    // Whoever has stolen a session, but not the password, brings one of their own.
    const own = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    expect((await enable(own)).status).toBe(400);
    const { data } = await call("generate", { password: ADMIN.password });
    expect((await enable(own)).status).toBe(400);
    backend.clock.now += 60 * STEP_MS;
    ({ access: token } = await backend.signIn());
    expect((await enable(String(data.secret))).status).toBe(400);
  });
});
