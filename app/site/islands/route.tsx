import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { data } from "react-router";
import { contentContext } from "../../content/content.server.ts";
import type { Route } from "./+types/route.ts";
import { islands } from "./islands.server.tsx";

/** Islands change by the minute, not by the page; in seconds. */
const MAX_AGE_S = 30;
const ID_BYTES = 9;

/** A server-rendered part of a page as a payload (spec, section 7): GET /islands/{name}. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const render = Object.hasOwn(islands, params.name) ? islands[params.name] : undefined;
  if (!render) throw data(null, { status: 404 });
  const html = renderToStaticMarkup(await render(context.get(contentContext)));
  // Another content is another island: by its id a page knows whether it shows this one already.
  const digest = createHash("sha256").update(html).digest().subarray(0, ID_BYTES);
  return Response.json(
    { id: `${params.name}-${digest.toString("base64url")}`, html, head: [] },
    { headers: { "cache-control": `public, max-age=${MAX_AGE_S}` } },
  );
}
