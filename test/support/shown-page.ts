import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
} from "react-router";
import { expect } from "vitest";
import type { SiteContext } from "../../app/context.ts";
import type { LocaleCode } from "../../app/i18n/locales.ts";

export const ORIGINS = { en: "https://b4.example", el: "https://b4.example.gr" } as const;
/** As much of a site as pages ask for. */
export const siteIn = (locale: LocaleCode) =>
  ({
    locale,
    origins: ORIGINS,
    siteName: "B4",
    contactEmail: "hello@b4.example",
    contactPhone: "+1 215 555 0104",
    company: {},
    buildId: "1",
  }) as unknown as SiteContext;

export type Module = { loader(args: never): unknown; default: unknown };

/** A page of the site as HTML, its shell's data above it; `answer` is what its action said, where it had one. */
export async function shown(
  locale: LocaleCode,
  path: string,
  page: Module,
  around?: unknown,
  answer?: object,
) {
  // Loaded here: whoever replaces a module does so before.
  const { contentIn } = await import("../../app/content/shown.server.ts");
  const { contentContext } = await import("../../app/content/content.server.ts");
  const { siteContext } = await import("../../app/context.ts");
  const { shellData } = await import("../../app/content/shell-data.server.ts");
  // As the framework gives a route's module what its loader answered.
  const Page = page.default as FunctionComponent<{ loaderData: unknown }>;
  const Shown = () => createElement(Page, { loaderData: useLoaderData() });
  const requestContext = new RouterContextProvider();
  requestContext.set(contentContext, contentIn(locale));
  requestContext.set(siteContext, siteIn(locale));
  const handler = createStaticHandler([
    {
      id: "root",
      path: "/",
      loader: () => shellData(siteIn(locale), contentIn(locale), path),
      ...(around !== undefined && { Component: around as never }),
      children: [{ path: path.slice(1), loader: page.loader as never, Component: Shown }],
    },
  ]);
  const context = await handler.query(new Request(`${ORIGINS[locale]}${path}`), { requestContext });
  if (context instanceof Response) throw new Error("a page was expected");
  expect(context.errors).toBeNull();
  const id = context.matches.at(-1)?.route.id ?? "";
  const said = answer ? { ...context, actionData: { [id]: answer } } : context;
  const router = createStaticRouter(handler.dataRoutes, said);
  return renderToString(
    createElement(StaticRouterProvider, { router, context: said, hydrate: false }),
  );
}
