import { expect, it } from "vitest";
import { dataAddress, dataPath, pageOfData, withoutRouterNames } from "./data-address.ts";

it.each([
  ["/", "/_.data"],
  ["/about", "/about.data"],
  ["/services/production", "/services/production.data"],
  ["/blog/", "/blog/_.data"],
])("of %s stand at %s", (page, data) => {
  expect(dataPath(page)).toBe(data);
  expect(pageOfData(data)).toBe(page === "/" ? "/" : page.replace(/\/$/, ""));
});

it("leaves other paths as they are", () => {
  for (const path of ["/", "/about", "/a.data/b", "/og/a.png"]) expect(pageOfData(path)).toBe(path);
  expect(pageOfData("/_root.data")).toBe("/");
});

it("are asked for by the ids of routes, behind the page's own query", () => {
  expect(dataAddress("/about?category=a%20b", ["about"])).toBe(
    "/about.data?category=a+b&_routes=about",
  );
  expect(dataAddress("/", ["home", "x/y"])).toBe("/_.data?_routes=home%2Cx%2Fy");
  const query = new URLSearchParams("q=a&_routes=search");
  expect(withoutRouterNames(query).toString()).toBe("q=a");
  expect(query.has("_routes")).toBe(true);
});
