import ArrowRight from "icon:lucide/arrow-right";
import { useEffect, useRef } from "react";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import type { Category } from "../../content/categories.ts";
import { ButtonLink } from "../../design/button/button-link.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import type { GuideResults } from "./guide.server.ts";

type ResultsProps = {
  results: GuideResults;
  /** The category whose schedule this is; without it rows are what a search brought. */
  channel: Category | undefined;
  words: { heading: string; text: string; back: string; ask: string };
};

/** What a category or a search brought: rundown rows, or what to do when there are none. */
export function Results({ results, channel, words }: ResultsProps) {
  const { count, what, articles, pages, page } = results;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  // The links lead from the end of a list to another list: whoever follows one reads on at its head.
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  return (
    <section className={`wrap blog-results ${channel ? `is-schedule is-${channel}` : ""}`}>
      <div role="status">
        <h2 className="blog-count" ref={heading} tabIndex={-1}>
          <b>{count}</b> {/* A category's name leads the page already (guide-head.tsx). */}
          <span className={channel && "visually-hidden"}>{what.join(", ")}</span>
          {pages && <span className="visually-hidden">, {pages.words.range}</span>}
        </h2>
      </div>
      {articles.length === 0 ? (
        <div className="blog-empty">
          <p className="d3">{words.heading}</p>
          <p className="lead">{words.text}</p>
          <p className="blog-empty-ways">
            <ButtonLink to="/blog">{words.back}</ButtonLink>
            <ButtonLink to="/contact">{words.ask}</ButtonLink>
          </p>
        </div>
      ) : (
        <ul>
          {articles.map((article) => (
            <li key={article.slug}>
              <PrefetchLink to={`/blog/${article.slug}`} className="blog-row">
                <span className="blog-row-frame">
                  <ArticlePicture picture={article.picture} />
                </span>{" "}
                <span className="blog-row-text">
                  <span className="h4 blog-row-title">{article.title}</span>{" "}
                  <span className="blog-row-line">{article.description}</span>
                </span>{" "}
                <span className="blog-row-facts">
                  <b>{article.length}</b> <span>{article.author}</span>{" "}
                  <time dateTime={article.day}>{article.dayText}</time>
                </span>
                <ArrowRight className="blog-row-arrow" />
              </PrefetchLink>
            </li>
          ))}
        </ul>
      )}
      {pages && <ResultPages pages={pages} />}
    </section>
  );
}

/** Which part of the results is shown, and the parts before and after. */
function ResultPages({ pages }: { pages: NonNullable<GuideResults["pages"]> }) {
  const { label, range, previous, next } = pages.words;
  return (
    <nav className="blog-pages" aria-label={label}>
      <p>{range}</p>
      {pages.previous && (
        <PrefetchLink
          to={`/blog${pages.previous}`}
          rel="prev"
          className="blog-page"
          preventScrollReset
        >
          {previous}
        </PrefetchLink>
      )}
      {pages.next && (
        <PrefetchLink to={`/blog${pages.next}`} rel="next" className="blog-page" preventScrollReset>
          {next}
        </PrefetchLink>
      )}
    </nav>
  );
}
