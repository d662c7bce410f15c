import { type MiddlewareFunction, redirectDocument } from "react-router";
import { siteContext } from "../context.ts";
import { redirectTarget } from "../route-rules.ts";

/**
 * Sends a path with a route rule to its external address: an HTTP redirect for a document, a change
 * of the browser's location for a client navigation.
 */
export const routeRules: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const url = new URL(request.url);
  const path = url.pathname.replace(/\.data$/, "");
  const rule = context.get(siteContext).routeRules[path];
  if (!rule) return next();
  url.searchParams.delete("_routes");
  const { to, statusCode } = rule.redirect;
  return redirectDocument(redirectTarget(to, url.search), statusCode);
};
