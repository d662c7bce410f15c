import ArrowRight from "icon:lucide/arrow-right";
import { PrefetchLink } from "../../../browser/prefetch-link.tsx";
import type { Picture } from "../../../design/article-signs.server.ts";
import { keepTogether } from "../../../design/prose/keep-together.ts";
import { ArticlePicture } from "../article-picture.tsx";

type Related = { slug: string; title: string; line: string; picture: Picture };
type NextArticlesProps = {
  articles: readonly Related[];
  words: { next: string; nextIn: string; related: string; read: string };
};

/** What follows: one article announced like a programme, the others after it, their frames on one line. */
export function NextArticles({ articles, words }: NextArticlesProps) {
  const [first, ...others] = articles;
  if (!first) return null;
  return (
    <aside className="article-next" aria-label={words.next}>
      <div className="wrap article-next-grid">
        <div className="article-next-first">
          <div className="article-next-words">
            <p className="bugs">
              <span className="bug bug-signal bug-caps">{words.next}</span>{" "}
              <span className="bug">{words.nextIn}</span>
            </p>
            <PrefetchLink to={`/blog/${first.slug}`} className="article-next-link">
              <span className="d2 article-next-name">{keepTogether(first.title)}</span>
              {/* What the title leads to, seen as a button: the whole of this part is the link. */}
              <span className="article-next-button" aria-hidden="true">
                <span className="button button-signal">
                  <span className="button-label">{words.read}</span>
                  <span className="button-cap">
                    <ArrowRight />
                  </span>
                </span>
              </span>
            </PrefetchLink>
            <p className="small article-next-line">{first.line}</p>
          </div>
          <div className="article-next-picture">
            <ArticlePicture picture={first.picture} />
          </div>
        </div>
        <div className="article-next-others">
          <p className="article-next-label">{words.related}</p>
          <ul>
            {others.map((article) => (
              <li key={article.slug}>
                <PrefetchLink to={`/blog/${article.slug}`} className="article-next-row">
                  <ArticlePicture picture={article.picture} />
                  <span>
                    <span className="article-next-title">{article.title}</span>{" "}
                    <span className="article-next-line">{article.line}</span>
                  </span>
                </PrefetchLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  );
}
