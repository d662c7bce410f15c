import { intakeContext } from "../intake.ts";
import type { Route } from "./+types/stamp.ts";

/** A signed time, for the form of a page that may come from a cache (forms/suspicion.ts). */
export function loader({ context }: Route.LoaderArgs) {
  const headers = { "cache-control": "no-store", "x-robots-tag": "noindex" };
  return Response.json({ stamp: context.get(intakeContext).stamp() }, { headers });
}
