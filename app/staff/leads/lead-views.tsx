import type { Pages } from "../../../content/types.ts";
import { FollowedLink } from "../../browser/followed-link.tsx";

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
    <nav aria-label={words.label}>
      <ul className="flex rounded-(--radius) border-[1.5px] border-line-ctl">
        {(Object.keys(ADDRESSES) as View[]).map((view) => (
          <li key={view} className="not-first:border-s not-first:border-line">
            <FollowedLink
              to={ADDRESSES[view]}
              className="inline-flex min-h-[41px] items-center px-1.75 text-small font-620 text-text-2 hover:bg-raise hover:text-text aria-[current]:bg-raise aria-[current]:text-text aria-[current]:shadow-[inset_0_-3px_var(--signal)]"
              aria-current={view === current ? "page" : undefined}
            >
              {words[view]}
            </FollowedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
