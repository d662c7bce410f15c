import { expect, it } from "vitest";
import { publicManifestName } from "../server/public-manifest.ts";
import { withoutPrivateRoutes } from "./public-manifest.ts";

it("leaves the routes of staff and accounts out, and nothing else", () => {
  const routes = { root: {}, about: {}, "resources/search": {} };
  const secret = { admin: {}, "admin/users": {}, "account/sign-in": {} };
  const source = (all: object) =>
    `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes: all, version: "1" })};`;
  expect(withoutPrivateRoutes(source({ ...routes, ...secret }))).toBe(source(routes));
  expect(() => withoutPrivateRoutes("export {}")).toThrow();
});

it("has a name of its own", () => {
  expect(publicManifestName("/assets/manifest-9a9c61a8.js")).toBe(
    "/assets/manifest-9a9c61a8.public.js",
  );
  expect(publicManifestName("/assets/manifest-9a.public.js")).toBe("/assets/manifest-9a.public.js");
});
