import { Link } from "react-router";
import type { Pages } from "../../../content/types.ts";

const ADDRESSES = {
  list: "/admin/leads",
  board: "/admin/leads/board",
  numbers: "/admin/leads/numbers",
} as const;
type View = keyof typeof ADDRESSES;

/** The ways to look at leads: list, board, numbers. */
export function LeadViews({
  words,
  current,
}: {
  words: Pages["adminLeads"]["views"];
  current: View;
}) {
  return (
    <nav aria-label={words.label} className="lead-views">
      <ul>
        {(Object.keys(ADDRESSES) as View[]).map((view) => (
          <li key={view}>
            <Link to={ADDRESSES[view]} aria-current={view === current ? "page" : undefined}>
              {words[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
