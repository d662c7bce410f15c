import { describe, expect, it } from "vitest";
import { ROLE_IDS } from "../permissions.ts";
import { newLead } from "../testing/new-lead.ts";
import { ADMIN, PUBLIC_TOKEN, startBackend } from "../testing/start-backend.ts";

async function setUp() {
  const backend = await startBackend();
  const { access: token } = await backend.signIn();
  const call = (method: string, path: string, body?: unknown) =>
    backend.call(method, path, { token, ...(body !== undefined && { body }) });
  const asEditor = async () => {
    const account = { email: "ed@people.example", password: ADMIN.password };
    await call("POST", "/users", { ...account, role: ROLE_IDS.editor });
    const { access } = await backend.signIn(account);
    return (method: string, path: string, body?: unknown) =>
      backend.call(method, path, { token: access, ...(body !== undefined && { body }) });
  };
  return { backend, call, asEditor };
}

describe("the public", () => {
  it("sees enabled redirects, public settings and published texts only", async () => {
    const { backend, call } = await setUp();
    await call("POST", "/items/redirects", [
      { path: "/old", target: "/new", enabled: true },
      { path: "/off", target: "/new", enabled: false },
    ]);
    await call("POST", "/items/settings", [
      { key: "shown", value: { a: 1 }, public: true },
      { key: "hidden", value: { a: 2 } },
    ]);
    await call("POST", "/items/articles", [{ slug: "in" }, { slug: "out", status: "published" }]);
    await call("POST", "/items/article_translations", [
      { article: 1, locale: "en", title: "Draft" },
      { article: 2, locale: "en", title: "Published" },
    ]);
    for (const token of [undefined, PUBLIC_TOKEN]) {
      const read = async (path: string) =>
        (await backend.call("GET", path, token === undefined ? {} : { token })).data;
      expect(await read("/items/redirects?fields=path")).toEqual([{ path: "/old" }]);
      expect(await read("/items/settings?fields=key,value")).toEqual([
        { key: "shown", value: { a: 1 } },
      ]);
      expect(await read("/items/article_translations?fields=title,article.slug")).toEqual([
        { title: "Published", article: { slug: "out" } },
      ]);
      const counted = await backend.call("GET", "/items/articles?meta=*&limit=0", {});
      expect(JSON.parse(counted.text)).toEqual({
        data: [],
        meta: { total_count: 1, filter_count: 1 },
      });
    }
  });

  it.each(["outbox", "leads", "lead_notes", "users", "sessions", "audit", "sqlite_schema"])(
    "does not see %s",
    async (name) => {
      const { backend } = await setUp();
      for (const token of [undefined, PUBLIC_TOKEN]) {
        const { status } = await backend.call("GET", `/items/${name}`, token ? { token } : {});
        expect(status).toBe(403);
      }
    },
  );
});

describe("editors", () => {
  it("sign their notes, and cannot sign for others or rewrite what a visitor sent", async () => {
    const { backend, asEditor } = await setUp();
    const editor = await asEditor();
    const lead = newLead();
    const { id } = lead;
    await backend.call("POST", "/items/leads", { token: PUBLIC_TOKEN, body: lead });
    const note = { lead: id, note: "Called." };
    const signed = await editor("POST", "/items/lead_notes?fields=author.title,note", note);
    expect(signed.data).toEqual({ author: { title: null }, note: "Called." });
    const forged = { ...note, author: "7b0c6a52-9d7e-4c1f-8a34-0f6e5d4c3b2b" };
    expect((await editor("POST", "/items/lead_notes", forged)).status).toBe(403);
    expect((await editor("PATCH", `/items/leads/${id}`, { payload: {} })).status).toBe(403);
    expect((await editor("DELETE", `/items/leads/${id}`)).status).toBe(403);
  });
});

describe("administrators", () => {
  it("read the outbox and the mail that waits in it, and cannot say it was sent", async () => {
    const backend = await startBackend({ sendMail: undefined });
    const { access: token } = await backend.signIn();
    await backend.call("POST", "/auth/password/request", { body: { email: ADMIN.email } });
    const { data } = await backend.call("GET", "/items/outbox?fields=id,recipient,status,body", {
      token,
    });
    expect(data).toEqual([
      {
        id: expect.any(String),
        recipient: ADMIN.email,
        status: "waiting",
        body: expect.stringContaining("?token="),
      },
    ]);
    const path = `/items/outbox/${(data as unknown as { id: string }[])[0]?.id}`;
    for (const [body, status] of [
      [{ status: "sent" }, 400],
      [{ recipient: "other@people.example" }, 403],
      [{ attempts: 0 }, 403],
    ] as const) {
      expect((await backend.call("PATCH", path, { token, body })).status).toBe(status);
    }
  });

  it("restore items with their keys and stamps", async () => {
    const { call } = await setUp();
    const item = { id: 41, slug: "restored", date_created: "2020-01-02T03:04:05.000Z" };
    expect((await call("POST", "/items/articles", item)).data).toMatchObject(item);
    const next = await call("POST", "/items/articles", { slug: "next" });
    expect(next.data.id).toBe(42);
  });
});

describe("payloads", () => {
  it.each([
    [{ slug: 5 }, "INVALID_PAYLOAD"],
    [{ slug: "Not A Slug" }, "FAILED_VALIDATION"],
    [{ slug: null }, "FAILED_VALIDATION"],
    [{}, "FAILED_VALIDATION"],
    [{ slug: "a".repeat(101) }, "VALUE_TOO_LONG"],
    [{ slug: "a", status: "secret" }, "FAILED_VALIDATION"],
    [{ slug: "a", published: "2026-02-30" }, "INVALID_PAYLOAD"],
    [{ slug: "a", published: 20260101 }, "INVALID_PAYLOAD"],
    [{ slug: "a", author: "nul\0" }, "FAILED_VALIDATION"],
    [{ slug: "a", related: "x".repeat(300_001) }, "VALUE_TOO_LONG"],
    [{ slug: "a", translations: [{ locale: "en", title: "A" }] }, "FORBIDDEN"],
    [{ slug: "a", 'x" = 1 --': 1 }, "FORBIDDEN"],
    ["text", "INVALID_PAYLOAD"],
    [[[]], "INVALID_PAYLOAD"],
    [Array.from({ length: 1001 }, () => ({ slug: "a" })), "INVALID_PAYLOAD"],
  ])("%#: refused with %s", async (body, code) => {
    const { call } = await setUp();
    const reply = await call("POST", "/items/articles", body);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.code).toBe(code);
    expect((await call("GET", "/items/articles")).data).toEqual([]);
  });

  it("do not move an item to another key", async () => {
    const { call } = await setUp();
    const { data } = await call("POST", "/items/articles", { slug: "a" });
    expect((await call("PATCH", `/items/articles/${data.id}`, { id: 77 })).status).toBe(403);
    expect((await call("GET", `/items/articles/${data.id}`)).status).toBe(200);
  });

  it("change nothing when the query is bad", async () => {
    const { call } = await setUp();
    const { status } = await call("POST", "/items/articles?limit=x", { slug: "a" });
    expect(status).toBe(400);
    expect((await call("GET", "/items/articles")).data).toEqual([]);
  });

  it("hold one text per language", async () => {
    const { call } = await setUp();
    const page = { key: "home", locale: "en", title: "Home" };
    expect((await call("POST", "/items/pages", page)).status).toBe(200);
    expect((await call("POST", "/items/pages", page)).code).toBe("RECORD_NOT_UNIQUE");
    expect((await call("POST", "/items/pages", { ...page, locale: "el" })).status).toBe(200);
  });

  it("stamp changes with the time", async () => {
    const { backend, call } = await setUp();
    const { data } = await call("POST", "/items/articles", { slug: "a" });
    expect(data).toMatchObject({ date_created: "2026-11-20T10:00:00.000Z", date_updated: null });
    backend.clock.now += 1000;
    const changed = await call("PATCH", `/items/articles/${data.id}`, { author: "ana" });
    expect(changed.data).toMatchObject({
      date_created: "2026-11-20T10:00:00.000Z",
      date_updated: "2026-11-20T10:00:01.000Z",
    });
  });
});

describe("queries", () => {
  it.each([
    ["aggregate[sum]=*", 400],
    ["access_token=abc", 400],
    ["meta=everything", 400],
    ["limit=10001", 400],
    ["page=-1", 400],
    [`search=${"x".repeat(201)}`, 400],
    ["deep[nope][_limit]=1", 400],
    ["deep[translations][_fields]=id", 400],
    ["deep[translations][_limit]=x", 400],
    ["deep[translations][_filter][nope][_eq]=1", 403],
    ["fields=translations.article.translations.id", 400],
    ["fields=slug.name", 403],
    ["sort=translations", 400],
  ])("%s is answered %i", async (query, status) => {
    const { call } = await setUp();
    expect((await call("GET", `/items/articles?${query}`)).status).toBe(status);
  });

  it("do not sort by secrets", async () => {
    const { call } = await setUp();
    for (const name of ["password", "tfa_secret"]) {
      expect((await call("GET", `/users?sort=-${name}`)).status).toBe(403);
    }
  });

  it("do not search in secrets", async () => {
    const { call } = await setUp();
    expect((await call("GET", "/users?search=argon2id")).data).toEqual([]);
    expect((await call("GET", "/users?search=PEOPLE.example&fields=email")).data).toEqual([
      { email: ADMIN.email },
    ]);
  });
});
