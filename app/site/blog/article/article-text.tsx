import type { ReactNode } from "react";
import type { ArticleFrame } from "../../../../content/facts/article-frames.ts";
import type { Block, FigureName } from "../../../content/article-body.ts";
import { classes } from "../../../design/classes.ts";
import { drawInlines } from "../../../design/prose/inlines.tsx";
import { keepTogether } from "../../../design/prose/keep-together.ts";
import { drawBlocks, type ProseProps } from "../../../design/prose/prose.tsx";
import type { ArticleFacts } from "./article-facts.server.ts";
import type { Chapter } from "./chapters.server.ts";
import { PullQuote } from "./pull-quote.tsx";
import { type Scene, scenesOf, type Take } from "./scenes.ts";
import { Slate } from "./slate.tsx";

type ArticleTextProps = {
  facts: ArticleFacts;
  lead: string;
  body: readonly Block[];
  chapters: readonly Chapter[];
  drawFigure: (name: FigureName) => ReactNode;
  /** Addresses of the frames that hang in it. */
  frames: Readonly<Partial<Record<ArticleFrame, string>>>;
};

const READ_WHOLE = 100;
/** So many parts of a chapter or more are counted, where each has a picture to hang its number beside. */
const COUNTED_TAKES = 3;

const isCounted = ({ takes }: Scene) =>
  takes.length >= COUNTED_TAKES && takes.every(({ frame }) => frame);

/** The text: what opens it, then a scene for each chapter, its smaller headings as takes beside their text. */
export function ArticleText(props: ArticleTextProps) {
  const { facts, lead, body, chapters, drawFigure, frames } = props;
  const { opening, scenes } = scenesOf(body);
  const { author } = facts;
  const quoted: Omit<ProseProps, "body"> = {
    drawFigure,
    drawQuote: (words) => <PullQuote facts={facts}>{words}</PullQuote>,
  };
  const draw = (blocks: readonly Block[]) => drawBlocks({ body: blocks, ...quoted });
  return (
    <>
      <div className="article-opening">
        <p className="article-lead">{keepTogether(lead)}</p>
        {opening.length > 0 && <div className="prose">{draw(opening)}</div>}
      </div>
      <div className="article-text">
        {scenes.map((scene, index) => (
          <div key={scene.heading.id} className="prose article-scene">
            <Slate
              share={chapters[index]?.share ?? 0}
              place={`${index + 1}/${scenes.length}`}
              at={chapters[index]?.at ?? ""}
            />
            <h2 id={scene.heading.id}>{drawInlines(scene.heading.children)}</h2>
            {scene.frame && <HungFrame picture={frames[scene.frame.name]} />}
            {draw(scene.blocks)}
            {scene.takes.map((take) => (
              <TakeRow
                key={take.heading.id}
                take={take}
                picture={take.frame && frames[take.frame.name]}
                isCounted={isCounted(scene)}
                draw={draw}
              />
            ))}
          </div>
        ))}
        {/* The byline once more, with a face: what it says has been read. */}
        <div className="article-off" aria-hidden="true">
          <Slate share={READ_WHOLE} at={`${facts.minutes}:00`} />
          <p className="article-writer">
            <img src={author.portrait} alt="" width="180" height="320" loading="lazy" />
            <span className="article-third">
              <b>{author.name}</b> <span>{author.role}</span>
            </span>
          </p>
        </div>
      </div>
    </>
  );
}

type TakeRowProps = {
  take: Take;
  /** The address of its frame. */
  picture: string | undefined;
  isCounted: boolean;
  draw: (blocks: readonly Block[]) => ReactNode;
};

function TakeRow({ take, picture, isCounted, draw }: TakeRowProps) {
  const { heading, note, blocks } = take;
  return (
    <div
      className={classes(
        "prose article-take",
        isCounted && "is-counted",
        picture !== undefined && "has-frame",
      )}
    >
      <HungFrame picture={picture} />
      <h3 id={heading.id}>{drawInlines(heading.children)}</h3>
      {note && draw([note])}
      {draw(blocks)}
    </div>
  );
}

/** Decoration: it shows what its heading says. */
function HungFrame({ picture }: { picture: string | undefined }) {
  if (picture === undefined) return null;
  return (
    <span className="article-frame" aria-hidden="true">
      <img src={picture} alt="" width="180" height="320" loading="lazy" />
    </span>
  );
}
