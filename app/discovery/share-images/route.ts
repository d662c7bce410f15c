import { redirect } from "react-router";
import { siteContext } from "../../context.ts";
import { missingText } from "../text-answer.ts";
import type { Route } from "./+types/route.ts";
import { shareImageAt } from "./share-images.server.ts";

/** The address changes with the words, so a picture never does; in seconds. */
const YEAR_S = 31_536_000;

/**
 * Share images: GET /og/{hash}/{language}/{path}.png, on either host. An address from before a
 * change of words leads to the picture of today.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const image = shareImageAt(url.pathname, context.get(siteContext).origins);
  if (!image) return missingText(url.pathname);
  if (image.address !== url.pathname) {
    throw redirect(image.address, { headers: { "cache-control": "no-store" } });
  }
  const png = await image.png();
  return new Response(png, {
    headers: {
      "content-type": "image/png",
      "content-length": String(png.length),
      "cache-control": `public, max-age=${YEAR_S}, immutable`,
      // Other websites show these pictures.
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
