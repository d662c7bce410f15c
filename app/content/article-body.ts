import { ARTICLE_FIGURES, type ArticleFigure } from "../../content/facts/article-figures.ts";
import type { ArticleFrame } from "../../content/facts/article-frames.ts";

/**
 * An article's text as data: what the Markdown of content/articles becomes on the server and what
 * design/prose draws. Elements rather than HTML, because the strict policy refuses innerHTML.
 */
export type Inline =
  | string
  | { type: "strong" | "em" | "del"; children: Inline[] }
  | { type: "code"; text: string }
  | { type: "link"; href: string; children: Inline[] };

export type Block =
  | { type: "heading"; level: 2 | 3; id: string; children: Inline[] }
  | { type: "paragraph"; children: Inline[] }
  | { type: "quote"; children: Block[] }
  | { type: "list"; ordered: boolean; start: number; items: Block[][] }
  /** With `isSides` its second and third columns are two parties', in two colours. */
  | { type: "table"; head: Cell[]; rows: Cell[][]; isSides?: true }
  | { type: "figure"; name: FigureName }
  /** A small picture, hung at the heading that it stands under. */
  | { type: "frame"; name: ArticleFrame }
  /** Said in the margin; with `isNumber` it begins with a number, in strong letters, that is set large. */
  | { type: "note"; children: Inline[]; isNumber?: true };

export type Cell = { align: "left" | "right" | "center"; children: Inline[] };

/** Drawn the same wherever they stand. */
export const SHARED_FIGURES = ["hashtags", "peak-hours", "hook"] as const;
export type SharedFigure = (typeof SHARED_FIGURES)[number];
/** Or one of an article's own, drawn from its figures. */
export type FigureName = SharedFigure | ArticleFigure;
export const FIGURE_NAMES: readonly FigureName[] = [
  ...SHARED_FIGURES,
  ...(Object.keys(ARTICLE_FIGURES) as ArticleFigure[]),
];

/** The text of inline content without its marks. */
export function plainText(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (typeof child === "string") return child;
      return child.type === "code" ? child.text : plainText(child.children);
    })
    .join("");
}
