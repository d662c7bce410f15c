import ArrowRight from "icon:lucide/arrow-right";
import { PrefetchLink } from "../../browser/prefetch-link.tsx";
import { keepTogether } from "../../design/prose/keep-together.ts";
import { ArticlePicture } from "./article-picture.tsx";
import type { Channel } from "./guide.server.ts";

/** The guide itself: a channel for each category that has something on. */
export function Channels({ channels }: { channels: readonly Channel[] }) {
  return (
    <div className="blog-channels">
      <div className="wrap">
        {channels.map(({ id, name, on, all }) => (
          <section className={`blog-channel is-${id}`} key={id} aria-labelledby={`channel-${id}`}>
            <div className="blog-channel-head">
              <h2 id={`channel-${id}`} className="blog-channel-name">
                {name}
              </h2>
              {all && (
                <PrefetchLink to={`/blog?category=${id}`} className="blog-channel-all">
                  {all}
                  <span className="visually-hidden">: {name}</span>
                  <ArrowRight />
                </PrefetchLink>
              )}
            </div>
            <ul className="blog-slots">
              {on.map((article) => (
                <li key={article.slug} className="blog-slot">
                  <PrefetchLink
                    to={`/blog/${article.slug}`}
                    className="blog-slot-link"
                    data-frame=""
                  >
                    <span className="blog-slot-time">{article.length}</span>{" "}
                    <span className="blog-slot-title">{keepTogether(article.title)}</span>{" "}
                    {on.length === 1 && (
                      <span className="blog-slot-line">{article.description}</span>
                    )}{" "}
                    <span className="blog-slot-author">
                      {article.author}, <time dateTime={article.day}>{article.dayText}</time>
                    </span>{" "}
                    <span className="blog-slot-frame frame-leaving">
                      <ArticlePicture picture={article.picture} />
                    </span>
                  </PrefetchLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
