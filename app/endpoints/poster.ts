import { cut } from "../../packages/lib/valid/cut.ts";
import { drawPoster, posterSvg } from "../design/art/poster.ts";
import { posterOfCode } from "../design/art/poster-code.ts";
import type { Route } from "./+types/poster.ts";

/** Longest handle that is drawn; more letters make no other picture. In characters. */
const MAX_HANDLE_LENGTH = 100;
/** Width of the picture in pages, and of one that is saved: 1080 × 1920, as stories have it. In pixels. */
const SHOWN_WIDTH = 300;
const SAVED_WIDTH = 1080;
/** A handle draws the same picture as long as the drawing does not change, in seconds. */
const MAX_AGE_S = 3600;

/**
 * A poster as SVG: of any handle, `?handle=`, or of its parts, `?poster=`; with `&save`, large and to be
 * saved. Nothing of the address is written into it.
 */
export function loader({ url: { searchParams } }: Route.LoaderArgs): Response {
  const handle = cut(searchParams.get("handle") ?? "", MAX_HANDLE_LENGTH);
  const poster = posterOfCode(searchParams.get("poster") ?? "") ?? drawPoster(handle);
  const isSaved = searchParams.has("save");
  return new Response(posterSvg(poster, { size: isSaved ? SAVED_WIDTH : SHOWN_WIDTH }), {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": `public, max-age=${MAX_AGE_S}`,
      "x-robots-tag": "noindex",
      ...(isSaved && { "content-disposition": 'attachment; filename="b4-poster.svg"' }),
    },
  });
}
