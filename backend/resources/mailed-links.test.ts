import { describe, expect, it } from "vitest";
import { ROLE_IDS } from "../permissions.ts";
import { ADMIN, startBackend, type TestBackend } from "../testing/start-backend.ts";

const HOUR_MS = 60 * 60_000;
const PASSWORD = "Seven-olive-trees-at-dawn";

const settled = async ({ mails }: TestBackend, count: number) => {
  await expect.poll(() => mails.length).toBe(count);
  return mails.at(-1);
};
const tokenIn = (text: string | undefined) => {
  const link = /https:\S+/.exec(text ?? "")?.[0] ?? "";
  return new URL(link).searchParams.get("token");
};

function request({ call }: TestBackend, email: string, reset_url?: string, ip = "192.0.2.1") {
  return call("POST", "/auth/password/request", { body: { email, reset_url }, ip });
}

describe("reset links", () => {
  it("hold an hour, sign out everywhere and work once", async () => {
    const backend = await startBackend();
    const session = await backend.signIn();
    await request(backend, ADMIN.email);
    const token = tokenIn((await settled(backend, 1))?.text);
    const reset = (password: string) =>
      backend.call("POST", "/auth/password/reset", { body: { token, password } });
    expect((await reset("password123")).code).toBe("FAILED_VALIDATION");
    const replies = await Promise.all([reset(PASSWORD), reset(PASSWORD)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 403]);
    expect((await backend.call("GET", "/users/me", { token: session.access })).status).toBe(401);
    await backend.signIn({ ...ADMIN, password: PASSWORD });

    await request(backend, ADMIN.email);
    const late = tokenIn((await settled(backend, 2))?.text);
    backend.clock.now += HOUR_MS;
    const body = { token: late, password: PASSWORD };
    expect((await backend.call("POST", "/auth/password/reset", { body })).code).toBe(
      "INVALID_TOKEN",
    );
  });

  it("replace the ones before", async () => {
    const backend = await startBackend();
    await request(backend, ADMIN.email);
    const first = tokenIn((await settled(backend, 1))?.text);
    await request(backend, ADMIN.email);
    await settled(backend, 2);
    const body = { token: first, password: PASSWORD };
    expect((await backend.call("POST", "/auth/password/reset", { body })).status).toBe(403);
  });

  it("come in the account's language, else in the one of the page that asked", async () => {
    const backend = await startBackend();
    await request(backend, ADMIN.email, "https://el.site.example/account/reset-password");
    const greek = await settled(backend, 1);
    expect(greek).toMatchObject({ language: "el", subject: "Νέος κωδικός για την B4" });
    expect(greek?.text).toContain("https://el.site.example/account/reset-password?token=");

    const { access: token } = await backend.signIn();
    await backend.call("PATCH", "/users/me", { token, body: { language: "en-US" } });
    await request(backend, ADMIN.email, "https://el.site.example/account/reset-password");
    expect(await settled(backend, 2)).toMatchObject({ language: "en" });
  });

  it("leave the same traces for an unknown address, but no mail", async () => {
    const backend = await startBackend();
    await request(backend, ADMIN.email);
    await settled(backend, 1);
    const known = await request(backend, ADMIN.email);
    const unknown = await request(backend, "nobody@people.example");
    await settled(backend, 2);
    expect(unknown.text).toBe(known.text);
    expect([...unknown.headers]).toEqual([...known.headers]);
    const db = backend.openStored();
    const rows = db.prepare("SELECT user FROM audit WHERE action = 'password_requested'").all();
    expect(rows).toHaveLength(3);
    expect(db.prepare("SELECT 1 FROM one_time_tokens WHERE user IS NULL").all()).toHaveLength(1);
    expect(db.prepare("SELECT 1 FROM outbox").all()).toHaveLength(2);
  });

  it("are mailed three times in a row at most, known address or not", async () => {
    const backend = await startBackend();
    for (const email of [ADMIN.email, "nobody@people.example"]) {
      const statuses = [];
      for (let count = 0; count < 4; count++) {
        statuses.push((await request(backend, email)).status);
      }
      expect(statuses).toEqual([204, 204, 204, 429]);
    }
  });

  it("are not stored in a form that opens anything", async () => {
    const backend = await startBackend();
    await request(backend, ADMIN.email);
    const token = String(tokenIn((await settled(backend, 1))?.text));
    const stored = () =>
      JSON.stringify([
        backend.openStored().prepare("SELECT * FROM one_time_tokens").all(),
        backend.openStored().prepare("SELECT * FROM outbox").all(),
      ]);
    await expect.poll(() => stored().includes(token)).toBe(false);
  });
});

describe("invitations", () => {
  const invite = async (backend: TestBackend, body: unknown) => {
    const { access: token } = await backend.signIn();
    return backend.call("POST", "/users/invite", { token, body });
  };

  it("speak the language of the page they lead to", async () => {
    const backend = await startBackend();
    const body = {
      email: ["Eleni@people.example", "nikos@people.example"],
      role: ROLE_IDS.editor,
      invite_url: "https://el.site.example/account/accept-invite",
    };
    expect((await invite(backend, body)).status).toBe(204);
    expect(await settled(backend, 2)).toMatchObject({ language: "el" });
    const users = backend
      .openStored()
      .prepare("SELECT email, language, status FROM users WHERE status = 'invited' ORDER BY email")
      .all();
    expect(users.map((row) => ({ ...row }))).toEqual([
      { email: "eleni@people.example", language: "el-GR", status: "invited" },
      { email: "nikos@people.example", language: "el-GR", status: "invited" },
    ]);
  });

  it("are sent again with a fresh link, and hold seven days", async () => {
    const backend = await startBackend();
    const body = { email: "eleni@people.example", role: ROLE_IDS.editor };
    await invite(backend, body);
    const first = tokenIn((await settled(backend, 1))?.text);
    await invite(backend, body);
    const second = tokenIn((await settled(backend, 2))?.text);
    const accept = (token: string | null) =>
      backend.call("POST", "/users/invite/accept", { body: { token, password: PASSWORD } });
    expect((await accept(first)).status).toBe(403);
    backend.clock.now += 7 * 24 * HOUR_MS;
    expect((await accept(second)).status).toBe(403);
  });

  it("leave an account alone that is in use", async () => {
    const backend = await startBackend();
    const body = { email: ADMIN.email, role: ROLE_IDS.editor };
    expect((await invite(backend, body)).status).toBe(204);
    const { access: token } = await backend.signIn();
    const { data } = await backend.call("GET", "/users/me?fields=role", { token });
    expect(data).toEqual({ role: ROLE_IDS.administrator });
    expect(backend.mails).toEqual([]);
  });

  it("do not reset the password of an account that is in use by now", async () => {
    const backend = await startBackend();
    await invite(backend, { email: "eleni@people.example", role: ROLE_IDS.editor });
    const token = tokenIn((await settled(backend, 1))?.text);
    backend.openStored().exec("UPDATE users SET status = 'active'");
    const body = { token, password: PASSWORD };
    const { code } = await backend.call("POST", "/auth/password/reset", { body });
    expect(code).toBe("INVALID_TOKEN");
  });

  it("are not accepted for an account that was suspended meanwhile", async () => {
    const backend = await startBackend();
    await invite(backend, { email: "eleni@people.example", role: ROLE_IDS.editor });
    const token = tokenIn((await settled(backend, 1))?.text);
    const { access } = await backend.signIn();
    const { data } = await backend.call("GET", "/users?filter[status][_eq]=invited&fields=id", {
      token: access,
    });
    const [{ id } = { id: "" }] = data as unknown as { id: string }[];
    await backend.call("PATCH", `/users/${id}`, { token: access, body: { status: "suspended" } });
    const body = { token, password: PASSWORD };
    expect((await backend.call("POST", "/users/invite/accept", { body })).status).toBe(403);
  });
});
