import { expect, it } from "vitest";
import { totpCode, totpStep } from "../../backend/security/totp.ts";
import { expectConsole } from "../support/fail-on-console.ts";
import { HOSTS, pick } from "../support/site.ts";
import { ADMIN, EDITOR, GUEST, openStaffSite } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

it("sends strangers to sign-in and back, for pages and their data", async () => {
  const { visitor } = await openStaffSite();
  const stranger = visitor();
  const page = await stranger.get("/admin/users?page=2");
  expect(page.status).toBe(302);
  expect(leadsTo(page)).toBe("/account/sign-in?next=%2Fadmin%2Fusers%3Fpage%3D2");
  const data = await stranger.get("/admin/users.data?page=2&_routes=admin%2Fusers");
  expect(data.status).toBe(202);
  expect(await data.text()).toContain("/account/sign-in?next=%2Fadmin%2Fusers%3Fpage%3D2");
  for (const { headers } of [page, data, await stranger.get("/account/sign-in")]) {
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("set-cookie")).toBeNull();
  }
});

it("signs staff in with cookies that no script reads", async () => {
  const { visitor } = await openStaffSite();
  const admin = visitor();
  const before = Date.now();
  const response = await admin.signIn(ADMIN, "/admin/users");
  expect(response.status).toBe(303);
  expect(leadsTo(response)).toBe("/admin/users");
  const cookies = response.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([
    "b4_access",
    "b4_refresh",
    "b4_expires",
    "b4_device",
  ]);
  const [device, ...tokens] = cookies.toReversed();
  for (const cookie of tokens) {
    expect(cookie).toMatch(/; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  }
  // What the browser is known by, for as long as a browser keeps anything.
  expect(device).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  // Expiry is the span of the answer and the time it came (spec, section 9).
  const expires = Number(admin.jar.get("b4_expires"));
  expect(expires).toBeGreaterThanOrEqual(before + 900_000);
  expect(expires).toBeLessThanOrEqual(Date.now() + 900_000);
  const page = await admin.get("/admin/users");
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(leadsTo(await admin.get("/account/sign-in?next=/admin/users"))).toBe("/admin/users");
});

it("names cookies and limits them as configured, and binds them to the host over https", async () => {
  const { site } = await openStaffSite({
    variables: {
      SITE_URL_EN: "https://b4.example",
      SITE_URL_EL: "https://b4.gr.example",
      AUTH_ACCESS_COOKIE: "a1",
      AUTH_COOKIE_MAX_AGE: "3600",
      AUTH_COOKIE_SAME_SITE: "strict",
    },
  });
  const response = await site.fetch(
    new Request("https://b4.example/account/sign-in", {
      method: "POST",
      headers: { origin: "https://b4.example" },
      body: new URLSearchParams(ADMIN),
    }),
  );
  const [access, refresh, , device] = response.headers.getSetCookie();
  expect(access).toMatch(
    /^__Host-a1=.*; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(refresh).toMatch(/^__Host-b4_refresh=/);
  expect(device).toMatch(/^__Host-b4_device=[\w-]{64}; .*; HttpOnly; SameSite=Strict; Secure$/);
});

it("lets editors in and keeps everybody else out with 403", async () => {
  const { visitor } = await openStaffSite();
  const editor = visitor();
  await editor.signIn(EDITOR);
  expect((await editor.get("/admin")).status).toBe(200);
  expect((await editor.get("/admin/users")).status).toBe(403);
  const guest = visitor();
  expect((await guest.signIn(GUEST)).status).toBe(303);
  expect((await guest.get("/admin")).status).toBe(403);
  expect((await guest.get("/admin.data")).status).toBe(403);
});

it.each([
  ["en", "Login failed, please check your credentials.", /^Error: /],
  ["el", "Η σύνδεση απέτυχε.", /^Πρόβλημα: /],
] as const)(
  "refuses in %s alike whether there is an account or not",
  async (lang, words, title) => {
    expectConsole("error");
    const { visitor } = await openStaffSite();
    const answers = await Promise.all(
      [ADMIN.email, "nobody@people.example"].map(async (email) => {
        const response = await visitor(lang).signIn({ email, password: "not the password" });
        expect(response.status).toBe(400);
        expect(response.headers.get("set-cookie")).toBeNull();
        return (await response.text()).replaceAll(email, "");
      }),
    );
    expect(answers[0]).toContain(words);
    expect(pick(answers[0] ?? "", /<title>([^<]*)/)).toMatch(title);
    const inputs = (html = "") => html.replace(/<script[\s\S]*?<\/script>/g, "");
    expect(inputs(answers[0])).toBe(inputs(answers[1]));
  },
);

it("keeps what was typed, but never a password", async () => {
  const { visitor } = await openStaffSite();
  const response = await visitor().signIn({ email: "half@", password: "Secret-words-44" });
  const html = await response.text();
  expect(html).toContain('value="half@"');
  expect(html).not.toContain("Secret-words-44");
});

it.each(["//evil.example", "https://evil.example/admin", "/\\evil.example", "javascript:alert(1)"])(
  "never leads to %s",
  async (next) => {
    const { visitor } = await openStaffSite();
    expect(leadsTo(await visitor().signIn(ADMIN, next))).toBe("/admin");
  },
);

it("says how long to wait after too many attempts", async () => {
  const errors = expectConsole("info");
  const { visitor } = await openStaffSite();
  const guesser = visitor("en", "198.51.100.9");
  const wrong = { email: ADMIN.email, password: "a wrong one" };
  for (let count = 0; count < 10; count++) await guesser.signIn(wrong);
  const response = await guesser.signIn(wrong);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await response.text()).toMatch(/Try again in \d+ (second|minute)s?\./);
  expect(errors.mock.lastCall?.[0]).toBe("Backend error 429 Too Many Requests: POST /auth/login");
  // The tight limit counts account and address together: the owner comes in from elsewhere.
  expect((await visitor("en", "203.0.113.4").signIn(ADMIN)).status).toBe(303);
});

it("asks for a one-time code where the account has them", async () => {
  expectConsole("error");
  const { visitor, backend } = await openStaffSite();
  const { access } = await backend.signIn();
  const generated = await backend.call("POST", "/users/me/tfa/generate", {
    token: access,
    body: { password: ADMIN.password },
  });
  const secret = String(generated.data.secret);
  const enable = { secret, otp: totpCode(secret, totpStep(Date.now()) - 1) };
  await backend.call("POST", "/users/me/tfa/enable", { token: access, body: enable });

  const admin = visitor();
  const step = await admin.signIn(ADMIN, "/admin/users");
  expect(leadsTo(step)).toBe("/account/sign-in?step=code&next=%2Fadmin%2Fusers");
  expect([...admin.jar.keys()]).toEqual(["b4_pending"]);
  const page = await (await admin.get(leadsTo(step))).text();
  expect(page).toContain('autoComplete="one-time-code"');
  expect(page).not.toContain(ADMIN.password);
  const wrong = await admin.post("/account/sign-in", { step: "code", code: "000 000" });
  expect(wrong.status).toBe(400);
  const code = totpCode(secret, totpStep(Date.now()));
  const right = await admin.post("/account/sign-in", { step: "code", code });
  expect(leadsTo(right)).toBe("/admin/users");
  expect(admin.jar.has("b4_pending")).toBe(false);
  expect((await admin.get("/admin/users")).status).toBe(200);
});

it("signs out here and at the backend", async () => {
  expectConsole("error");
  const { visitor, backend } = await openStaffSite();
  const admin = visitor();
  await admin.signIn(ADMIN);
  const access = admin.jar.get("b4_access") ?? "";
  expect((await admin.get("/account/sign-out")).status).toBe(200);
  expect(admin.jar.has("b4_access")).toBe(true);
  expect(leadsTo(await admin.post("/account/sign-out", {}))).toContain("notice=signed-out");
  // Signed out, and known.
  expect([...admin.jar.keys()]).toEqual(["b4_device"]);
  expect((await backend.call("GET", "/users/me", { token: access })).status).toBe(401);
});

it.each([
  "/account/sign-in",
  "/admin/users/invite",
  "/admin/users/invite.data",
  "/Account/sign-in.data",
  "/%61dmin/users/invite.data",
])("reads no more of a form for %s than it may", async (path) => {
  const { site } = await openStaffSite();
  const send = (body: BodyInit) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const init = { method: "POST", headers, body, duplex: "half" };
    return site.fetch(new Request(`${HOSTS.en}${path}`, init));
  };
  expect((await send(`email=${"x".repeat(1_100_000)}`)).status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(97));
    },
  });
  expect((await send(endless)).status).toBe(413);
  expect(sent).toBeLessThan(2_000_000);
});
