import type { Block, Cell, FigureName, Inline } from "../../content/article-body.ts";
import { escapeText } from "../markup.ts";

/** What is needed to write an article for readers outside the site. */
export type Writing = {
  /** Origin for links into the site. */
  origin: string;
  /** What each drawn figure says, in words. */
  figures: Readonly<Record<FigureName, string>>;
};

/** An article's body as plain HTML with absolute links, for feeds. */
export function articleHtml(body: readonly Block[], writing: Writing): string {
  const shown = body.filter(({ type }) => type !== "frame");
  return shown.map((block) => blockHtml(block, writing)).join("\n");
}

function blockHtml(block: Block, writing: Writing): string {
  switch (block.type) {
    case "heading":
      return `<h${block.level}>${inlineHtml(block.children, writing)}</h${block.level}>`;
    case "note":
    case "paragraph":
      return `<p>${inlineHtml(block.children, writing)}</p>`;
    case "quote":
      return `<blockquote>${articleHtml(block.children, writing)}</blockquote>`;
    case "list": {
      const items = block.items.map((item) => `<li>${itemHtml(item, writing)}</li>`).join("");
      if (!block.ordered) return `<ul>${items}</ul>`;
      return block.start === 1 ? `<ol>${items}</ol>` : `<ol start="${block.start}">${items}</ol>`;
    }
    case "table": {
      const head = rowHtml("th", block.head, writing);
      const rows = block.rows.map((row) => rowHtml("td", row, writing)).join("");
      return `<table><thead>${head}</thead><tbody>${rows}</tbody></table>`;
    }
    case "frame":
      return "";
    case "figure":
      return `<p>${escapeText(writing.figures[block.name])}</p>`;
  }
}

/** A list item of one paragraph is written without the paragraph. */
function itemHtml(item: readonly Block[], writing: Writing): string {
  const [only, ...others] = item;
  if (only?.type === "paragraph" && others.length === 0) return inlineHtml(only.children, writing);
  return articleHtml(item, writing);
}

function rowHtml(tag: "th" | "td", cells: readonly Cell[], writing: Writing): string {
  const inner = cells.map((cell) => `<${tag}>${inlineHtml(cell.children, writing)}</${tag}>`);
  return `<tr>${inner.join("")}</tr>`;
}

function inlineHtml(children: readonly Inline[], writing: Writing): string {
  return children
    .map((child) => {
      if (typeof child === "string") return escapeText(child);
      if (child.type === "code") return `<code>${escapeText(child.text)}</code>`;
      const inner = inlineHtml(child.children, writing);
      if (child.type !== "link") return `<${child.type}>${inner}</${child.type}>`;
      return `<a href="${escapeText(absolute(child.href, writing.origin))}">${inner}</a>`;
    })
    .join("");
}

function absolute(href: string, origin: string): string {
  return href.startsWith("/") ? `${origin}${href}` : href;
}
