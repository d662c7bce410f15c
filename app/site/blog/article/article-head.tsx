import { PrefetchLink } from "../../../browser/prefetch-link.tsx";
import { keepTogether } from "../../../design/prose/keep-together.ts";
import type { ArticleFacts } from "./article-facts.server.ts";

/** Section and category, headline, and byline as a lower third. */
export function ArticleHead({ facts }: { facts: ArticleFacts }) {
  return (
    <header className={`article-head article-sign-colours is-${facts.picture.tone}`}>
      <p className="bugs">
        <PrefetchLink to="/blog" className="bug bug-aegean">
          {facts.section}
        </PrefetchLink>{" "}
        <PrefetchLink to={`/blog?category=${facts.category.id}`} className="bug">
          {facts.category.name}
        </PrefetchLink>
      </p>
      <h1 className="d3 article-title">{keepTogether(facts.title)}</h1>
      <div className="article-byline">
        <p className="article-third">
          <b>{facts.author.name}</b> <span>{facts.author.role}</span>
        </p>
        <p className="article-dates">
          <time dateTime={facts.published.day}>{facts.published.text}</time>, {facts.reading}
          {facts.updated && (
            <>
              <br />
              {facts.updated.before}
              <time dateTime={facts.updated.day}>{facts.updated.text}</time>
            </>
          )}
        </p>
      </div>
    </header>
  );
}
