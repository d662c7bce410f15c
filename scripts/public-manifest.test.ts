import { expect, it } from "vitest";
import { publicManifestName } from "../server/public-manifest.ts";
import { withoutPrivateRoutes } from "./public-manifest.ts";

it("leaves the routes of staff and accounts out, and nothing else", () => {
  const routes = { root: {}, about: {}, "resources/search": {} };
  const secret = { admin: {}, "admin/users": {}, "account/sign-in": {} };
  const source = (all: object, url: string) =>
    `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes: all, url, version: "1" })};`;
  const whole = source({ ...routes, ...secret }, "/assets/manifest-1.js");
  expect(withoutPrivateRoutes(whole)).toBe(source(routes, "/assets/manifest-1.public.js"));
  expect(() => withoutPrivateRoutes("export {}")).toThrow();
});

it("has a name of its own", () => {
  expect(publicManifestName("/assets/manifest-9a9c61a8.js")).toBe(
    "/assets/manifest-9a9c61a8.public.js",
  );
  expect(publicManifestName("/assets/manifest-9a.public.js")).toBe("/assets/manifest-9a.public.js");
});
