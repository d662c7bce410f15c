import { describe, expect, it } from "vitest";
import { ROLE_IDS } from "../permissions.ts";
import { ADMIN, startBackend } from "../testing/start-backend.ts";

async function asEditor() {
  const backend = await startBackend();
  const { access } = await backend.signIn();
  const editor = { email: "ed@people.example", password: ADMIN.password };
  const body = { ...editor, role: ROLE_IDS.editor };
  await backend.call("POST", "/users", { token: access, body });
  const { access: token } = await backend.signIn(editor);
  const call = (method: string, path: string, sent?: unknown) =>
    backend.call(method, path, { token, ...(sent !== undefined && { body: sent }) });
  const store = (path: string, target: string, enabled = true) =>
    call("POST", "/items/redirects", { path, target, enabled });
  const all = async () =>
    (await call("GET", "/items/redirects?fields=path,target,enabled&sort=path")).data;
  return { backend, call, store, all };
}

describe("a redirect stored over the API", () => {
  it.each([
    ["/x", "https://evil.test/", "outside"],
    ["/x", "https://site.example.evil.test/", "outside"],
    ["/x", "//evil.test/", "outside"],
    ["/x", "/\\evil.test/", "outside"],
    ["/x", "javascript:alert(1)", "outside"],
    ["/x", "services", "outside"],
    ["/x", "/X/", "loop"],
    ["/x", "https://el.site.example/x", "loop"],
    ["/x", "/moved", "chain"],
    ["/new", "/services", "leadsHere"],
    ["/x?y=1", "/services", "notOurs"],
  ])("is refused from %s to %s", async (path, target, reason) => {
    const { store, all } = await asEditor();
    expect((await store("/moved", "/new")).status).toBe(200);
    for (const enabled of [true, false]) {
      // One that is switched off is in nobody's way, but goes nowhere else either.
      if (!enabled && (reason === "chain" || reason === "leadsHere")) continue;
      const { status, code, text } = await store(path, target, enabled);
      expect({ status, code }).toEqual({ status: 400, code: "FAILED_VALIDATION" });
      expect(JSON.parse(text).errors[0].extensions).toMatchObject({ reason });
    }
    expect(await all()).toEqual([{ path: "/moved", target: "/new", enabled: true }]);
  });

  it("is taken when it leads to a place on one of the sites", async () => {
    const { store } = await asEditor();
    for (const [path, target] of [
      ["/a", "/services?from=a#list"],
      ["/b", "https://el.site.example/services"],
      ["/παλιά", "/services"],
    ] as const) {
      expect((await store(path, target)).status).toBe(200);
    }
  });

  it("has its path for itself, however it is spelled", async () => {
    const { store } = await asEditor();
    await store("/old", "/services");
    for (const path of ["/old", "/OLD/", "/o%6Cd"]) {
      expect((await store(path, "/contact")).code, path).toBe("RECORD_NOT_UNIQUE");
    }
  });

  it("is judged by what comes with it", async () => {
    const { call, all } = await asEditor();
    const chain = [
      { path: "/a", target: "/b" },
      { path: "/b", target: "/c" },
    ];
    expect((await call("POST", "/items/redirects", chain)).code).toBe("FAILED_VALIDATION");
    expect(await all()).toEqual([]);
  });

  it("is judged again when it changes or is switched on, not when it is switched off", async () => {
    const { backend, call, store } = await asEditor();
    await store("/a", "/b");
    await store("/b", "/c", false);
    const change = async (id: number, body: unknown) =>
      (await call("PATCH", `/items/redirects/${id}`, body)).status;
    expect(await change(2, { enabled: true })).toBe(400);
    expect(await change(1, { target: "https://evil.test/" })).toBe(400);
    expect(await change(1, { enabled: false })).toBe(200);
    expect(await change(2, { enabled: true })).toBe(200);
    expect(await change(1, { enabled: true })).toBe(400);
    const where = { query: { filter: { path: { _eq: "/a" } } }, data: { enabled: true } };
    expect((await call("PATCH", "/items/redirects", where)).status).toBe(400);
    // Of another domain that the site had once.
    backend
      .openStored()
      .exec("UPDATE redirects SET target = 'https://former.example/' WHERE id = 2");
    expect(await change(2, { permanent: true })).toBe(200);
    expect(await change(2, { enabled: false })).toBe(200);
    expect(await change(2, { enabled: true })).toBe(400);
  });
});
