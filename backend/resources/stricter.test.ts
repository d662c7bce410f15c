/** What the contract leaves open because a Directus answers otherwise: docs/directus.md. */
import { expect, it } from "vitest";
import { ROLE_IDS } from "../permissions.ts";
import { ADMIN, PUBLIC_TOKEN, startBackend } from "../testing/start-backend.ts";

const EDITOR = { email: "ed@people.example", password: ADMIN.password };

async function signedIn() {
  const backend = await startBackend();
  const { access: admin } = await backend.signIn();
  await backend.call("POST", "/users", {
    token: admin,
    body: { ...EDITOR, role: ROLE_IDS.editor },
  });
  const { access: editor } = await backend.signIn(EDITOR);
  return { backend, admin, editor };
}

it("refuses to change an item that is not there, administrators too", async () => {
  const { backend, admin } = await signedIn();
  for (const path of ["/items/articles/99", `/users/${ROLE_IDS.public}`, "/files/nonsense"]) {
    const { status, code } = await backend.call("PATCH", path, { token: admin, body: {} });
    expect({ status, code }).toEqual({ status: 403, code: "FORBIDDEN" });
  }
});

it("gives accounts of the role Public nothing of what the website's token may", async () => {
  const { backend, admin } = await signedIn();
  const key = { key: "erasure-key", value: "secret", public: false };
  await backend.call("POST", "/items/settings", { token: admin, body: key });
  const guest = { email: "guest@people.example", password: ADMIN.password };
  const body = { ...guest, role: ROLE_IDS.public };
  await backend.call("POST", "/users", { token: admin, body });
  const { access: token } = await backend.signIn(guest);
  const settings = await backend.call("GET", "/items/settings", { token });
  expect({ status: settings.status, data: settings.data }).toEqual({ status: 200, data: [] });
  for (const path of ["/users?fields=email", "/items/erasures"]) {
    expect((await backend.call("GET", path, { token })).status).toBe(403);
  }
  const mail = { recipient: "hello@b4.example", subject: "x", body: "x", language: "en" };
  expect((await backend.call("POST", "/items/outbox", { token, body: mail })).status).toBe(403);
  const withToken = await backend.call("GET", "/items/settings", { token: PUBLIC_TOKEN });
  expect(withToken.data).toHaveLength(1);
});

it("refuses editors the addresses of accounts, their own list entry too", async () => {
  const { backend, editor } = await signedIn();
  const { status, code } = await backend.call("GET", "/users?fields=email", { token: editor });
  expect({ status, code }).toEqual({ status: 403, code: "FORBIDDEN" });
});

it("refuses filters on passwords as it refuses fields that one may not read", async () => {
  const { backend, admin, editor } = await signedIn();
  for (const token of [admin, editor]) {
    const path = "/users?filter[password][_starts_with]=$argon2";
    const { status, code } = await backend.call("GET", path, { token });
    expect({ status, code }).toEqual({ status: 403, code: "FORBIDDEN" });
  }
});

it("knows a used link from no made-up one", async () => {
  const { backend, admin } = await signedIn();
  const email = "guest@people.example";
  const body = { email, role: ROLE_IDS.editor };
  await backend.call("POST", "/users/invite", { token: admin, body });
  await expect.poll(() => backend.mails.length).toBe(1);
  const link = /https?:\S+/.exec(backend.mails[0]?.text ?? "")?.[0] ?? "";
  const token = new URL(link).searchParams.get("token");
  const accept = (given: unknown) =>
    backend.call("POST", "/users/invite/accept", {
      body: { token: given, password: ADMIN.password },
    });
  expect((await accept(token)).status).toBe(204);
  const used = await accept(token);
  const madeUp = await accept("made-up");
  expect({ status: used.status, text: used.text }).toEqual({ status: 403, text: madeUp.text });
});

it("refuses characters that a database on PostgreSQL could not store, inside of JSON too", async () => {
  const { backend, admin } = await signedIn();
  const page = { key: "page", locale: "en", title: "A page" };
  for (const wrong of [
    { title: "a\0b" },
    { title: "a\ud83d" },
    { body: ["a", { b: "\0" }] },
    { body: { "\ude00": 1 } },
  ]) {
    const body = { ...page, ...wrong };
    const { status, code } = await backend.call("POST", "/items/pages", { token: admin, body });
    expect({ status, code }).toEqual({ status: 400, code: "FAILED_VALIDATION" });
  }
  const body = { ...page, title: "\u{1f600}", body: ["\\u0000", "\\ud83d", "\u{1f600}"] };
  expect((await backend.call("POST", "/items/pages", { token: admin, body })).status).toBe(200);
});

it("answers at once whoever signs in with a megabyte of marks for an address", async () => {
  const { backend } = await signedIn();
  const email = `${"\u0315\u0300".repeat(200_000)}@people.example`;
  const body = { email, password: "wrong" };
  const { status } = await backend.call("POST", "/auth/login", { body });
  expect(status).toBe(401);
});
