import type { ReactNode } from "react";
import type { ArticleFacts } from "./article-facts.server.ts";

type PullQuoteProps = { facts: ArticleFacts; children: ReactNode };

/** What an article says loudest: a stage in the colours of its picture, its writer mostly on it, or else its sign. */
export function PullQuote({ facts: { author, picture, stage }, children }: PullQuoteProps) {
  return (
    <blockquote className={`article-stage article-sign-colours is-${picture.tone} is-${stage}`}>
      <div className="article-stage-words">{children}</div>
      {/* Whose words they are, the byline says. */}
      {stage === "sign" ? (
        <span className="article-stage-sign" aria-hidden="true">
          {picture.sign.join(":")}
        </span>
      ) : (
        <img
          className="article-stage-poster"
          src={author.portrait}
          alt=""
          width="180"
          height="320"
          loading="lazy"
        />
      )}
    </blockquote>
  );
}
