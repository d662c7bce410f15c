import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { explainedCall, openAsOperator } from "./operator.ts";

type Answers = Record<string, { status: number; code?: string; message?: string; data?: unknown }>;

/** Answers as a Directus does, by path. */
async function startDirectus(answers: Answers): Promise<string> {
  const server = createServer((request, response) => {
    const { status, code, message = "No", data } = answers[String(request.url)] ?? { status: 404 };
    const errors = [{ message, extensions: { code } }];
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(code ? { errors } : { data }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const LOGIN = { DIRECTUS_EMAIL: "admin@example.com", DIRECTUS_PASSWORD: "secret" };
const TOKENS = { access_token: "a", refresh_token: "b", expires: 900_000 };
const RIGHTS = "/policies/me/globals";
const SIGNED_IN = { "/auth/login": { status: 200, data: TOKENS } };

it.each<[string, Answers, Record<string, string>, RegExp]>([
  [
    "two-step sign-in",
    { "/auth/login": { status: 401, code: "INVALID_OTP" } },
    LOGIN,
    /DIRECTUS_OTP/,
  ],
  [
    "an old code",
    { "/auth/login": { status: 401, code: "INVALID_OTP" } },
    { ...LOGIN, DIRECTUS_OTP: "123456" },
    /^DIRECTUS_OTP is refused/,
  ],
  [
    "a wrong password",
    { "/auth/login": { status: 401, code: "INVALID_CREDENTIALS" } },
    LOGIN,
    /^DIRECTUS_EMAIL and DIRECTUS_PASSWORD are refused/,
  ],
  [
    "a wrong token",
    { [RIGHTS]: { status: 401, code: "INVALID_CREDENTIALS" } },
    { DIRECTUS_TOKEN: "wrong" },
    /^DIRECTUS_TOKEN is refused/,
  ],
  [
    "somebody else than an administrator",
    { ...SIGNED_IN, [RIGHTS]: { status: 200, data: { admin_access: false } } },
    LOGIN,
    /no administrator/,
  ],
  ["nothing to sign in with", {}, {}, /^Set DIRECTUS_URL/],
])("says in one sentence what is wrong with %s", async (_, answers, variables, message) => {
  const DIRECTUS_URL = await startDirectus(answers);
  await expect(openAsOperator({ DIRECTUS_URL, ...variables })).rejects.toThrow(message);
});

it("says that nobody answers", async () => {
  const closed = { DIRECTUS_URL: "http://127.0.0.1:9", DIRECTUS_TOKEN: "token" };
  await expect(openAsOperator(closed)).rejects.toThrow(/^Nobody answers at DIRECTUS_URL/);
});

it("takes a static token, and says in one line which limit of a licence was met", async () => {
  const refused = (message: string) => ({ status: 403, code: "FORBIDDEN", message });
  const DIRECTUS_URL = await startDirectus({
    [RIGHTS]: { status: 200, data: { admin_access: true } },
    "/permissions": refused("custom_permission_rules_enabled is a restricted resource"),
    "/users": refused("Seats limit exceeded."),
  });
  const { call } = await openAsOperator({
    DIRECTUS_URL: `${DIRECTUS_URL}/`,
    DIRECTUS_TOKEN: "token",
  });
  const said = await call("POST", "/permissions", []).catch(explainedCall);
  expect(said).toMatch(/custom_permission_rules_enabled.*Directus 11/);
  expect(said).not.toContain("\n");
  const seats = await call("POST", "/users", {}).catch(explainedCall);
  expect(seats).toMatch(/POST \/users \(Seats\).*licence/);
  const other = await call("GET", "/nope").catch(explainedCall);
  expect(other).toMatch(/^GET \/nope was answered 404/);
});
