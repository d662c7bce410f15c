import { decodeJwt, decodeProtectedHeader } from "jose";
import { describe, expect, it } from "vitest";
import type { Client } from "./target.ts";

const BAD_CREDENTIALS = {
  errors: [{ message: "Invalid user credentials.", extensions: { code: "INVALID_CREDENTIALS" } }],
};

export function describeAuthentication(client: () => Client): void {
  const login = (body: unknown) => client().call("POST", "/auth/login", { body });
  const refresh = (token: string) =>
    client().call("POST", "/auth/refresh", { body: { refresh_token: token } });

  describe("login", () => {
    it("gives an access token, a refresh token and the time they hold", async () => {
      const { status, item } = await login(client().administrator);
      expect(status).toBe(200);
      expect(Object.keys(item).sort()).toEqual(["access_token", "expires", "refresh_token"]);
      expect(item.expires).toBe(900_000);
      expect(item.refresh_token).toMatch(/^[\w-]{64}$/);
    });

    it("signs an access token with HS256 and Directus's claims", async () => {
      const { access } = await client().signIn(...adminPair());
      expect(decodeProtectedHeader(access).alg).toBe("HS256");
      const claims = decodeJwt(access);
      expect(claims).toMatchObject({
        role: client().roles.administrator,
        app_access: true,
        admin_access: true,
        iss: "directus",
      });
      expect(claims.id).toMatch(/^[0-9a-f-]{36}$/);
      expect(Number(claims.exp) - Number(claims.iat)).toBe(900);
    });

    it("answers a wrong password and an unknown address alike", async () => {
      const [email] = adminPair();
      const wrong = await login({ email, password: "not-the-password" });
      const unknown = await login({ email: "nobody@example.com", password: "not-it-either" });
      expect(wrong.status).toBe(401);
      expect(wrong.json).toEqual(BAD_CREDENTIALS);
      expect(unknown.status).toBe(401);
      expect(unknown.text).toBe(wrong.text);
    });

    it("takes the address in any case", async () => {
      const [email, password] = adminPair();
      expect((await login({ email: email.toUpperCase(), password })).status).toBe(200);
    });

    it.each(["email", "password"])("asks for a missing %s", async (field) => {
      const { [field as "email"]: _, ...rest } = client().administrator;
      const { status, error } = await login(rest);
      expect(status).toBe(400);
      expect(error.message).toBe(`Invalid payload. "${field}" is required.`);
      expect(error.extensions).toMatchObject({
        code: "INVALID_PAYLOAD",
        reason: `"${field}" is required`,
      });
    });

    it.each(["/auth/login", "/auth/refresh", "/users", "/items/articles"])(
      "refuses malformed JSON on %s",
      async (path) => {
        const token = await client().adminToken();
        const headers = { "content-type": "application/json" };
        const options = path.startsWith("/auth") ? {} : { token };
        const reply = await client().call("POST", path, { ...options, raw: '{"email":', headers });
        expect(reply.status).toBe(400);
        expect(reply.error.extensions.code).toBe("INVALID_PAYLOAD");
      },
    );

    it("does not know a provider that is not configured", async () => {
      const path = "/auth/login/nowhere";
      const query = `?redirect=${encodeURIComponent(client().site)}`;
      const { status, error } = await client().call("GET", path + query);
      expect(status).toBe(404);
      expect(error.extensions).toMatchObject({ code: "ROUTE_NOT_FOUND", path });
    });
  });

  describe("refresh", () => {
    it("gives a new pair and spends the old token", async () => {
      const { refresh: first } = await client().signIn(...adminPair());
      const { status, item } = await refresh(first);
      expect(status).toBe(200);
      expect(item).toMatchObject({ expires: 900_000 });
      expect(item.refresh_token).toMatch(/^[\w-]{64}$/);
      expect(item.refresh_token).not.toBe(first);
      const me = await client().call("GET", "/users/me", { token: String(item.access_token) });
      expect(me.status).toBe(200);

      const again = await refresh(first);
      expect(again.status).toBe(401);
      expect(again.json).toEqual(BAD_CREDENTIALS);
      expect((await refresh(String(item.refresh_token))).status).toBe(200);
    });

    it("asks for the token", async () => {
      const { status, error } = await client().call("POST", "/auth/refresh", { body: {} });
      expect(status).toBe(400);
      expect(error.extensions.code).toBe("INVALID_PAYLOAD");
    });

    it("refuses a token nobody was given", async () => {
      expect((await refresh("a".repeat(64))).status).toBe(401);
    });
  });

  describe("logout", () => {
    const logout = (token: string) =>
      client().call("POST", "/auth/logout", { body: { refresh_token: token } });

    it("ends the session", async () => {
      const { refresh: token } = await client().signIn(...adminPair());
      const { status, text } = await logout(token);
      expect({ status, text }).toEqual({ status: 204, text: "" });
      expect((await refresh(token)).status).toBe(401);
    });

    it("is content with a token nobody knows", async () => {
      expect((await logout("b".repeat(64))).status).toBe(204);
    });
  });

  describe("bearer", () => {
    it.each([
      ["no", undefined],
      ["a bad", "nonsense"],
    ])("refuses users/me with %s bearer", async (_, token) => {
      const { status, json } = await client().call("GET", "/users/me", { token });
      expect(status).toBe(401);
      expect(json).toEqual(BAD_CREDENTIALS);
    });

    it("refuses a token with a foreign signature", async () => {
      const { access } = await client().signIn(...adminPair());
      const [header, payload] = access.split(".");
      const forged = `${header}.${payload}.${"A".repeat(43)}`;
      expect([401, 403]).toContain(
        (await client().call("GET", "/users/me", { token: forged })).status,
      );
    });

    it("refuses a token without a signature", async () => {
      const { access } = await client().signIn(...adminPair());
      const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
      const forged = `${none}.${access.split(".")[1]}.`;
      expect([401, 403]).toContain(
        (await client().call("GET", "/users/me", { token: forged })).status,
      );
    });
  });

  function adminPair(): [string, string] {
    const { email, password } = client().administrator;
    return [email, password];
  }
}
