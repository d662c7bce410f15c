import ArrowLeft from "icon:lucide/arrow-left";
import ArrowRight from "icon:lucide/arrow-right";
import { FollowedLink } from "../../../browser/followed-link.tsx";
import type { Route } from "./+types/route.ts";

type LeadData = Route.ComponentProps["loaderData"];

const WAY = "inline-flex min-h-6 items-center gap-1.75 hover:text-anchor";
const ARROW = "size-2.25 flex-none";

/** The leads before and after this one, in the order of the list one came from. */
export function Neighbours({ words, neighbours }: Pick<LeadData, "words" | "neighbours">) {
  const { before, after } = neighbours;
  if (!before && !after) return null;
  return (
    <nav
      className="flex gap-3 border-t border-line pt-2.5 text-small font-620"
      aria-label={words.neighbours}
    >
      {before && (
        <FollowedLink to={before.to} rel="prev" className={WAY}>
          <ArrowLeft className={ARROW} />
          <span>
            <small className="block text-note font-400 text-text-2">{words.previous}</small>
            {before.name}
          </span>
        </FollowedLink>
      )}
      {after && (
        <FollowedLink to={after.to} rel="next" className={`${WAY} ms-auto text-end`}>
          <span>
            <small className="block text-note font-400 text-text-2">{words.next}</small>
            {after.name}
          </span>
          <ArrowRight className={ARROW} />
        </FollowedLink>
      )}
    </nav>
  );
}
