import { Link } from "react-router";
import type { PageOfList } from "../../content/page-of-list.server.ts";

/** Which part of a list is shown, and links to the parts before and after. */
export function Pagination({ pages }: { pages: PageOfList }) {
  if (pages.total === 0) return null;
  const { label, range, previous, next } = pages.words;
  return (
    <nav className="staff-pages" aria-label={label}>
      <p>{range}</p>
      {pages.previous && (
        <Link to={pages.previous} rel="prev">
          {previous}
        </Link>
      )}
      {pages.next && (
        <Link to={pages.next} rel="next">
          {next}
        </Link>
      )}
    </nav>
  );
}
