import {
  createRequestHandler,
  Links,
  Meta,
  Outlet,
  RouterContextProvider,
  ScrollRestoration,
  type ServerBuild,
} from "react-router";
import { PageScripts } from "../../app/browser/page-scripts.tsx";
import { TRUSTED_TYPES_SCRIPT } from "../../app/browser/trusted-types.ts";
import { finishDocumentContext } from "../../app/context.ts";
import { InlineScript } from "../../app/design/inline-script.tsx";
import * as entry from "../../app/entry.server.tsx";
import { parseEnv } from "../../env.ts";
import { documentFinisher } from "../../server/document/finish-document.ts";
import { runSteps } from "../../server/exchange.ts";
import { securityHeaders } from "../../server/security-headers.ts";

/** Sets `data-ours` on the root element: a script of the program's own. */
const OURS = 'document.documentElement.dataset.ours="ran"';
const SHEET = "/assets/page.css";

/** What the page is made with: markup that nobody escaped, and data of a loader. */
export type Holes = { markup?: string; data?: string };

/**
 * What a visitor would get of a page with the hole that this site must never have: it writes `markup`
 * into itself as it comes. React Router, entry.server.tsx, the finishing and the headers are the real ones.
 */
export async function holedAnswer({ markup = "", data = "" }: Holes): Promise<Response> {
  const handle = createRequestHandler(holedBuild(markup, data), "production");
  const context = new RouterContextProvider();
  context.set(finishDocumentContext, documentFinisher(new Map([[SHEET, "h1{color:green}"]])));
  const request = new Request("http://localhost:3000/");
  const exchange = {
    request,
    url: new URL(request.url),
    env: parseEnv({}),
    locale: "en",
    network: "unknown",
  } as const;
  return runSteps([securityHeaders, async () => handle(request, context)], exchange);
}

function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <InlineScript code={TRUSTED_TYPES_SCRIPT} />
        <InlineScript code={OURS} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

function holedBuild(markup: string, data: string): ServerBuild {
  const html = { __html: markup };
  const Page = () => (
    <main>
      <h1>A page</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the hole that the policy has to close. */}
      <div dangerouslySetInnerHTML={html} />
    </main>
  );
  const route = {
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  return {
    entry: { module: entry },
    routes: {
      root: { id: "root", path: "", module: { Layout, default: () => <Outlet /> } },
      page: {
        id: "page",
        parentId: "root",
        index: true,
        module: { default: Page, loader: () => ({ data }) },
      },
    },
    assets: {
      version: "test",
      url: "/assets/manifest.js",
      entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
      routes: {
        root: { ...route, id: "root", path: "", hasLoader: false, module: "/assets/root.js" },
        page: {
          ...route,
          id: "page",
          parentId: "root",
          index: true,
          hasLoader: true,
          module: "/assets/page.js",
          css: [SHEET],
        },
      },
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
}
