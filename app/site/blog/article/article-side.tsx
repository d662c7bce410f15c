import { useFrameToHero } from "../../../browser/frame-to-hero.ts";
import { ArticlePicture } from "../article-picture.tsx";
import type { ArticleFacts } from "./article-facts.server.ts";
import { ChapterRail } from "./chapter-rail.tsx";
import type { Chapter } from "./chapters.server.ts";

type ArticleSideProps = { facts: ArticleFacts; chapters: readonly Chapter[]; label: string };

/** The article's picture and, where there is a column for them, its chapters staying in view. */
export function ArticleSide({ facts, chapters, label }: ArticleSideProps) {
  const { picture, caption, minutes } = facts;
  useFrameToHero(facts.title);
  return (
    <div className="article-side">
      <div className={`article-picture frame-hero article-sign-colours is-${picture.tone}`}>
        <ArticlePicture picture={picture} caption={caption} minutes={minutes} />
      </div>
      <div className="article-stays">
        <ChapterRail chapters={chapters} label={label} />
      </div>
    </div>
  );
}
