import ArrowLeft from "icon:lucide/arrow-left";
import ArrowRight from "icon:lucide/arrow-right";
import { Link } from "react-router";
import type { Route } from "./+types/route.ts";

type LeadData = Route.ComponentProps["loaderData"];

/** The leads before and after this one, in the order of the list one came from. */
export function Neighbours({ words, neighbours }: Pick<LeadData, "words" | "neighbours">) {
  const { before, after } = neighbours;
  if (!before && !after) return null;
  return (
    <nav className="lead-neighbours" aria-label={words.neighbours}>
      {before && (
        <Link to={before.to} rel="prev">
          <ArrowLeft />
          <span>
            <small>{words.previous}</small>
            {before.name}
          </span>
        </Link>
      )}
      {after && (
        <Link to={after.to} rel="next">
          <span>
            <small>{words.next}</small>
            {after.name}
          </span>
          <ArrowRight />
        </Link>
      )}
    </nav>
  );
}
