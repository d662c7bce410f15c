import { FollowedLink } from "../../browser/followed-link.tsx";
import type { Found, Fragment, Group } from "../../content/search/found.ts";
import type { SearchWords } from "../../content/search/words.server.ts";

type SearchResultsProps = {
  found: Found;
  words: SearchWords;
  /** The kind that is shown alone. */
  only?: Group | undefined;
  onChoose?: (() => void) | undefined;
};

/** Whether there are other kinds to choose from. */
export const hasKinds = (found: Found, only: Group | undefined): boolean =>
  found.groups.length > 1 || only !== undefined;

/** Results, the best first, each with its kind and the words that were found marked. */
export function SearchResults({ found, words, only, onChoose }: SearchResultsProps) {
  if (found.hits.length === 0) return null;
  return (
    <>
      {hasKinds(found, only) && <Kinds {...{ found, words, only, onChoose }} />}
      <ol className="found-list">
        {found.hits.map(({ group, url, title, excerpt }) => (
          <li key={`${url} ${title.map((part) => part.text).join("")}`}>
            {/* Not loaded ahead: most results are never followed. */}
            <FollowedLink className="found-hit" to={url} onClick={onChoose}>
              <span className="found-title">
                <Marked fragments={title} />
              </span>{" "}
              <span className="found-excerpt">
                <Marked fragments={excerpt} />
              </span>{" "}
              <span className="found-url">
                <span className="found-kind">{words.kinds[group]}</span> {url}
              </span>
            </FollowedLink>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Leads to the results of one kind. */
function Kinds({ found, words, only, onChoose }: SearchResultsProps) {
  const href = `/search?q=${encodeURIComponent(found.query)}`;
  return (
    <nav className="found-kinds" aria-label={words.only}>
      <ul>
        <li>
          <FollowedLink to={href} aria-current={only ? undefined : "true"} onClick={onChoose}>
            {words.all} <span className="found-count">{found.total}</span>
          </FollowedLink>
        </li>
        {found.groups.map(({ group, total }) => (
          <li key={group}>
            <FollowedLink
              to={`${href}&in=${group}`}
              aria-current={only === group ? "true" : undefined}
              onClick={onChoose}
            >
              {words.groups[group]} <span className="found-count">{total}</span>
            </FollowedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The query as it may have been meant. */
export function DidYouMean({ found, words, onChoose }: SearchResultsProps) {
  if (found.didYouMean === undefined) return null;
  return (
    <p>
      {words.didYouMean}{" "}
      <FollowedLink
        className="text-link"
        to={`/search?q=${encodeURIComponent(found.didYouMean)}`}
        onClick={onChoose}
      >
        {found.didYouMean}
      </FollowedLink>
      {words.questionMark}
    </p>
  );
}

/** A text with what was found in it. What was not stands as it is: each element more costs every search. */
export function Marked({ fragments }: { fragments: readonly Fragment[] }) {
  let at = 0;
  return fragments.map(({ text, isHit }) => {
    const key = at;
    at += text.length;
    return isHit ? <mark key={key}>{text}</mark> : text;
  });
}
