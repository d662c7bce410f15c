import { createStaticHandler, type EntryContext, Links, Outlet, Scripts } from "react-router";

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
const Page = () => <p>A page</p>;

/** What the installed router hands to a server's entry, for the first of two pages with a style sheet. */
export async function routersContext(): Promise<EntryContext> {
  const root = { id: "root", path: "/" };
  const pages = ["a", "b"].map((path) => ({ id: path, path, parentId: "root" }));
  const children = pages.map(({ id, path }) => ({ id, path, Component: Page }));
  const staticHandlerContext = await createStaticHandler([
    { ...root, Component: Root, children },
  ]).query(new Request("http://localhost/a"));
  const links = () => [{ rel: "stylesheet", href: "/assets/a.css" }];
  const entries = [root, ...pages].map((route) => [
    route.id,
    { ...route, module: `/assets/${route.id}.js`, imports: [], hasLoader: false },
  ]);
  return {
    staticHandlerContext,
    isSpaMode: false,
    ssr: true,
    future: {},
    routeDiscovery: { mode: "initial" },
    routeModules: { root: { default: Root, links }, a: { default: Page }, b: { default: Page } },
    renderMeta: {},
    serverHandoffString: "{}",
    manifest: {
      version: "1",
      url: "/assets/manifest-1.js",
      entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
      routes: Object.fromEntries(entries),
    },
  } as unknown as EntryContext;
}
