import { siteContext } from "../context.ts";
import type { Route } from "./+types/latest-build.ts";

/** The running build, asked for hourly by open tabs (spec, section 4). */
export function loader({ context }: Route.LoaderArgs) {
  const { buildId } = context.get(siteContext);
  return Response.json({ id: buildId }, { headers: { "cache-control": "no-store" } });
}
