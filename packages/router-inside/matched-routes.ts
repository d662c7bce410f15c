import type { EntryContext } from "react-router";
import { isOn } from "./switches.ts";

/**
 * What the router renders a document with, knowing the routes of that document alone. Of every route
 * in the list it makes objects and elements anew for each render, and looks only at those that matched.
 */
export function withMatchedRoutes(context: EntryContext): EntryContext {
  if (!isOn("matched-routes")) return context;
  const { manifest, staticHandlerContext } = context;
  const routes: EntryContext["manifest"]["routes"] = {};
  for (const { route } of staticHandlerContext.matches)
    routes[route.id] = manifest.routes[route.id];
  return { ...context, manifest: { ...manifest, routes } };
}
