import { expect, it } from "vitest";
import { manifestForVisitors, publicManifestName } from "./public-manifest.ts";

const LEFT_OUT = ["admin", "account", "resources"];

const source = (routes: object, url: string) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: ["/assets/react.js"] }, routes, url, version: "1" })};`;

it("leaves the named parts of the site out, and nothing else", () => {
  const routes = { root: {}, about: {}, search: {} };
  const secret = { admin: {}, "admin/users": {}, "account/sign-in": {}, "resources/search": {} };
  const whole = source({ ...routes, ...secret }, "/assets/manifest-1.js");
  expect(manifestForVisitors(whole, LEFT_OUT)).toBe(source(routes, "/assets/manifest-1.public.js"));
  expect(() => manifestForVisitors("export {}", [])).toThrow();
});

it("says of a route what does not go without saying", () => {
  const about = {
    hasLoader: true,
    hasAction: false,
    imports: ["/assets/react.js", "/assets/prose.js"],
  };
  const short = { hasLoader: true, imports: ["/assets/prose.js"] };
  expect(manifestForVisitors(source({ about }, "/assets/manifest-1.js"), LEFT_OUT)).toBe(
    source({ about: short }, "/assets/manifest-1.public.js"),
  );
});

it("has a name of its own", () => {
  expect(publicManifestName("/assets/manifest-9a9c61a8.js")).toBe(
    "/assets/manifest-9a9c61a8.public.js",
  );
  expect(publicManifestName("/assets/manifest-9a.public.js")).toBe("/assets/manifest-9a.public.js");
});
