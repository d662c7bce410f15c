import { describe, expect, it } from "vitest";
import { totpCode } from "../../backend/security/totp.ts";
import { currentStep } from "../support/current-step.ts";
import { type Client, PASSWORD, type Reply } from "./target.ts";

type Rights = Record<string, Record<string, { access?: string }>>;

const MASK = "**********";

export function describeUsers(client: () => Client): void {
  const asAdmin = async (method: string, path: string, body?: unknown) =>
    client().call(method, path, {
      token: await client().adminToken(),
      ...(body !== undefined && { body }),
    });

  describe("users/me", () => {
    it("is the account that signed in, its password masked", async () => {
      const { status, item } = await asAdmin("GET", "/users/me");
      expect(status).toBe(200);
      expect(item).toMatchObject({
        email: client().administrator.email,
        password: MASK,
        status: "active",
        role: client().roles.administrator,
        provider: "default",
      });
      for (const field of ["id", "first_name", "last_name", "language", "last_access"]) {
        expect(item).toHaveProperty(field);
      }
    });

    it("answers the fields that were asked for, the role's among them", async () => {
      const { json } = await asAdmin("GET", "/users/me?fields=email,role.name");
      expect(json).toEqual({
        data: { email: client().administrator.email, role: { name: "Administrator" } },
      });
    });

    it("takes filter and deep as JSON", async () => {
      const filter = encodeURIComponent('{"status":{"_eq":"active"}}');
      const { status, item } = await asAdmin(
        "GET",
        `/users/me?fields=email&filter=${filter}&deep={}`,
      );
      expect(status).toBe(200);
      expect(item.email).toBe(client().administrator.email);
    });

    it("lets a user change their own name and language", async () => {
      const { email, password } = await client().makeUser(client().roles.editor);
      const { access } = await client().signIn(email, password);
      const body = { first_name: "Eleni", language: "el-GR" };
      const { status, item } = await client().call("PATCH", "/users/me", { token: access, body });
      expect(status).toBe(200);
      expect(item).toMatchObject(body);
    });

    it("does not let a user change their own role", async () => {
      const { email, password } = await client().makeUser(client().roles.editor);
      const { access } = await client().signIn(email, password);
      const body = { role: client().roles.administrator };
      const { status, error } = await client().call("PATCH", "/users/me", { token: access, body });
      expect(status).toBe(403);
      expect(error.extensions.code).toBe("FORBIDDEN");
    });
  });

  describe("users", () => {
    it("are made by administrators, and the password is masked", async () => {
      const email = `${client().unique("new")}@example.com`;
      const body = { email, password: PASSWORD, first_name: "Nikos", role: client().roles.editor };
      const { status, item } = await asAdmin("POST", "/users", body);
      expect(status).toBe(200);
      expect(item).toMatchObject({ email, password: MASK, first_name: "Nikos", status: "active" });
    });

    it("are not made by anybody else", async () => {
      const { email, password } = await client().makeUser(client().roles.editor);
      const { access } = await client().signIn(email, password);
      const body = { email: `${client().unique("no")}@example.com`, password: PASSWORD };
      for (const token of [undefined, client().publicToken, access]) {
        const { status, error } = await client().call("POST", "/users", { token, body });
        expect(status).toBe(403);
        expect(error.extensions.code).toBe("FORBIDDEN");
      }
    });

    it("have an address each", async () => {
      const { email } = await client().makeUser(null);
      const { status, error } = await asAdmin("POST", "/users", { email, password: PASSWORD });
      expect(status).toBe(400);
      expect(error.extensions).toMatchObject({ code: "RECORD_NOT_UNIQUE", field: "email" });
      // In brackets from a Directus, which asks for a list of addresses.
      expect(error.extensions.value).toContain(email);
    });

    it("are listed, read, changed and deleted", async () => {
      const { id, email } = await client().makeUser(client().roles.editor);
      const filter = `filter[email][_eq]=${encodeURIComponent(email)}`;
      const { list } = await asAdmin("GET", `/users?${filter}&fields=id,role.name`);
      expect(list).toEqual([{ id, role: { name: "Editor" } }]);

      const changed = await asAdmin("PATCH", `/users/${id}`, { last_name: "Papas" });
      expect(changed.item).toMatchObject({ id, last_name: "Papas" });

      expect((await asAdmin("DELETE", `/users/${id}`)).status).toBe(204);
      const gone = await asAdmin("GET", `/users/${id}`);
      expect(gone.status).toBe(403);
      expect(gone.error.extensions.code).toBe("FORBIDDEN");
    });

    it("are changed together", async () => {
      const [one, two] = [await client().makeUser(null), await client().makeUser(null)];
      const body = { keys: [one.id, two.id], data: { title: "Producer" } };
      const { status, list } = await asAdmin("PATCH", "/users", body);
      expect(status).toBe(200);
      expect(list.map(({ title }) => title)).toEqual(["Producer", "Producer"]);
    });

    it("cannot sign in or refresh while suspended", async () => {
      const { id, email, password } = await client().makeUser(client().roles.editor);
      const { refresh } = await client().signIn(email, password);
      await asAdmin("PATCH", `/users/${id}`, { status: "suspended" });
      const login = await client().call("POST", "/auth/login", { body: { email, password } });
      expect(login.status).toBe(401);
      const renewed = await client().call("POST", "/auth/refresh", {
        body: { refresh_token: refresh },
      });
      expect(renewed.status).toBe(401);
    });

    it("keep their passwords from every filter", async () => {
      const { email, password } = await client().makeUser(client().roles.editor);
      const { access } = await client().signIn(email, password);
      for (const operator of ["_eq", "_starts_with", "_gt"]) {
        const path = `/users?filter[password][${operator}]=$argon2`;
        for (const token of [access, await client().adminToken()]) {
          const { status, json } = await client().call("GET", path, { token });
          expect([400, 403]).toContain(status);
          expect(json).not.toHaveProperty("data");
        }
      }
    });

    it("get no second factor for a wrong code", async () => {
      const { id, email, password } = await client().makeUser(client().roles.editor);
      const { access } = await client().signIn(email, password);
      const made = await client().call("POST", "/users/me/tfa/generate", {
        token: access,
        body: { password },
      });
      expect(made.status).toBe(200);
      expect(made.item.otpauth_url).toMatch(/^otpauth:\/\/totp\//);
      const wrong = { secret: made.item.secret, otp: "000000" };
      const refused = await client().call("POST", "/users/me/tfa/enable", {
        token: access,
        body: wrong,
      });
      expect(refused.status).toBe(400);
      expect((await asAdmin("GET", `/users/${id}?fields=tfa_secret`)).item.tfa_secret).toBeNull();
    });
  });

  describe("two-step sign-in", () => {
    const signedIn = async (role: string) => {
      const account = await client().makeUser(role);
      const { access } = await client().signIn(account.email, account.password);
      const call = (method: string, path: string, body?: unknown) =>
        client().call(method, path, { token: access, ...(body !== undefined && { body }) });
      return { ...account, call };
    };
    const codeNow = async (secret: unknown, later = 0) =>
      totpCode(String(secret), (await currentStep()) + later);

    /** A Directus takes the code of this moment alone, and again; ours takes no code twice, but the next. */
    const anyCode = async (secret: unknown, send: (otp: string) => Promise<Reply>) => {
      const { status } = await send(await codeNow(secret));
      return status < 300 ? status : (await send(await codeNow(secret, 1))).status;
    };

    it.each(["administrator", "editor"] as const)(
      "is switched on and off by an %s",
      async (role) => {
        const { email, password, call } = await signedIn(client().roles[role]);
        const { item } = await call("POST", "/users/me/tfa/generate", { password });
        const enabled = { secret: item.secret, otp: await codeNow(item.secret) };
        expect((await call("POST", "/users/me/tfa/enable", enabled)).status).toBe(204);
        expect((await call("GET", "/users/me?fields=tfa_secret")).item.tfa_secret).toBe(MASK);

        const login = (otp?: string) =>
          client().call("POST", "/auth/login", { body: { email, password, ...(otp && { otp }) } });
        const without = await login();
        expect([without.status, without.error.extensions.code]).toEqual([401, "INVALID_OTP"]);
        expect(await anyCode(item.secret, login)).toBe(200);

        const wrong = await call("POST", "/users/me/tfa/disable", { otp: "000000" });
        expect([400, 401]).toContain(wrong.status);
      },
    );

    it("is switched off with a code", async () => {
      const { call } = await signedIn(client().roles.editor);
      const { item } = await call("POST", "/users/me/tfa/generate", { password: PASSWORD });
      const enabled = { secret: item.secret, otp: await codeNow(item.secret) };
      expect((await call("POST", "/users/me/tfa/enable", enabled)).status).toBe(204);
      const off = (otp: string) => call("POST", "/users/me/tfa/disable", { otp });
      expect(await anyCode(item.secret, off)).toBe(204);
      expect((await call("GET", "/users/me?fields=tfa_secret")).item.tfa_secret).toBeNull();
    });

    it("is set by hand by nobody", async () => {
      const { id, call } = await signedIn(client().roles.editor);
      const secret = { tfa_secret: "JBSWY3DPEHPK3PXP" };
      for (const { status } of [
        await call("PATCH", "/users/me", secret),
        await call("PATCH", `/users/${id}`, secret),
        await asAdmin("PATCH", `/users/${id}`, secret),
      ]) {
        expect([400, 403]).toContain(status);
      }
      expect((await asAdmin("GET", `/users/${id}?fields=tfa_secret`)).item.tfa_secret).toBeNull();
    });
  });

  describe("roles", () => {
    it("are Administrator and Editor among others", async () => {
      const { status, list } = await asAdmin("GET", "/roles?fields=id,name&sort=name");
      expect(status).toBe(200);
      expect(list).toContainEqual({ id: client().roles.administrator, name: "Administrator" });
      expect(list).toContainEqual({ id: client().roles.editor, name: "Editor" });
    });

    it("are told to those who have one", async () => {
      const { email, password } = await client().makeUser(client().roles.editor);
      const { access } = await client().signIn(email, password);
      const { list } = await client().call("GET", "/roles/me?fields=id,name", { token: access });
      expect(list).toEqual([{ id: client().roles.editor, name: "Editor" }]);
      const website = await client().call("GET", "/roles/me", { token: client().publicToken });
      expect(website.list).toHaveLength(1);
      expect((await client().call("GET", "/roles/me")).status).toBe(403);
    });

    it("say what they may do", async () => {
      const { email, password } = await client().makeUser(client().roles.editor);
      const { access } = await client().signIn(email, password);
      const rightsOf = async (token: string | undefined) =>
        (await client().call("GET", "/permissions/me", { token })).item as Rights;
      const editor = await rightsOf(access);
      expect(editor.leads).toMatchObject({
        read: { access: "full", fields: ["*"] },
        create: { access: "none" },
        delete: { access: "none" },
      });
      expect(editor.settings).toMatchObject({ update: { access: "partial" } });
      const website = await rightsOf(client().publicToken);
      expect(website.leads?.create?.access).toBe("full");
      expect(website.leads?.read?.access).toBe("none");
      expect((await rightsOf(await client().adminToken())).leads?.delete?.access).toBe("full");
      expect((await client().call("GET", "/permissions/me")).status).toBe(403);
    });

    it("are not for the public", async () => {
      expect((await client().call("GET", "/roles")).status).toBe(403);
    });
  });
}
