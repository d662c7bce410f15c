import { type MiddlewareFunction, redirectDocument } from "react-router";
import { pageOfData, withoutRouterNames } from "../../packages/router-inside/data-address.ts";
import { siteContext } from "../context.ts";
import { redirectTarget } from "../route-rules.ts";

/**
 * Sends a path with a route rule to its external address: an HTTP redirect for a document, a change
 * of the browser's location for a client navigation.
 */
export const routeRules: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const url = new URL(request.url);
  const rule = context.get(siteContext).routeRules[pageOfData(url.pathname)];
  if (!rule) return next();
  const { to, statusCode } = rule.redirect;
  const query = withoutRouterNames(url.searchParams);
  return redirectDocument(redirectTarget(to, query.size > 0 ? `?${query}` : ""), statusCode);
};
