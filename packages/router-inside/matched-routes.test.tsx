import { renderToString } from "react-dom/server";
import { ServerRouter } from "react-router";
import { expect, it } from "vitest";
import { withMatchedRoutes } from "./matched-routes.ts";
import { routersContext } from "./routers-document.fixture.tsx";

it("lets the installed router write the same document, knowing two routes of three", async () => {
  const whole = await routersContext();
  const matched = withMatchedRoutes(await routersContext());
  expect(Object.keys(whole.manifest.routes)).toEqual(["root", "a", "b"]);
  expect(Object.keys(matched.manifest.routes)).toEqual(["root", "a"]);
  const [all, own] = [whole, matched].map((context) =>
    renderToString(<ServerRouter context={context} url="http://localhost/a" />),
  );
  expect(own).toContain("A page");
  expect(own).toContain("/assets/a.css");
  expect(own).toBe(all);
});
