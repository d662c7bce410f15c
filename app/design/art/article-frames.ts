import type { ArticleFrame } from "../../../content/facts/article-frames.ts";
import { FRAMED_PEOPLE } from "./article-frame-people.ts";
import { FRAMED_SIGNS } from "./article-frame-signs.ts";
import { FRAMED_THINGS } from "./article-frame-things.ts";
import { FRAMED_TRADE } from "./article-frame-trade.ts";
import { POSTER_HEIGHT, POSTER_WIDTH } from "./poster-model.ts";
import { type Shape, svgDocument } from "./shape.ts";

const FRAMES: Readonly<Record<ArticleFrame, () => readonly Shape[]>> = {
  ...FRAMED_PEOPLE,
  ...FRAMED_SIGNS,
  ...FRAMED_THINGS,
  ...FRAMED_TRADE,
};

/** What hangs at one part of an article, 180 × 320 units; its line is at unit 10, as the page's is. */
export function articleFrameSvg(name: ArticleFrame): string {
  return svgDocument(POSTER_WIDTH, POSTER_HEIGHT, FRAMES[name]());
}
