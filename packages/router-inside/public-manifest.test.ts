import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { manifestForVisitors, publicManifestName } from "./public-manifest.ts";

const LEFT_OUT = ["admin", "account", "resources"];

type Routes = Record<string, object>;

const source = (routes: Routes) => {
  const entry = { imports: ["/assets/react.js"] };
  const named = Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, { id, ...route }]),
  );
  const manifest = { entry, routes: named, url: "/assets/manifest-1.js", version: "1" };
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
};

/** What a browser has once it ran the script. */
function manifestIn(script: string): { routes: Routes; url: string } {
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(script, { window });
  return JSON.parse(JSON.stringify(window.__reactRouterManifest));
}

it("leaves the named parts of the site out, and nothing else", () => {
  const routes = { root: { path: "" }, about: { path: "about" }, search: { path: "search" } };
  const secret = { admin: {}, "admin/users": {}, "account/sign-in": {}, "resources/search": {} };
  const script = manifestForVisitors(source({ ...routes, ...secret }), LEFT_OUT);
  const manifest = manifestIn(script);
  expect(manifest).toEqual({
    ...manifestIn(source(routes)),
    url: "/assets/manifest-1.public.js",
  });
  expect(script).not.toContain("users");
  expect(() => manifestForVisitors("export {}", [])).toThrow();
});

it("says of a route what does not go without saying", () => {
  const about = {
    path: "about",
    hasLoader: true,
    hasAction: false,
    imports: ["/assets/react.js", "/assets/prose.js"],
  };
  const short = { path: "about", hasLoader: true, imports: ["/assets/prose.js"] };
  const script = manifestForVisitors(source({ about }), LEFT_OUT);
  expect(manifestIn(script).routes).toEqual(manifestIn(source({ about: short })).routes);
  expect(script.match(/about/g)).toHaveLength(1);
});

it("gives a route the path that it has, whatever its id, and none to one without", () => {
  const routes = {
    public: { hasDefaultExport: true },
    home: { index: true },
    "not-found": { path: "*" },
    opening: { path: "careers/:slug" },
    "services/production": { path: "services/production" },
  };
  const script = manifestForVisitors(source(routes), LEFT_OUT);
  expect(manifestIn(script).routes).toEqual(manifestIn(source(routes)).routes);
});

it("has a name of its own", () => {
  expect(publicManifestName("/assets/manifest-9a9c61a8.js")).toBe(
    "/assets/manifest-9a9c61a8.public.js",
  );
  expect(publicManifestName("/assets/manifest-9a.public.js")).toBe("/assets/manifest-9a.public.js");
});
