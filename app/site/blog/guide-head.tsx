import Search from "icon:lucide/search";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import type { Category } from "../../content/categories.ts";
import type { Wish } from "./search.server.ts";

export type Filter = { id: Category; name: string; count: number };

type GuideHeadProps = {
  words: {
    heading: string;
    lead: string;
    filter: { label: string; all: string };
    search: { label: string; placeholder: string; button: string };
  };
  wish: Wish;
  filters: readonly Filter[];
  queryLength: number;
};

/** Title, search and categories. A plain form and plain links: all of it works without JavaScript. */
export function GuideHead({ words, wish, filters, queryLength }: GuideHeadProps) {
  const { search } = words;
  return (
    <div className="wrap blog-head">
      <h1 className="d2 blog-title">{words.heading}</h1>
      <p className="lead blog-lead">{words.lead}</p>
      <search className="blog-search">
        <form method="get" action="/blog" key={wish.query}>
          <label htmlFor="blog-q">{search.label}</label>
          <div className="blog-field">
            <input
              id="blog-q"
              name="q"
              type="search"
              defaultValue={wish.query}
              placeholder={search.placeholder}
              maxLength={queryLength}
              autoComplete="off"
              enterKeyHint="search"
            />
            {wish.category && <input type="hidden" name="category" value={wish.category} />}
            <button type="submit">
              <Search />
              <span className="visually-hidden">{search.button}</span>
            </button>
          </div>
        </form>
      </search>
      <nav className="blog-filters" aria-label={words.filter.label}>
        <ul>
          <li>
            <FilterLink to={addressOf(undefined, wish.query)} isCurrent={!wish.category}>
              {words.filter.all}
            </FilterLink>
          </li>
          {filters.map(({ id, name, count }) => (
            <li key={id}>
              <FilterLink to={addressOf(id, wish.query)} isCurrent={wish.category === id}>
                {name} <small>{count}</small>
              </FilterLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

type FilterLinkProps = { to: string; isCurrent: boolean; children: React.ReactNode };

function FilterLink({ to, isCurrent, children }: FilterLinkProps) {
  return (
    <PrefetchLink
      to={to}
      className="blog-filter"
      aria-current={isCurrent ? "true" : undefined}
      preventScrollReset
    >
      {children}
    </PrefetchLink>
  );
}

function addressOf(category: string | undefined, query: string): string {
  const parameters = new URLSearchParams({
    ...(category && { category }),
    ...(query && { q: query }),
  });
  return parameters.size > 0 ? `/blog?${parameters}` : "/blog";
}
