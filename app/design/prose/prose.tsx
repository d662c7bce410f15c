import { Fragment, type ReactNode } from "react";
import type { Block, FigureName } from "../../content/article-body.ts";
import { drawInlines } from "./inlines.tsx";
import "./prose.css";
import { ProseTable } from "./prose-table.tsx";

export type ProseProps = {
  body: readonly Block[];
  /** Draws the figures of the text; without it they are left out. */
  drawFigure?: (name: FigureName) => ReactNode;
  /** Draws what a text quotes, from the quote's own blocks; without it a quote is one line of large type. */
  drawQuote?: (words: ReactNode) => ReactNode;
};

/** Draws a text's blocks (content/article-body.ts), at most 680 px wide. */
export function Prose(props: ProseProps) {
  return <div className="prose">{drawBlocks(props)}</div>;
}

/** The blocks alone, for a page that puts them into a composition of its own: its boxes are .prose. */
export function drawBlocks({ body, drawFigure, drawQuote }: ProseProps): ReactNode[] {
  const drawBlock = (block: Block, key: number): ReactNode => {
    switch (block.type) {
      case "heading": {
        const Heading = block.level === 2 ? "h2" : "h3";
        return (
          <Heading key={key} id={block.id}>
            {drawInlines(block.children)}
          </Heading>
        );
      }
      case "paragraph":
        return <p key={key}>{drawInlines(block.children)}</p>;
      case "quote": {
        const words = block.children.map(drawBlock);
        if (drawQuote) return <Fragment key={key}>{drawQuote(words)}</Fragment>;
        return <blockquote key={key}>{words}</blockquote>;
      }
      case "list": {
        const items = block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never move.
          <li key={index}>{drawItem(item, drawBlock)}</li>
        ));
        return block.ordered ? (
          <ol key={key} start={block.start}>
            {items}
          </ol>
        ) : (
          <ul key={key}>{items}</ul>
        );
      }
      case "table":
        return <ProseTable key={key} {...block} />;
      case "note":
        return (
          <aside key={key} className={block.isNumber ? "prose-note is-number" : "prose-note"}>
            {drawInlines(block.children)}
          </aside>
        );
      // Whoever sets its heading hangs it.
      case "frame":
        return null;
      case "figure":
        return <Fragment key={key}>{drawFigure?.(block.name)}</Fragment>;
    }
  };
  return body.map(drawBlock);
}

/** A list item of one paragraph is drawn without the paragraph. */
function drawItem(item: readonly Block[], drawBlock: (block: Block, key: number) => ReactNode) {
  const [only, ...rest] = item;
  if (only?.type === "paragraph" && rest.length === 0) return drawInlines(only.children);
  return item.map(drawBlock);
}
