import { marked, type Token, type Tokens } from "marked";
import { ARTICLE_FRAMES } from "../../content/facts/article-frames.ts";
import { type Block, FIGURE_NAMES, type Inline, plainText } from "./article-body.ts";

/**
 * Markdown to the blocks of article-body.ts. Throws, naming what it met, on anything the site does
 * not draw: HTML, images, other heading levels. Content is checked when the site is built.
 */
export function parseMarkdown(source: string): Block[] {
  const ids = new Set<string>();
  const blocks = marked.lexer(source).flatMap((token) => block(token, ids) ?? []);
  blocks.forEach((one, at) => {
    if (one.type === "frame" && blocks[at - 1]?.type !== "heading") {
      throw new Error(`A frame hangs right under a heading: ${one.name}`);
    }
  });
  return blocks;
}

function block(token: Token, ids: Set<string>): Block | undefined {
  switch (token.type) {
    case "space":
      return undefined;
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      if (depth !== 2 && depth !== 3) throw new Error(`Heading of level ${depth}: ${token.raw}`);
      const children = inlines(tokens);
      return { type: "heading", level: depth, id: headingId(plainText(children), ids), children };
    }
    case "paragraph":
    case "text": {
      const { tokens, text } = token as Tokens.Paragraph;
      return { type: "paragraph", children: tokens ? inlines(tokens) : [decodeEntities(text)] };
    }
    case "blockquote":
      return {
        type: "quote",
        children: (token as Tokens.Blockquote).tokens.flatMap((child) => block(child, ids) ?? []),
      };
    case "list": {
      const list = token as Tokens.List;
      return {
        type: "list",
        ordered: list.ordered,
        start: list.ordered && list.start !== "" ? Number(list.start) : 1,
        items: list.items.map((item) => item.tokens.flatMap((child) => block(child, ids) ?? [])),
      };
    }
    case "table": {
      const table = token as Tokens.Table;
      const cell = (c: Tokens.TableCell) => ({
        align: c.align ?? ("left" as const),
        children: inlines(c.tokens),
      });
      return {
        type: "table",
        head: table.header.map(cell),
        rows: table.rows.map((r) => r.map(cell)),
      };
    }
    case "code": {
      const { lang, text } = token as Tokens.Code;
      if (lang === "note") return { type: "note", children: [text.trim()] };
      if (lang === "number") return number(text);
      if (lang === "frame") return frame(text);
      if (lang === "sides") return sides(text);
      const name = FIGURE_NAMES.find((known) => known === text.trim());
      if (lang !== "figure" || !name) throw new Error(`Not a figure of the site: ${token.raw}`);
      return { type: "figure", name };
    }
    default:
      throw new Error(`Markdown the site does not draw (${token.type}): ${token.raw}`);
  }
}

const SIDES_COLUMNS = 3;

/** A table of what is settled, and on which of two sides. */
function sides(text: string): Block {
  const [table, ...others] = parseMarkdown(text);
  if (table?.type !== "table" || table.head.length !== SIDES_COLUMNS || others.length > 0) {
    throw new Error(`Two sides are one table of three columns: ${text}`);
  }
  return { ...table, isSides: true };
}

function frame(text: string): Block {
  const name = ARTICLE_FRAMES.find((known) => known === text.trim());
  if (!name) throw new Error(`Not a frame of the site: ${text}`);
  return { type: "frame", name };
}

/** What a margin holds of letters as large as a number's. */
const MAX_NUMBER_LENGTH = 10;

/** A number on the first line, and on the second what it says. */
function number(text: string): Block {
  const [value, words, more] = text.trim().split("\n");
  if (!value || !words || more !== undefined || value.length > MAX_NUMBER_LENGTH) {
    throw new Error(`A number has two lines, itself, of few letters, and what it says: ${text}`);
  }
  const children: Inline[] = [{ type: "strong", children: [value] }, ` ${words}`];
  return { type: "note", isNumber: true, children };
}

function inlines(tokens: readonly Token[]): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case "text":
      case "escape":
        return "tokens" in token && token.tokens
          ? inlines(token.tokens)
          : [decodeEntities((token as Tokens.Text).text)];
      case "strong":
      case "em":
      case "del":
        return [{ type: token.type, children: inlines((token as Tokens.Strong).tokens) }];
      case "codespan":
        return [{ type: "code", text: decodeEntities((token as Tokens.Codespan).text) }];
      case "link": {
        const link = token as Tokens.Link;
        if (!/^(\/(?![/\\])|https:\/\/|mailto:)/.test(link.href)) {
          throw new Error(`Link that leads nowhere: ${token.raw}`);
        }
        return [{ type: "link", href: link.href, children: inlines(link.tokens) }];
      }
      case "br":
        return [" "];
      default:
        throw new Error(`Markdown the site does not draw (${token.type}): ${token.raw}`);
    }
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** An address for a heading: its words in lower case, Greek without accents, made unique. */
function headingId(text: string, ids: Set<string>): string {
  const base =
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "section";
  let id = base;
  for (let n = 2; ids.has(id); n++) id = `${base}-${n}`;
  ids.add(id);
  return id;
}
