import { describe, expect, it } from "vitest";
import { ADMIN, startBackend, type TestBackend } from "../testing/start-backend.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const GRACE_MS = 10_000;

const refresh = ({ call }: TestBackend, token: string) =>
  call("POST", "/auth/refresh", { body: { refresh_token: token } });
const me = ({ call }: TestBackend, token: string) => call("GET", "/users/me", { token });

describe("refresh tokens", () => {
  it("are won by exactly one of 20 parallel requests, whose session lives on", async () => {
    const backend = await startBackend();
    const { refresh: token } = await backend.signIn();
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(backend, token)));
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(19);
    expect((await refresh(backend, String(won[0]?.data.refresh_token))).status).toBe(200);
  });

  it("end the whole family when a spent one comes back after the grace time", async () => {
    const backend = await startBackend();
    const { refresh: stolen } = await backend.signIn();
    const { data } = await refresh(backend, stolen);
    backend.clock.now += GRACE_MS + 1;
    expect((await refresh(backend, stolen)).status).toBe(401);
    expect((await refresh(backend, String(data.refresh_token))).status).toBe(401);
    expect((await me(backend, String(data.access_token))).status).toBe(401);
    const actions = backend.openStored().prepare("SELECT action FROM audit ORDER BY id").all();
    expect(actions.map(({ action }) => action)).toContain("token_replayed");
  });

  it("leave other sessions of the account alone", async () => {
    const backend = await startBackend();
    const [one, other] = [await backend.signIn(), await backend.signIn()];
    await refresh(backend, one.refresh);
    backend.clock.now += GRACE_MS + 1;
    await refresh(backend, one.refresh);
    expect((await refresh(backend, other.refresh)).status).toBe(200);
  });

  it("hold seven days unused and thirty at most", async () => {
    const backend = await startBackend();
    const idle = await backend.signIn();
    const busy = await backend.signIn();
    let token = busy.refresh;
    for (let days = 6; days < 30; days += 6) {
      backend.clock.now += 6 * DAY_MS;
      const { status, data } = await refresh(backend, token);
      expect(status, `day ${days}`).toBe(200);
      token = String(data.refresh_token);
    }
    expect((await refresh(backend, idle.refresh)).status).toBe(401);
    backend.clock.now += 6 * DAY_MS;
    expect((await refresh(backend, token)).status).toBe(401);
  });

  it("are not stored as they are", async () => {
    const backend = await startBackend();
    const { refresh: token } = await backend.signIn();
    const rows = backend.openStored().prepare("SELECT * FROM refresh_tokens").all();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("access tokens", () => {
  it("hold fifteen minutes", async () => {
    const backend = await startBackend();
    const { access } = await backend.signIn();
    backend.clock.now += 15 * MINUTE_MS - 1000;
    expect((await me(backend, access)).status).toBe(200);
    backend.clock.now += 1000;
    const { status, code } = await me(backend, access);
    expect({ status, code }).toEqual({ status: 401, code: "TOKEN_EXPIRED" });
  });

  it("die with their account", async () => {
    const backend = await startBackend();
    const { access } = await backend.signIn();
    backend.openStored().exec("UPDATE users SET status = 'archived'");
    expect((await me(backend, access)).status).toBe(401);
  });

  it("die with their session", async () => {
    const backend = await startBackend();
    const { access, refresh: token } = await backend.signIn();
    await backend.call("POST", "/auth/logout", { body: { refresh_token: token } });
    expect((await me(backend, access)).status).toBe(401);
  });

  it("outlive a restart, because the secret is kept", async () => {
    const first = await startBackend();
    const { access } = await first.signIn();
    await first.close();
    const second = await startBackend({ dataDir: first.dataDir });
    second.clock.now = first.clock.now;
    expect((await me(second, access)).status).toBe(200);
  });

  it("of another backend's secret are forged ones", async () => {
    const [one, other] = [await startBackend(), await startBackend()];
    const { access } = await one.signIn();
    const { status, code } = await me(other, access);
    expect({ status, code }).toEqual({ status: 403, code: "INVALID_TOKEN" });
  });
});

describe("users/me/sessions", () => {
  it("lists where one is signed in, and signs out there", async () => {
    const backend = await startBackend();
    const [here, there] = [await backend.signIn(), await backend.signIn()];
    const { data } = await backend.call("GET", "/users/me/sessions", { token: here.access });
    const list = data as unknown as { id: string; current: boolean }[];
    expect(list.map(({ current }) => current).sort()).toEqual([false, true]);
    const other = list.find(({ current }) => !current)?.id;
    const path = `/users/me/sessions/${other}`;
    expect((await backend.call("DELETE", path, { token: here.access })).status).toBe(204);
    expect((await refresh(backend, there.refresh)).status).toBe(401);
    expect((await me(backend, here.access)).status).toBe(200);
  });

  it("does not sign out others", async () => {
    const backend = await startBackend();
    const { access: token } = await backend.signIn();
    const account = { email: "ben@people.example", password: ADMIN.password };
    await backend.call("POST", "/users", { token, body: account });
    const ben = await backend.signIn(account);
    const row = backend
      .openStored()
      .prepare("SELECT s.id FROM sessions s JOIN users u ON u.id = s.user WHERE u.email = ?")
      .get(ADMIN.email);
    const path = `/users/me/sessions/${row?.id}`;
    expect((await backend.call("DELETE", path, { token: ben.access })).status).toBe(403);
    expect((await me(backend, token)).status).toBe(200);
  });

  it("signs out everywhere, or everywhere else", async () => {
    const backend = await startBackend();
    const [here, there] = [await backend.signIn(), await backend.signIn()];
    const path = "/users/me/sessions";
    await backend.call("DELETE", `${path}?keep=current`, { token: here.access });
    expect((await me(backend, there.access)).status).toBe(401);
    expect((await me(backend, here.access)).status).toBe(200);
    await backend.call("DELETE", path, { token: here.access });
    expect((await me(backend, here.access)).status).toBe(401);
  });
});
