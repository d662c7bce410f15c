import { data } from "react-router";
import { siteContext } from "../context.ts";
import type { Route } from "./+types/build-meta.ts";

/** The route rules of a build (spec, section 7): GET /builds/meta/{buildId}.json. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { buildId, routeRules } = context.get(siteContext);
  if (params.file !== `${buildId}.json`) throw data(null, { status: 404 });
  return Response.json(
    { id: buildId, routeRules },
    { headers: { "cache-control": "public, max-age=31536000, immutable" } },
  );
}
