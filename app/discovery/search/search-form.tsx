import type { Found } from "../../content/search/found.ts";
import type { SearchWords } from "../../content/search/words.server.ts";
import { DidYouMean } from "../../design/search/search-results.tsx";

type SearchFormProps = { found: Found; words: SearchWords; first?: string | undefined };

/** The question, and what is to be known of how it was read. */
export function SearchForm({ found, words, first }: SearchFormProps) {
  return (
    <>
      {/* A document request of its own: it works without script and can be shared. */}
      <form action="/search" method="get">
        <label className="visually-hidden" htmlFor="search-query">
          {words.label}
        </label>
        <div className="search-field">
          <input
            id="search-query"
            type="search"
            name="q"
            key={found.query}
            defaultValue={found.query}
            placeholder={words.placeholder}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit">{words.submit}</button>
        </div>
      </form>
      <div className="search-notes" role="status">
        <p>{words.count ?? words.hint}</p>
        {first && <p>{first}</p>}
        {words.approximate && <p>{words.approximate}</p>}
        {words.cut && <p>{words.cut}</p>}
        <DidYouMean found={found} words={words} />
      </div>
    </>
  );
}
