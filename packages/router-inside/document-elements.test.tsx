import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  type EntryContext,
  Links,
  Outlet,
  Scripts,
  ServerRouter,
} from "react-router";
import { expect, it } from "vitest";
import { disabledLink, isStartScript, preloadOf, styleSheetOf } from "./document-elements.ts";
import { startAfterPaint } from "./start-script.ts";

const Root = () => (
  <html lang="en">
    <head>
      <Links />
    </head>
    <body>
      <Outlet />
      <Scripts />
    </body>
  </html>
);
const module = { default: Root, links: () => [{ rel: "stylesheet", href: "/assets/a.css" }] };

/** A document as the installed React Router writes it, for one route with a style sheet. */
async function routersDocument(): Promise<string> {
  const route = { id: "root", path: "/" };
  const staticHandlerContext = await createStaticHandler([{ ...route, Component: Root }]).query(
    new Request("http://localhost/"),
  );
  const context = {
    staticHandlerContext,
    isSpaMode: false,
    ssr: true,
    future: {},
    routeDiscovery: { mode: "initial" },
    routeModules: { root: module },
    manifest: {
      version: "1",
      url: "/assets/manifest-1.js",
      entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
      routes: { root: { ...route, module: "/assets/root.js", imports: [], hasLoader: false } },
    },
  } as unknown as EntryContext;
  return renderToString(<ServerRouter context={context} url="http://localhost/" />);
}

it("finds what the installed router writes", async () => {
  const html = await routersDocument();
  const tags = html.match(/<(?:link|script)[^>]*>/g) ?? [];
  expect(tags.flatMap((tag) => styleSheetOf(tag) ?? [])).toEqual(["/assets/a.css"]);
  const preloads = tags.flatMap((tag) => preloadOf(tag) ?? []);
  expect(preloads).toEqual(expect.arrayContaining(["/assets/entry.js", "/assets/react.js"]));
  const start = tags.filter(isStartScript);
  expect(start).toHaveLength(1);
  const code = html.split(start[0] ?? "")[1]?.split("</script>")[0] ?? "";
  expect(startAfterPaint(code, preloads)).toContain('await import("/assets/root.js")');
});

it("keeps a link that it disables", () => {
  expect(disabledLink('<link rel="stylesheet" href="/a.css"/>')).toBe(
    '<link rel="stylesheet" href="/a.css" disabled=""/>',
  );
});
