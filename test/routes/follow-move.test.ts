import { expect, it } from "vitest";
import { openBackend } from "../../app/api/backend.server.ts";
import { readRedirects } from "../../app/api/redirects.server.ts";
import type { SiteContext } from "../../app/context.ts";
import { followMove } from "../../app/staff/redirects/follow-move.server.ts";
import { saveRedirect } from "../../app/staff/redirects/save.server.ts";
import { startBackend } from "../../backend/testing/start-backend.ts";

const ORIGINS = { en: "https://site.example", el: "https://el.site.example" };

async function open() {
  const backend = await startBackend();
  const { access } = await backend.signIn();
  const connection = {
    ...{ baseUrl: "http://backend.invalid", publicAddress: "/backend", publicToken: undefined },
    transport: (request: Request) => backend.backend.fetch(request),
  };
  const nobody = { address: undefined, userAgent: undefined };
  const staff = openBackend(connection, nobody, async () => access);
  const pages = new Set(["/blog", "/blog/one"]);
  const hasPage = (path: string) => pages.has(path);
  const site = { locale: "en", origins: ORIGINS, hasPage, connection } as unknown as SiteContext;
  const move = async (from: string, target: string) => {
    pages.delete(from);
    pages.add(target);
    const values = { path: from, target, kind: "permanent" };
    await followMove(site, staff, values);
    return saveRedirect(site, staff, values, { enabled: true });
  };
  const rows = async () =>
    (await readRedirects(staff)).map(({ path, target }) => `${path} → ${target}`);
  const add = (path: string, target: string) =>
    saveRedirect(site, staff, { path, target, kind: "temporary" }, { enabled: true });
  return { move, rows, add, pages };
}

it("makes no chain of a page that moves, moves on, and comes back", async () => {
  const { move, rows, add } = await open();
  await add("/talks/first", "/blog/one");
  await add("/talks/greek", `${ORIGINS.el}/blog/one`);
  expect(await move("/blog/one", "/blog/two")).toBeUndefined();
  expect(await rows()).toEqual([
    "/blog/one → /blog/two",
    "/talks/first → /blog/two",
    `/talks/greek → ${ORIGINS.el}/blog/two`,
  ]);
  expect(await move("/blog/two", "/blog/three")).toBeUndefined();
  expect(await move("/blog/three", "/blog/one")).toBeUndefined();
  expect(await rows()).toEqual([
    "/blog/three → /blog/one",
    "/blog/two → /blog/one",
    "/talks/first → /blog/one",
    `/talks/greek → ${ORIGINS.el}/blog/one`,
  ]);
});

it("touches nothing for a redirect that is refused", async () => {
  const { rows, add, move, pages } = await open();
  await add("/talks/first", "/blog/one");
  const before = await rows();
  expect(await move("/blog/one", "https://other.example/")).toBeDefined();
  pages.add("/blog/one");
  expect(await rows()).toEqual(before);
});
