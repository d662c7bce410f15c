import ArrowUpRight from "icon:lucide/arrow-up-right";
import { useState } from "react";
import { FiguresTable } from "../charts/figures-table.tsx";
import { ORDERS, type PostOrder, type PostsView, type PostView } from "../views/posts-view.ts";
import type { ResultWords } from "../views/score-view.ts";

/** The best posts as a rundown, by views or by rate. */
export function PostsSection({ view, words }: { view: PostsView; words: ResultWords }) {
  const [by, setBy] = useState<PostOrder>("byViews");
  const { posts: text, watch } = words;
  const labels: Record<PostOrder, string> = { ...watch, ...text };
  const orders = ORDERS.filter((order) => order === "byViews" || view[order].length > 0);
  return (
    <section className="wrap an-part" id="posts">
      <div className="an-part-head">
        <div>
          <h3 className="d3">{text.heading}</h3>
          {view.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <fieldset className="an-period">
          <legend className="note">{text.by}</legend>
          <div className="an-switch">
            {orders.map((order) => (
              <button
                key={order}
                type="button"
                aria-pressed={by === order}
                onClick={() => setBy(order)}
              >
                {labels[order]}
              </button>
            ))}
          </div>
        </fieldset>
      </div>
      {by !== "byViews" && <p className="note">{view.minimum}</p>}
      <ol className="an-posts">
        {view[by].map((post, index) => (
          <Post key={post.key} post={post} rank={index + 1} text={text} by={labels[by]} />
        ))}
      </ol>
      {view.captions && (
        <FiguresTable
          label={watch.captions}
          caption={watch.captionsCaption}
          columns={view.captions.columns}
          rows={view.captions.rows}
        >
          <p className="note">{watch.note}</p>
        </FiguresTable>
      )}
    </section>
  );
}

type PostProps = { post: PostView; rank: number; text: ResultWords["posts"]; by: string };

function Post({ post, rank, text, by }: PostProps) {
  const { title, link, posted, views, rate, full, value, size } = post;
  return (
    <li className="an-post">
      <span className="an-post-rank" aria-hidden="true">
        {rank}
      </span>
      <div className="an-post-title">
        {link ? (
          <a className="an-post-link" href={link} target="_blank" rel="noreferrer">
            {title}
            <span className="visually-hidden">, {text.open}</span> <ArrowUpRight />
          </a>
        ) : (
          <b>{title}</b>
        )}
        {posted && <span className="note">{posted}</span>}
        <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
          <rect
            className={rank === 1 ? "an-bars is-hot" : "an-bars"}
            width={size * 100}
            height={2}
          />
        </svg>
      </div>
      <p className="an-post-figure">
        <b>{views}</b> <span className="note">{text.views}</span>
      </p>
      <p className="an-post-figure">
        <b>{rate}</b> <span className="note">{text.rate}</span>
      </p>
      {value ? (
        <p className="an-post-figure">
          <b>{value}</b> <span className="note">{by}</span>
        </p>
      ) : (
        full && (
          <p className="an-post-figure">
            <b>{full}</b> <span className="note">{text.full}</span>
          </p>
        )
      )}
    </li>
  );
}
