import { FollowedLink } from "../../browser/followed-link.tsx";
import type { Found, Group } from "../../content/search/found.ts";
import type { SearchWords } from "../../content/search/words.server.ts";
import sheet from "./search-kinds.module.css";

type KindsProps = { found: Found; words: SearchWords; only: Group | undefined };

/** Leads to the results of one kind; how many each has is drawn as well, where there is room beside the rows. */
export function SearchKinds({ found, words, only }: KindsProps) {
  const href = `/search?q=${encodeURIComponent(found.query)}`;
  const kinds = [
    { to: href, name: words.all, total: found.total, isChosen: !only },
    ...found.groups.map(({ group, total }) => ({
      to: `${href}&in=${group}`,
      name: words.groups[group],
      total,
      isChosen: only === group,
    })),
  ];
  return (
    <nav className={sheet.kinds} aria-label={words.only}>
      <ul>
        {kinds.map(({ to, name, total, isChosen }) => (
          <li key={to}>
            <FollowedLink to={to} aria-current={isChosen ? "true" : undefined}>
              {name} <span className="found-count">{total}</span>
              <svg className={sheet.share} width="100%" height="4" aria-hidden="true">
                <rect width={`${(total / found.total) * 100}%`} height="4" />
              </svg>
            </FollowedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
