import { describe, expect, it } from "vitest";
import { ROLE_IDS } from "../permissions.ts";
import { ADMIN, startBackend, type TestBackend } from "../testing/start-backend.ts";
import { DEVICE_TTL_MS, MAX_DEVICES } from "./devices.ts";
import { RULES } from "./limits.ts";

const PASSWORD = "Seven-olive-trees-at-dawn";
const MINUTE_MS = 60_000;

const login = ({ call }: TestBackend, body: unknown, devices?: string, ip = "192.0.2.1") =>
  call("POST", "/auth/login", { body, ip, ...(devices !== undefined && { devices }) });

/** Signs in with a browser that keeps what it is given. */
async function known(backend: TestBackend, credentials = ADMIN, devices = "") {
  const { status, data } = await login(backend, credentials, devices, "198.51.100.20");
  expect(status).toBe(200);
  return { device: String(data.device), access: String(data.access_token) };
}

/** As long as usual, with fewer attempts, each of which takes a password's hash. */
const ACCOUNT = { ...RULES.loginByAccount, attempts: 12 };
const startSmall = () => startBackend({ limits: { loginByAccount: ACCOUNT } });

/** Many strangers guess, each from a network of its own, until the account has no attempts left. */
async function besiege(backend: TestBackend, email: string) {
  for (let n = 0; n < ACCOUNT.attempts; n++) {
    await login(
      backend,
      { email, password: "guess" },
      undefined,
      `2001:db8:0:${n.toString(16)}::1`,
    );
  }
  // And whoever comes next.
  const next = await login(backend, { ...ADMIN, email }, undefined, "203.0.113.9");
  expect(next.status).toBe(429);
}

const guess = { ...ADMIN, password: "wrong-guess" };

describe("a browser that has signed in to the account before", () => {
  it("comes in while strangers guess at it, from whatever address", async () => {
    const backend = await startSmall();
    const { device } = await known(backend);
    await besiege(backend, ADMIN.email);
    expect((await login(backend, ADMIN, "", "203.0.113.9")).status).toBe(429);
    for (let n = 0; n < 15; n++) {
      const { status, data } = await login(backend, ADMIN, device, `203.0.113.${n}`);
      expect({ status, device: data.device }).toEqual({ status: 200, device });
    }
  });

  it("has ten guesses of its own, and the strangers theirs", async () => {
    const backend = await startSmall();
    const { device } = await known(backend);
    const replies = [];
    for (let n = 0; n < 11; n++) replies.push(await login(backend, guess, device));
    expect(replies.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
    // A stolen cookie opens nothing, and takes nobody else's attempts.
    expect((await login(backend, ADMIN)).status).toBe(200);
    backend.clock.now += 2 * MINUTE_MS;
    expect((await login(backend, ADMIN, device)).status).toBe(200);
  });

  it("is none for another account, nor with a token that it made up", async () => {
    const backend = await startSmall();
    const { device, access: token } = await known(backend);
    const other = { email: "ed@people.example", password: ADMIN.password };
    await backend.call("POST", "/users", { token, body: { ...other, role: ROLE_IDS.editor } });
    const theirs = (await known(backend, other, device)).device;
    expect(theirs).not.toBe(device);
    await besiege(backend, ADMIN.email);
    expect((await login(backend, ADMIN, theirs)).status).toBe(429);
    expect((await login(backend, ADMIN, "a".repeat(64))).status).toBe(429);
    // One browser, two accounts.
    expect((await login(backend, ADMIN, `${theirs}.${device}`)).data.device).toBe(device);
    expect((await login(backend, other, `${device}.${theirs}`)).data.device).toBe(theirs);
    const many = [...Array(5).fill("b".repeat(64)), device].join(".");
    expect((await login(backend, ADMIN, many)).status).toBe(429);
  });

  it("is given a token only after the right password, and only when it asks", async () => {
    const backend = await startSmall();
    expect((await login(backend, ADMIN)).data).not.toHaveProperty("device");
    const wrong = await login(backend, guess, "");
    const unknown = await login(backend, { ...guess, email: "nobody@people.example" }, "");
    expect(unknown.text).toBe(wrong.text);
    expect([...unknown.headers]).toEqual([...wrong.headers]);
    expect(wrong.text).not.toContain("device");
    const { device } = await known(backend);
    const stored = JSON.stringify(
      backend.openStored().prepare("SELECT * FROM known_devices").all(),
    );
    expect(device).toMatch(/^[\w-]{64}$/);
    expect(stored).not.toContain(device);
  });

  it("is a stranger again after a year without, and when twenty others were used since", async () => {
    const backend = await startSmall();
    const { device } = await known(backend);
    const isKnown = async (token: string) =>
      (await login(backend, ADMIN, token)).data.device === token;
    backend.clock.now += DEVICE_TTL_MS - 1;
    expect(await isKnown(device)).toBe(true);
    backend.clock.now += DEVICE_TTL_MS;
    expect(await isKnown(device)).toBe(false);
    const first = (await known(backend)).device;
    for (let n = 0; n < MAX_DEVICES; n++) {
      backend.clock.now += MINUTE_MS;
      await known(backend);
    }
    expect(await isKnown(first)).toBe(false);
    const rows = backend.openStored().prepare("SELECT count(*) AS n FROM known_devices").get();
    expect(rows?.n).toBe(MAX_DEVICES);
  });
});

describe("known browsers end", () => {
  async function two() {
    const backend = await startSmall();
    const [here, there] = [await known(backend), await known(backend)];
    const areKnown = () => {
      const rows = backend.openStored().prepare("SELECT id FROM known_devices ORDER BY id").all();
      return rows.map(({ id }) => id);
    };
    expect(areKnown()).toEqual([1, 2]);
    const call = (method: string, path: string, body?: unknown) =>
      backend.call(method, path, { token: here.access, ...(body !== undefined && { body }) });
    return { backend, here, there, areKnown, call };
  }

  it("with a new password, but for the one that it was chosen in", async () => {
    const { call, areKnown } = await two();
    await call("PATCH", "/users/me", { password: PASSWORD });
    expect(areKnown()).toEqual([1]);
  });

  it("with signing out everywhere, or everywhere else, or there", async () => {
    for (const [path, left] of [
      ["/users/me/sessions", []],
      ["/users/me/sessions?keep=current", [1]],
    ] as const) {
      const { call, areKnown } = await two();
      await call("DELETE", path);
      expect(areKnown()).toEqual(left);
    }
    const { call, areKnown } = await two();
    const sessions = (await call("GET", "/users/me/sessions")).data as unknown as {
      id: string;
      current: boolean;
    }[];
    const other = sessions.find(({ current }) => !current)?.id;
    await call("DELETE", `/users/me/sessions/${other}`);
    expect(areKnown()).toEqual([1]);
  });

  it("not with signing out as every day", async () => {
    const backend = await startSmall();
    const { data } = await login(backend, ADMIN, "");
    const body = { refresh_token: data.refresh_token };
    await backend.call("POST", "/auth/logout", { body });
    expect((await login(backend, ADMIN, String(data.device))).data.device).toBe(data.device);
  });
});

describe("a forgotten password", () => {
  const linkIn = (text: string | undefined) =>
    new URL(/https:\S+/.exec(text ?? "")?.[0] ?? "").searchParams.get("token");

  async function asked(backend: TestBackend, count: number) {
    await expect.poll(() => backend.mails.length).toBe(count);
    return linkIn(backend.mails.at(-1)?.text);
  }

  const ask = ({ call }: TestBackend, devices?: string, ip = "192.0.2.1") =>
    call("POST", "/auth/password/request", {
      body: { email: ADMIN.email },
      ip,
      ...(devices !== undefined && { devices }),
    });

  it("is asked about by its owner though strangers have asked too often", async () => {
    const backend = await startSmall();
    const { device } = await known(backend);
    for (let n = 0; n < 4; n++) await ask(backend, undefined, `203.0.113.${n}`);
    expect((await ask(backend)).status).toBe(429);
    const own = [];
    for (let n = 0; n < 4; n++) own.push((await ask(backend, device)).status);
    expect(own).toEqual([204, 204, 204, 429]);
  });

  it("keeps its owner's link good while strangers ask for others", async () => {
    const backend = await startSmall();
    const { device } = await known(backend);
    await ask(backend, device);
    const token = await asked(backend, 1);
    await ask(backend);
    await asked(backend, 2);
    const body = { token, password: PASSWORD };
    expect((await backend.call("POST", "/auth/password/reset", { body })).status).toBe(204);
    // All are void then, whoever had asked.
    const late = { token: linkIn(backend.mails.at(-1)?.text), password: PASSWORD };
    const { code } = await backend.call("POST", "/auth/password/reset", { body: late });
    expect(code).toBe("INVALID_TOKEN");
  });

  it("lets in whoever had the mail, in a new browser, while strangers guess", async () => {
    const backend = await startSmall();
    await ask(backend);
    const token = await asked(backend, 1);
    await besiege(backend, ADMIN.email);
    const body = { token, password: PASSWORD };
    const { status, data } = await backend.call("POST", "/auth/password/reset", {
      body,
      devices: "",
    });
    expect(status).toBe(200);
    const mine = { ...ADMIN, password: PASSWORD };
    expect((await login(backend, mine)).status).toBe(429);
    expect((await login(backend, mine, String(data.device))).status).toBe(200);
  });
});

it("knows the browser in which an invitation was accepted", async () => {
  const backend = await startSmall();
  const { access: token } = await backend.signIn();
  const email = "eleni@people.example";
  await backend.call("POST", "/users/invite", { token, body: { email, role: ROLE_IDS.editor } });
  await expect.poll(() => backend.mails.length).toBe(1);
  const link = new URL(/https:\S+/.exec(backend.mails[0]?.text ?? "")?.[0] ?? "");
  const body = { token: link.searchParams.get("token"), password: PASSWORD };
  const { data } = await backend.call("POST", "/users/invite/accept", { body, devices: "" });
  await besiege(backend, email);
  expect((await login(backend, { email, password: PASSWORD })).status).toBe(429);
  const mine = await login(backend, { email, password: PASSWORD }, String(data.device));
  expect(mine.status).toBe(200);
});
