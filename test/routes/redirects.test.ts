import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { expectConsole } from "../support/fail-on-console.ts";
import { HOSTS, pick } from "../support/site.ts";
import { ADMIN, EDITOR, openStaffSite } from "../support/staff-site.ts";
import { leadsTo } from "../support/visitor.ts";

const NEW = "/admin/redirects/new";
const SHOW = { path: "/summer-show", target: "/services", kind: "temporary" };

async function openRedirects(lang: "en" | "el" = "en") {
  const staff = await openStaffSite();
  const editor = staff.visitor(lang);
  await editor.signIn(EDITOR);
  /** Past every check: what another backend took, or what a change of the site has broken. */
  const store = async ({ path, target }: { path: string; target: string }) => {
    const db = staff.backend.openStored();
    db.prepare("INSERT INTO redirects (path, target, enabled) VALUES (?, ?, 1)").run(path, target);
  };
  const ask = (path: string, host: keyof typeof HOSTS = "en") =>
    staff.site.fetch(new Request(`${HOSTS[host]}${path}`));
  /** The address of the first redirect's page in the list. */
  const first = async () => {
    const list = parse(await (await editor.get("/admin/redirects")).text());
    return list.querySelector("[data-row-link]")?.getAttribute("href") ?? "";
  };
  return { ...staff, editor, store, ask, first };
}

describe("an editor's redirect", () => {
  it("works at once on both hosts, in any form, with the query", async () => {
    const { editor, ask } = await openRedirects();
    expect((await ask("/summer-show")).status).toBe(404);
    const saved = await editor.post(NEW, { ...SHOW, target: "/services?from=show#list" });
    expect(saved.status).toBe(303);
    expect(leadsTo(saved)).toBe("/admin/redirects?done=added");
    for (const host of ["en", "el"] as const) {
      for (const path of ["/summer-show?x=1", "/Summer-Show/?x=1"]) {
        const response = await ask(path, host);
        expect(response.status, path).toBe(302);
        expect(response.headers.get("location")).toBe("/services?from=show&x=1#list");
        // Whoever edits it wants everyone to ask again.
        expect(response.headers.get("cache-control")).toBe("public, no-cache");
      }
    }
  });

  it("works while no place is left for a page", async () => {
    const { editor, ask, site } = await openRedirects();
    await editor.post(NEW, SHOW);
    const flood = Array.from({ length: 60 }, (_, index) =>
      site.fetch(new Request(`${HOSTS.en}/search?q=${index}`), `192.0.2.${index}`),
    );
    const moved = await ask("/summer-show");
    expect(moved.status).toBe(302);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses).toContain(503);
    expect(await ask("/summer-show")).toHaveProperty("status", 302);
  });

  it("leads to one language when it says so, and takes Greek addresses", async () => {
    const { editor, ask } = await openRedirects("el");
    const target = `${HOSTS.el}/services`;
    await editor.post(NEW, { path: "/Παλιά", target, kind: "permanent" });
    const response = await ask(encodeURI("/παλιά"));
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(target);
  });

  it("goes before the program's own table, which answers again without it", async () => {
    const { editor, ask, first } = await openRedirects();
    await editor.post(NEW, { path: "/news", target: "/about", kind: "temporary" });
    expect((await ask("/news")).headers.get("location")).toBe("/about");
    expect(leadsTo(await editor.post(await first(), { intent: "off" }))).toMatch(/done=off$/);
    expect((await ask("/news")).headers.get("location")).toBe("/blog");
  });

  it("is changed, switched off and on, and deleted", async () => {
    const { editor, ask, first } = await openRedirects();
    await editor.post(NEW, SHOW);
    const page = await first();
    const form = await (await editor.get(page)).text();
    expect(form).toContain('value="/summer-show"');
    const change = { ...SHOW, target: "/contact", kind: "permanent", intent: "save" };
    expect(leadsTo(await editor.post(page, change))).toBe(`${page}?done=saved`);
    expect((await ask("/summer-show")).status).toBe(301);
    await editor.post(page, { intent: "off" });
    expect((await ask("/summer-show")).status).toBe(404);
    await editor.post(page, { intent: "on" });
    expect((await ask("/summer-show")).headers.get("location")).toBe("/contact");
    const gone = await editor.post(page, { intent: "delete" });
    expect(leadsTo(gone)).toBe("/admin/redirects?done=deleted");
    expect((await ask("/summer-show")).status).toBe(404);
    expectConsole("error");
    expect((await editor.get(page)).status).toBe(404);
    expect((await editor.post(page, { intent: "on" })).status).toBe(404);
  });

  it.each([
    [{ path: "/about", target: "/services" }, /has a page here/],
    [{ path: "/healthz", target: "/services" }, /has a page here/],
    [{ path: "/admin/users/somebody", target: "/services" }, /has a page here/],
    [{ path: "/old", target: "/old/" }, /the old address itself/],
    [{ path: "/old", target: "/news" }, /is a redirect itself/],
    [{ path: "/old", target: "/moved" }, /is a redirect itself/],
    [{ path: "/old", target: "/nowhere" }, /no page at this address/],
    [{ path: "/old", target: "https://other.example/" }, /Only addresses of this site/],
    [{ path: "/old", target: "javascript:alert(1)" }, /Only addresses of this site/],
    [{ path: "/Moved/", target: "/services" }, /already/],
    [{ path: "old show", target: "" }, /href="#path".*href="#target"/s],
  ])("is refused as %o", async (typed, said) => {
    const { editor, store, ask } = await openRedirects();
    await store({ path: "/moved", target: "/contact" });
    const response = await editor.post(NEW, { ...typed, kind: "permanent" });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(pick(html, /<title>([^<]*)/)).toMatch(/^Error: /);
    expect(html).toMatch(said);
    expect(html).toContain(`value="${typed.path}"`);
    expect((await ask("/old")).status).toBe(404);
  });

  it("says in Greek what is wrong", async () => {
    const { editor } = await openRedirects("el");
    const html = await (await editor.post(NEW, { path: "/about", target: "/x" })).text();
    expect(pick(html, /<title>([^<]*)/)).toMatch(/^Πρόβλημα: /);
    expect(html).toContain("Εδώ υπάρχει σελίδα του site");
    expect(html).toContain("Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση");
  });
});

describe("a stored redirect that should not be", () => {
  it.each([
    ["another website", { path: "/old", target: "https://other.example/" }],
    ["another scheme", { path: "/old", target: "javascript:alert(1)" }],
    ["a loop", { path: "/old", target: "/old" }],
    ["a chain", { path: "/old", target: "/next" }],
    ["nothing", { path: "/old", target: "/nowhere" }],
  ])("is not followed: %s", async (_name, redirect) => {
    const { store, ask, editor } = await openRedirects();
    await store(redirect);
    await store({ path: "/next", target: "/services" });
    expect((await ask("/old")).status).toBe(404);
    expect((await ask("/next")).headers.get("location")).toBe("/services");
    const list = parse(await (await editor.get("/admin/redirects")).text());
    const states = list.querySelectorAll("[data-tone]").map(({ text }) => text);
    // By address: the first two of a chain are not both at fault.
    expect(states).toEqual(["On", "Doesn’t work"]);
  });

  it("never stands before a page", async () => {
    const { store, ask } = await openRedirects();
    await store({ path: "/about", target: "/services" });
    expect((await ask("/about")).status).toBe(200);
  });
});

it("keeps sending people on while the backend is away, and still has its 404s", async () => {
  expectConsole("error");
  const { editor, ask, backend } = await openRedirects();
  await editor.post(NEW, SHOW);
  expect((await ask("/summer-show")).status).toBe(302);
  await backend.close();
  expect((await ask("/summer-show")).status).toBe(302);
  expect((await ask("/nope")).status).toBe(404);
});

describe("addresses asked for in vain", () => {
  it("are listed by host until they lead somewhere", async () => {
    const { editor, ask } = await openRedirects();
    for (let n = 0; n < 3; n++) await ask("/spring-show", "el");
    const list = async () =>
      parse(await (await editor.get("/admin/redirects")).text()).querySelectorAll(
        "section[aria-labelledby=missing-el] tbody tr",
      );
    const row = (await list()).find(({ text }) => text.includes("/spring-show"));
    expect(row?.querySelectorAll("td")[1]?.text).toBe("3");
    const link = row?.querySelector("a")?.getAttribute("href") ?? "";
    const form = await (await editor.get(link)).text();
    expect(form).toContain('value="/spring-show"');
    await editor.post(NEW, { ...SHOW, path: "/spring-show" });
    expect((await list()).some(({ text }) => text.includes("/spring-show"))).toBe(false);
  });
});

it("is for editors and administrators, out of caches", async () => {
  const { visitor, editor } = await openRedirects();
  const admin = visitor();
  await admin.signIn(ADMIN);
  for (const person of [admin, editor]) {
    const response = await person.get("/admin/redirects");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  expect(leadsTo(await visitor().get(NEW))).toContain("/account/sign-in?next=");
});
