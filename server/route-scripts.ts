import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { isDecodable } from "./malformed-url.ts";

/** Scripts of a page's routes, by the routes' ids. */
type RouteScripts = ReadonlyMap<string, string>;

/** Answers the scripts of the routes that a browser finds at a path by itself. */
export function routeScripts({ routes, assets }: ServerBuild): (path: string) => RouteScripts {
  const children = Map.groupBy(Object.values(routes), (route) => route?.parentId ?? "");
  const under = (parent: string): RouteObject[] =>
    (children.get(parent) ?? []).flatMap((route) => {
      if (!route) return [];
      const at = { id: route.id, ...(route.path !== undefined && { path: route.path }) };
      return route.index ? { ...at, index: true } : { ...at, children: under(route.id) };
    });
  const tree = under("");
  return (path) => {
    // The router writes of others into the log, which strangers would fill.
    if (!isDecodable(path)) return new Map();
    const ids = (matchRoutes(tree, path) ?? []).flatMap(({ route }) => route.id ?? []);
    return new Map(ids.map((id) => [id, assets.routes[id]?.module ?? ""]));
  };
}
