import { drawPoster, posterSvg } from "../design/art/poster.ts";
import type { Route } from "./+types/poster.ts";

/** Longest handle that is drawn; more letters make no other picture. In characters. */
const MAX_HANDLE_LENGTH = 100;
/** Height of the picture, in pixels. */
const SIZE = 300;
/** A handle draws the same picture as long as the drawing does not change, in seconds. */
const MAX_AGE_S = 3600;

/** The poster of any handle, as SVG: `?handle=`. Nothing of the handle is written into it. */
export function loader({ url }: Route.LoaderArgs): Response {
  const handle = (url.searchParams.get("handle") ?? "").slice(0, MAX_HANDLE_LENGTH);
  return new Response(posterSvg(drawPoster(handle), { size: SIZE }), {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": `public, max-age=${MAX_AGE_S}`,
      "x-robots-tag": "noindex",
    },
  });
}
