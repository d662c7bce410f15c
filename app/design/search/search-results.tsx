import { Link } from "react-router";
import type { Found, Fragment } from "../../content/search/found.ts";
import type { SearchWords } from "../../content/search/words.server.ts";

type SearchResultsProps = {
  found: Found;
  words: SearchWords;
  onChoose?: (() => void) | undefined;
  /** Address of a group's whole list. */
  allHref: (group: string) => string;
};

/** Groups of results, each a list of links with the words that were found marked. */
export function SearchResults({ found, words, onChoose, allHref }: SearchResultsProps) {
  return found.groups.map(({ group, total, hits }) => (
    <section key={group} className="found-group" aria-labelledby={`found-${group}`}>
      <h2 className="found-heading" id={`found-${group}`}>
        {words.groups[group]}
      </h2>
      <ol className="found-list">
        {hits.map(({ url, title, excerpt }) => (
          <li key={`${url} ${title.map((part) => part.text).join("")}`}>
            {/* Not loaded ahead: most results are never followed. */}
            <Link className="found-hit" to={url} onClick={onChoose}>
              <span className="found-title">
                <Marked fragments={title} />
              </span>{" "}
              <span className="found-excerpt">
                <Marked fragments={excerpt} />
              </span>{" "}
              <span className="found-url">{url}</span>
            </Link>
          </li>
        ))}
      </ol>
      {total > hits.length && (
        <p>
          <Link className="text-link small" to={allHref(group)} onClick={onChoose}>
            {words.all[group]}
          </Link>
        </p>
      )}
    </section>
  ));
}

function Marked({ fragments }: { fragments: readonly Fragment[] }) {
  let at = 0;
  return fragments.map(({ text, isHit }) => {
    const key = at;
    at += text.length;
    return isHit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
