import { matchPath, type ServerBuild } from "react-router";
import { contentIn } from "../app/content/shown.server.ts";
import { fill } from "../app/i18n/fill.ts";
import { entryPageOf } from "../app/pages.ts";
import { pageOfData } from "../packages/router-inside/data-address.ts";
import type { Exchange, Step } from "./exchange.ts";
import { knownPaths } from "./render.ts";
import { fullPath } from "./route-paths.ts";

/** What is understood at an address, in the order in which it is told. */
type Methods = readonly string[];

const READ: Methods = ["GET", "HEAD"];
const WRITE: Methods = ["POST"];
const ASK: Methods = ["OPTIONS"];

/**
 * What may be done at an address (RFC 9110, 15.5.6): OPTIONS tells without running anything; another
 * method than those is 405 with the same list, and any of them 404 where there is no page. Both are
 * shown in the shell, in the language of the host (spec, section 2).
 */
export function knownMethods(build: ServerBuild): Step {
  const methodsAt = methodsOf(build);
  return async (exchange, next) => {
    const { request, url, refusal } = exchange;
    if (refusal) return next();
    const path = pagePath(url.pathname);
    const methods = methodsAt(path);
    if (!methods) {
      if (READ.includes(request.method)) return next();
      refuseAsMissing(exchange, path);
      return next();
    }
    const allow = [...methods, ...ASK].join(", ");
    if (request.method === "OPTIONS") {
      return new Response(null, { status: 204, headers: { allow, "cache-control": "no-store" } });
    }
    if (methods.includes(request.method)) return next();
    exchange.refusal = {
      status: 405,
      statusMessage: "Method Not Allowed",
      message: `${request.method} is not understood here`,
    };
    const response = await next();
    response.headers.set("allow", allow);
    return response;
  };
}

function refuseAsMissing(exchange: Exchange, path: string): void {
  const message = fill(contentIn(exchange.locale).words("errors").notFound.message, { path });
  exchange.refusal = { status: 404, statusMessage: `Page Not Found: ${path}`, message };
}

/** The page behind an address, as the router reads it: unescaped, and without what asks for its data. */
function pagePath(pathname: string): string {
  return pageOfData(decodeURIComponent(pathname));
}

/** By path, what its routes understand: undefined where there is none but the catch-all. */
function methodsOf(build: ServerBuild): (path: string) => Methods | undefined {
  const isKnown = knownPaths(build);
  const routes = Object.values(build.routes).flatMap((route) => {
    const path = route && fullPath(build.routes, route);
    // Layouts, the root among them, answer nothing by themselves.
    const isLayout = !route?.path && !route?.index;
    if (!path || isLayout || path.endsWith("*")) return splatOf(path);
    const { loader, default: page, action } = route.module;
    return { path, reads: Boolean(loader ?? page), writes: action !== undefined };
  });
  const routesAt = byStart(routes);
  return (path) => {
    const here = routesAt(path).filter((route) =>
      entryPageOf(route.path)
        ? isKnown(path) && matches(route.path, path)
        : matches(route.path, path),
    );
    if (here.length === 0) return undefined;
    return [
      ...(here.some(({ reads }) => reads) ? READ : []),
      ...(here.some(({ writes }) => writes) ? WRITE : []),
    ];
  };
}

const matches = (pattern: string, path: string) => matchPath(pattern, path) !== null;

/** The first part of a path. Patterns are matched whatever the case of their letters. */
const startOf = (path: string): string => (path.split("/", 2)[1] ?? "").toLowerCase();

/**
 * The routes that may match a path, by how it begins: the router makes a regular expression of each
 * pattern that it is asked about, each time.
 */
function byStart<Route extends { path: string }>(
  routes: readonly Route[],
): (path: string) => readonly Route[] {
  const isOpen = ({ path }: Route) => /[:*?]/.test(startOf(path));
  const open = routes.filter(isOpen);
  const starts = Map.groupBy(routes, (route) => (isOpen(route) ? "" : startOf(route.path)));
  const candidates = new Map([...starts].map(([start, own]) => [start, merged(own)]));
  function merged(own: readonly Route[]) {
    const wanted = new Set([...open, ...own]);
    return routes.filter((route) => wanted.has(route));
  }
  return (path) => candidates.get(startOf(path)) ?? open;
}

/** A share image's address ends in anything; the catch-alls of pages are no page. */
function splatOf(path: string | undefined) {
  return path === "/og/*" ? { path, reads: true, writes: false } : [];
}
