import { FollowedLink } from "../../browser/followed-link.tsx";
import type { PageOfList } from "../../content/page-of-list.server.ts";

const WAY =
  "inline-flex min-h-5.5 items-center font-620 underline underline-offset-[0.25em] hover:text-anchor";

/** Which part of a list is shown, and links to the parts before and after. */
export function Pagination({ pages }: { pages: PageOfList }) {
  if (pages.total === 0) return null;
  const { label, range, previous, next } = pages.words;
  return (
    <nav className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-small" aria-label={label}>
      <p className="me-auto text-text-2 tabular-nums">{range}</p>
      {pages.previous && (
        <FollowedLink to={pages.previous} rel="prev" className={WAY}>
          {previous}
        </FollowedLink>
      )}
      {pages.next && (
        <FollowedLink to={pages.next} rel="next" className={WAY}>
          {next}
        </FollowedLink>
      )}
    </nav>
  );
}
