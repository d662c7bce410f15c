import { ButtonLink } from "../../design/button/button-link.tsx";
import { keepTogether } from "../../design/prose/keep-together.ts";
import { ArticlePicture } from "./article-picture.tsx";
import type { Listed } from "./listing.server.ts";

type NewestProps = { article: Listed; words: { newest: string; read: string } };

/** The newest article on the page's stage. */
export function Newest({ article, words }: NewestProps) {
  return (
    <section className="field-blue blog-newest">
      <div className="wrap blog-newest-grid" data-frame="">
        <div className="blog-newest-text">
          <p className="bugs">
            <span className="bug bug-signal bug-caps">{words.newest}</span>{" "}
            <span className="bug blog-paper-bug">{article.categoryName}</span>
          </p>
          <h2 className="d3">{keepTogether(article.title)}</h2>
          <p className="lead">{article.description}</p>
          <p className="small">
            {article.author}, <time dateTime={article.day}>{article.dayText}</time>,{" "}
            {article.length}
          </p>
          <ButtonLink to={`/blog/${article.slug}`} tone="on-blue">
            {words.read}
          </ButtonLink>
        </div>
        <div className="blog-newest-frame frame-leaving">
          <ArticlePicture picture={article.picture} minutes={article.minutes} />
        </div>
      </div>
    </section>
  );
}
