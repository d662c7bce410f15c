import { expect, it } from "vitest";
import { visitorManifest } from "./visitor-manifest.ts";

const manifest = (ids: string[]) => {
  const routes = Object.fromEntries(ids.map((id) => [id, { id }]));
  const all = { routes, url: "/assets/manifest-1.js", version: "v" };
  return `window.__reactRouterManifest=${JSON.stringify(all)};`;
};
const read = (source: string) => JSON.parse(source.replace(/^.*?=/, "").replace(/;$/, ""));

it("leaves out what visitors never navigate to, and names itself", () => {
  const ids = ["root", "home", "admin", "admin/users", "account/sign-in", "resources/icons"];
  const { url, source } = visitorManifest(manifest(ids));
  expect(url).toMatch(/^\/assets\/visitors-[0-9a-f]{8}\.js$/);
  const { routes, ...rest } = read(source);
  expect(Object.keys(routes)).toEqual(["root", "home"]);
  expect(rest).toEqual({ url, version: "v" });
});

it("gets another address when the routes change", () => {
  expect(visitorManifest(manifest(["home"])).url).not.toBe(
    visitorManifest(manifest(["home", "team"])).url,
  );
});

it("refuses a file of another form", () => {
  expect(() => visitorManifest("export default {}")).toThrow();
});
