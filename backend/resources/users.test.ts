import { describe, expect, it } from "vitest";
import { ROLE_IDS } from "../permissions.ts";
import { ADMIN, startBackend, type TestBackend } from "../testing/start-backend.ts";

const MINUTE_MS = 60_000;
const PASSWORD = "Seven-olive-trees-at-dawn";

async function signedIn() {
  const backend = await startBackend();
  const { access: token } = await backend.signIn();
  const call = (method: string, path: string, body?: unknown) =>
    backend.call(method, path, { token, ...(body !== undefined && { body }) });
  const me = String((await call("GET", "/users/me?fields=id")).data.id);
  return { backend, token, call, me };
}

function auditRows({ openStored }: TestBackend) {
  const rows = openStored().prepare("SELECT action, item, detail FROM audit ORDER BY id").all();
  return rows.map((row) => ({ ...row }));
}

describe("the last administrator", () => {
  it.each([
    ["deleted", "DELETE", undefined],
    ["suspended", "PATCH", { status: "suspended" }],
    ["demoted", "PATCH", { role: ROLE_IDS.editor }],
  ])("cannot be %s", async (_, method, body) => {
    const { call, me } = await signedIn();
    const { status, code } = await call(method, `/users/${me}`, body);
    expect({ status, code }).toEqual({ status: 422, code: "UNPROCESSABLE_CONTENT" });
    expect((await call("GET", "/users/me?fields=status,role")).data).toEqual({
      status: "active",
      role: ROLE_IDS.administrator,
    });
  });

  it("can go once there is another", async () => {
    const { call, me } = await signedIn();
    await call("POST", "/users", { email: "next@people.example", role: ROLE_IDS.administrator });
    expect((await call("DELETE", `/users/${me}`)).status).toBe(204);
    expect((await call("GET", "/users/me")).status).toBe(401);
  });
});

describe("a change of role", () => {
  it("is recorded and ends the account's sessions", async () => {
    const { backend, call } = await signedIn();
    const { data } = await call("POST", "/users", {
      email: "ben@people.example",
      password: PASSWORD,
      role: ROLE_IDS.editor,
    });
    const { access } = await backend.signIn({ email: "ben@people.example", password: PASSWORD });
    await call("PATCH", `/users/${data.id}`, { role: ROLE_IDS.administrator });
    expect((await backend.call("GET", "/users/me", { token: access })).status).toBe(401);
    expect(auditRows(backend)).toContainEqual({
      action: "role_changed",
      item: data.id,
      detail: "Editor → Administrator",
    });
  });
});

describe("passwords", () => {
  it.each(["short", "password123"])("are not set to %s", async (password) => {
    const { call } = await signedIn();
    const { status, code } = await call("POST", "/users", { email: "x@people.example", password });
    expect({ status, code }).toEqual({ status: 400, code: "FAILED_VALIDATION" });
  });

  it("are changed soon after signing in, which ends the other sessions", async () => {
    const { backend, call } = await signedIn();
    const other = await backend.signIn();
    expect((await call("PATCH", "/users/me", { password: PASSWORD })).status).toBe(200);
    expect((await call("GET", "/users/me")).status).toBe(200);
    expect((await backend.call("GET", "/users/me", { token: other.access })).status).toBe(401);
    await backend.signIn({ ...ADMIN, password: PASSWORD });
  });

  it("are not given away by their owner", async () => {
    const { call } = await signedIn();
    expect((await call("PATCH", "/users/me", { password: null })).status).toBe(400);
  });

  it("are not changed with a token that has been around", async () => {
    const { backend, call, me } = await signedIn();
    backend.clock.now += 6 * MINUTE_MS;
    for (const path of ["/users/me", `/users/${me}`]) {
      const { status, code } = await call("PATCH", path, { password: PASSWORD });
      expect({ status, code }).toEqual({ status: 403, code: "FORBIDDEN" });
    }
    await backend.signIn();
  });

  it("of others void the links that were mailed for them", async () => {
    const { backend, call } = await signedIn();
    const { data } = await call("POST", "/users", {
      email: "ben@people.example",
      password: PASSWORD,
    });
    await backend.call("POST", "/auth/password/request", { body: { email: "ben@people.example" } });
    await call("PATCH", `/users/${data.id}`, { email: "benjamin@people.example" });
    const rows = backend.openStored().prepare("SELECT * FROM one_time_tokens").all();
    expect(rows).toEqual([]);
  });
});

describe("accounts", () => {
  it("of administrators are theirs to change whole", async () => {
    const { call } = await signedIn();
    const body = { email: "chief@people.example" };
    expect((await call("PATCH", "/users/me", body)).data).toMatchObject(body);
  });

  it.each(["no-at-sign", "two@@people.example", "spaces in@people.example", "a@b", ""])(
    "do not have the address %j",
    async (email) => {
      const { call } = await signedIn();
      expect((await call("POST", "/users", { email })).status).toBe(400);
    },
  );

  it("have one address in every case", async () => {
    const { call } = await signedIn();
    const { data } = await call("POST", "/users", { email: "Ben@People.Example" });
    expect(data.email).toBe("ben@people.example");
    const again = await call("POST", "/users", { email: "BEN@people.example" });
    expect(again.code).toBe("RECORD_NOT_UNIQUE");
  });

  it("that are deleted are recorded", async () => {
    const { backend, call } = await signedIn();
    const { data } = await call("POST", "/users", { email: "ben@people.example" });
    await call("DELETE", "/users", [data.id]);
    expect(auditRows(backend).at(-1)).toEqual({
      action: "delete",
      item: data.id,
      detail: "ben@people.example",
    });
  });

  it.each(["tfa_secret", "last_access", "provider", "nope"])("do not take %s", async (field) => {
    const { call, me } = await signedIn();
    expect((await call("PATCH", `/users/${me}`, { [field]: "x" })).status).toBe(403);
  });
});

it("keeps the audit log for administrators", async () => {
  const { backend, call } = await signedIn();
  await call("POST", "/users", {
    email: "ed@people.example",
    password: PASSWORD,
    role: ROLE_IDS.editor,
  });
  const { access } = await backend.signIn({ email: "ed@people.example", password: PASSWORD });
  expect((await backend.call("GET", "/activity", { token: access })).status).toBe(403);
  const { data } = await call(
    "GET",
    "/activity?filter[action][_eq]=login&fields=action,user.email",
  );
  expect(data).toContainEqual({ action: "login", user: { email: "ed@people.example" } });
});
