type RouteEntry = { id: string; path?: string; parentId?: string };

/** Routes by their id, as a build has them. */
export type Routes = Readonly<Record<string, RouteEntry | undefined>>;

/** The whole path of a route, its parents' included: `/` for the home page. */
export function fullPath(routes: Routes, route: RouteEntry): string {
  const parent = routes[route.parentId ?? ""];
  const start = parent ? fullPath(routes, parent).replace(/\/$/, "") : "";
  return route.path ? `${start}/${route.path}` : start || "/";
}

/** Every path that has a route; those of layouts are among their children's. */
export function fullPaths(routes: Routes): string[] {
  return Object.values(routes).flatMap((route) => (route ? fullPath(routes, route) : []));
}
