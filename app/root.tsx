import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import "./design/styles/app.css";
import "./design/error-screen/error-screen.css";
import { ClientBehaviours } from "./browser/client-behaviours.tsx";
import { COLOR_MODE_SCRIPT } from "./browser/color-mode-script.ts";
import { FIRST_VIEW_SCRIPT } from "./browser/first-view.ts";
import { PageScripts } from "./browser/page-scripts.tsx";
import { TRUSTED_TYPES_SCRIPT } from "./browser/trusted-types.ts";
import { useForcedColorMode } from "./browser/use-color-mode.ts";
import { VISIT_SCRIPT } from "./browser/visit-script.ts";
import { contentContext } from "./content/content.server.ts";
import { titleOf } from "./content/page-head.ts";
import { shellData } from "./content/shell-data.server.ts";
import { siteContext } from "./context.ts";
import interGreekLatin from "./design/assets/fonts/inter-greek-latin.woff2";
import interLatin from "./design/assets/fonts/inter-latin.woff2";
import { ErrorScreen, failureOf, screenOf } from "./design/error-screen/error-screen.tsx";
import { InlineScript } from "./design/inline-script.tsx";
import { routeRules } from "./middleware/route-rules.ts";
import paper from "./paper.css?url";

/** What the first view is set in. Greek needs the Latin letters too: spaces, figures and names. */
const FONT = { en: interLatin, el: interGreekLatin } as const;

/** A request's itinerary inside the application; each middleware adds or checks one fact. */
export const middleware: Route.MiddlewareFunction[] = [routeRules];

export const loader = ({ context, url }: Route.LoaderArgs) =>
  shellData(context.get(siteContext), context.get(contentContext), url.pathname);

/**
 * The head of the error screens. A page brings its own, which then counts; one whose script could not be
 * had has none, and the router knows of no error (packages/router-inside/guard-chunk-reload.ts).
 */
export const meta: Route.MetaFunction = ({ error, loaderData }) => {
  if (!loaderData) return [];
  const { site, errors } = loaderData;
  const screen = screenOf(failureOf(error), errors);
  return [
    { title: titleOf(screen, site.name) },
    { name: "description", content: screen.text },
    { name: "robots", content: "noindex" },
  ];
};

/** The shell's data never changes while a document lives, so it is asked for once. */
export function shouldRevalidate() {
  return false;
}

/** What runs before the first paint. It is in the document by then, and no script has to bring it again. */
const EARLY = import.meta.env.SSR
  ? {
      // One script: each place for one in the document is bytes of every page's scripts.
      first: `${TRUSTED_TYPES_SCRIPT};${VISIT_SCRIPT}`,
      colorMode: COLOR_MODE_SCRIPT,
      firstView: FIRST_VIEW_SCRIPT,
    }
  : { first: "", colorMode: "", firstView: "" };

/** The ground of each mode (design/styles/tokens.css), for the browser's own frame around the page. */
const THEME_COLORS = [
  { mode: "light", content: "#F8F3EA" },
  { mode: "dark", content: "#070E1C" },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const locale = root?.site.locale ?? "en";
  const forcedMode = useForcedMode();
  useForcedColorMode(forcedMode);
  return (
    <html lang={locale} data-forced-mode={forcedMode} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <InlineScript code={EARLY.first} />
        {THEME_COLORS.map(({ mode, content }) => (
          <meta
            key={mode}
            name="theme-color"
            content={content}
            media={`(prefers-color-scheme: ${mode})`}
            data-mode={mode}
            suppressHydrationWarning
          />
        ))}
        <InlineScript code={EARLY.colorMode} />
        <InlineScript code={EARLY.firstView} />
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link
          rel="preload"
          href={FONT[locale]}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <Links />
        {/* Asked for by itself and last: on a screen nothing waits for it. React leaves it where it is. */}
        {import.meta.env.SSR && <link rel="stylesheet" href={paper} media="print" />}
      </head>
      <body>
        {children}
        <ClientBehaviours />
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

/** A page may force light or dark through `handle.colorMode`. */
function useForcedMode(): string | undefined {
  const forced = useMatches().flatMap(({ handle }) =>
    typeof handle === "object" && handle !== null && "colorMode" in handle
      ? String(handle.colorMode)
      : [],
  );
  return forced.at(-1);
}

/** The document alone; what stands around a page, the layouts of app/routes.ts bring. */
export default function App() {
  return <Outlet />;
}

/** What fails outside every layout, or in one: a screen that needs nothing. */
export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof loader>("root");
  const failure = failureOf(useRouteError());
  return (
    <main id="main">
      <ErrorScreen failure={failure} words={root?.errors} ways={root?.ways} />
    </main>
  );
}
