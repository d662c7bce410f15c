/**
 * How React Router spells the address from which a navigation gets its data: `/about.data?_routes=about`
 * is the page `/about`, `/_.data` the home page. None of it is documented.
 */
const DATA = /(?:\/_(?:root)?)?\.data$/;
const ROUTES = "_routes";

export const isDataPath = (pathname: string): boolean => pathname.endsWith(".data");

/** The path of the page whose data stand at a path; any other path as it is. */
export function pageOfData(pathname: string): string {
  return pathname.replace(DATA, "") || "/";
}

/** A copy of a query without the names that the router adds, which say nothing about the page. */
export function withoutRouterNames(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(query);
  kept.delete(ROUTES);
  return kept;
}

/** Whether a name of a data request's query is the router's own. */
export const isRouterName = (name: string): boolean => name === ROUTES;

/** The path of a page's data. */
export const dataPath = (pathname: string): string =>
  `${pathname}${pathname.endsWith("/") ? "_" : ""}.data`;

/** Where the router asks for the data of these routes of a page; `page` is a path with its query. */
export function dataAddress(page: string, routeIds: readonly string[]): string {
  const [path = "", search = ""] = page.split("?", 2);
  const query = new URLSearchParams(search);
  query.set(ROUTES, routeIds.join(","));
  return `${dataPath(path)}?${query}`;
}
