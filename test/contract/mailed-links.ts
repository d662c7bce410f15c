import { describe, expect, it } from "vitest";
import { type Client, PASSWORD } from "./target.ts";

const NEW_PASSWORD = "Seven-olive-trees-at-dawn";

export function describePasswords(client: () => Client): void {
  const post = (path: string, body: unknown) => client().call("POST", path, { body });
  const resetUrl = () => `${client().site}/account/reset-password`;

  describe("forgotten password", () => {
    it("is answered alike for a known and an unknown address", async () => {
      const { email } = await client().makeUser(null);
      const known = await post("/auth/password/request", { email, reset_url: resetUrl() });
      const unknown = await post("/auth/password/request", {
        email: `${client().unique("nobody")}@example.com`,
        reset_url: resetUrl(),
      });
      for (const { status, text } of [known, unknown]) {
        expect({ status, text }).toEqual({ status: 204, text: "" });
      }
    });

    it.each([
      "https://evil.example/account/reset-password",
      "https://site.example.evil.example/",
      "javascript:alert(1)",
      // Our own pages as well: one of them sends visitors on to another website.
      "https://site.example/apply-redirect",
      "https://site.example/",
    ])("does not send a link to %s", async (reset_url) => {
      const { email } = client().administrator;
      const { status, error } = await post("/auth/password/request", { email, reset_url });
      expect(status).toBe(400);
      expect(error.extensions.code).toBe("INVALID_PAYLOAD");
    });

    it("is replaced by the mailed link, once", async () => {
      const { email, password } = await client().makeUser(client().roles.editor);
      await post("/auth/password/request", { email, reset_url: resetUrl() });
      const token = await client().mailedToken(email);
      const done = await post("/auth/password/reset", { token, password: NEW_PASSWORD });
      expect({ status: done.status, text: done.text }).toEqual({ status: 204, text: "" });

      expect((await post("/auth/login", { email, password })).status).toBe(401);
      expect((await post("/auth/login", { email, password: NEW_PASSWORD })).status).toBe(200);
      const again = await post("/auth/password/reset", { token, password: PASSWORD });
      expect(again.status).toBe(403);
      // A used link is FORBIDDEN to Directus, a made-up one INVALID_TOKEN.
      expect(["INVALID_TOKEN", "FORBIDDEN"]).toContain(again.error.extensions.code);
      expect((await post("/auth/login", { email, password: NEW_PASSWORD })).status).toBe(200);
    });

    it("is not replaced with a made-up token", async () => {
      const { status, error } = await post("/auth/password/reset", {
        token: "made-up",
        password: NEW_PASSWORD,
      });
      expect(status).toBe(403);
      expect(error.extensions.code).toBe("INVALID_TOKEN");
    });
  });
}

export function describeInvitations(client: () => Client): void {
  const inviteUrl = () => `${client().site}/account/accept-invite`;
  const invite = async (body: unknown, token?: string) =>
    client().call("POST", "/users/invite", { token: token ?? (await client().adminToken()), body });
  const accept = (body: unknown) => client().call("POST", "/users/invite/accept", { body });

  describe("invitation", () => {
    it("leads to an account, once", async () => {
      const email = `${client().unique("guest")}@example.com`;
      const role = client().roles.editor;
      const sent = await invite({ email, role, invite_url: inviteUrl() });
      expect({ status: sent.status, text: sent.text }).toEqual({ status: 204, text: "" });

      const token = await client().adminToken();
      const path = `/users?filter[email][_eq]=${encodeURIComponent(email)}&fields=status,role`;
      const { list } = await client().call("GET", path, { token });
      expect(list).toEqual([{ status: "invited", role }]);

      const mailed = await client().mailedToken(email);
      expect((await accept({ token: mailed, password: NEW_PASSWORD })).status).toBe(204);
      await client().signIn(email, NEW_PASSWORD);
      const again = await accept({ token: mailed, password: PASSWORD });
      // Directus tells an invitation that was accepted (400) from one that never was (403).
      expect([400, 403]).toContain(again.status);
      expect(["INVALID_TOKEN", "INVALID_INVITE"]).toContain(again.error.extensions.code);
      await client().signIn(email, NEW_PASSWORD);
    });

    it("needs a role that is a UUID", async () => {
      const email = `${client().unique("guest")}@example.com`;
      const { status, error } = await invite({ email, role: "editor" });
      expect(status).toBe(400);
      expect(error.extensions.code).toBe("INVALID_PAYLOAD");
    });

    it.each(["https://evil.example/account/accept-invite", "https://site.example/apply-redirect"])(
      "does not send a link to %s",
      async (invite_url) => {
        const body = {
          email: `${client().unique("guest")}@example.com`,
          role: client().roles.editor,
          invite_url,
        };
        const { status, error } = await invite(body);
        expect(status).toBe(400);
        expect(error.extensions.code).toBe("INVALID_PAYLOAD");
      },
    );

    it("comes from an administrator only", async () => {
      const { email, password } = await client().makeUser(client().roles.editor);
      const { access } = await client().signIn(email, password);
      const body = {
        email: `${client().unique("guest")}@example.com`,
        role: client().roles.editor,
        invite_url: inviteUrl(),
      };
      expect((await invite(body, access)).status).toBe(403);
    });

    it("is not accepted with a made-up token", async () => {
      const { status, error } = await accept({ token: "made-up", password: NEW_PASSWORD });
      expect(status).toBe(403);
      expect(error.extensions.code).toBe("INVALID_TOKEN");
    });
  });
}
