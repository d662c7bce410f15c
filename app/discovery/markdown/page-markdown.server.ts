import { type Inline, inlineMarkdown, isSilent, linkOf, tidy } from "./inline-markdown.server.ts";
import type { PageElement, PageNode } from "./page-tree.server.ts";

const HEADING = /^h([1-6])$/;
const BLOCKS = new Set([
  ...["main", "section", "article", "header", "footer", "aside", "div", "figure", "figcaption"],
  ...[
    "p",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "table",
    "caption",
    "blockquote",
    "form",
    "fieldset",
  ],
  ...["details", "summary", "address", "hgroup", "legend", "h1", "h2", "h3", "h4", "h5", "h6"],
]);

/** The blocks of a part of a page, in its order, each as Markdown. */
export function blocksOf(nodes: readonly PageNode[], inline: Inline): string[] {
  const blocks: string[] = [];
  let line: PageNode[] = [];
  const endLine = () => {
    const text = tidy(inlineMarkdown(line, inline));
    if (text !== "") blocks.push(startingPlainly(text));
    line = [];
  };
  for (const node of nodes) {
    if (isSilent(node)) continue;
    if (typeof node === "string" || !holdsBlocks(node)) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(...blockOf(node, inline));
  }
  endLine();
  return blocks;
}

function holdsBlocks({ tag, children }: PageElement): boolean {
  return (
    BLOCKS.has(tag) || children.some((child) => typeof child !== "string" && holdsBlocks(child))
  );
}

function blockOf(element: PageElement, inline: Inline): string[] {
  const { tag, children } = element;
  const level = HEADING.exec(tag)?.[1];
  if (level) return lineAfter(`${"#".repeat(Number(level))} `, children, inline);
  switch (tag) {
    case "ul":
    case "ol":
      return listOf(element, inline);
    case "table":
      return tableOf(element, inline);
    case "blockquote":
      return [indented(blocksOf(children, inline).join("\n\n"), "> ", "> ")];
    case "dt":
    case "summary":
    case "legend":
    case "caption":
      return bold(children, inline);
    case "form":
      return askedIn(element, inline);
    case "a":
      return linkedBlocks(element, inline);
    default:
      return blocksOf(children, inline);
  }
}

function lineAfter(start: string, children: readonly PageNode[], inline: Inline): string[] {
  const text = tidy(inlineMarkdown(children, inline)).replaceAll("  \n", " ");
  return text === "" ? [] : [`${start}${text}`];
}

function bold(children: readonly PageNode[], inline: Inline): string[] {
  const text = tidy(inlineMarkdown(children, inline)).replaceAll("**", "");
  return text === "" ? [] : [`**${text}**`];
}

/** A list is tight when nothing in it takes more than one block. */
function listOf({ tag, children }: PageElement, inline: Inline): string[] {
  const items = children
    .filter((child) => typeof child !== "string" && !isSilent(child))
    .map((item) => blocksOf([item], inline))
    .filter((blocks) => blocks.length > 0);
  if (items.length === 0) return [];
  const isTight = items.every((blocks) => blocks.length === 1);
  const written = items.map((blocks, index) => {
    const mark = tag === "ol" ? `${index + 1}. ` : "- ";
    return indented(blocks.join("\n\n"), mark, " ".repeat(mark.length));
  });
  return [written.join(isTight ? "\n" : "\n\n")];
}

function indented(text: string, first: string, others: string): string {
  return text
    .split("\n")
    .map((line, index) => (index === 0 ? `${first}${line}` : `${others}${line}`.trimEnd()))
    .join("\n");
}

function tableOf(table: PageElement, inline: Inline): string[] {
  const rows = within(table, "tr").map((row) =>
    row.children
      .filter((cell) => typeof cell !== "string")
      .map((cell) => cellOf(cell.children, inline)),
  );
  const [head = [], ...body] = rows;
  if (head.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const caption = within(table, "caption").flatMap(({ children }) => bold(children, inline));
  return [...caption, [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n")];
}

/** Whatever stands in a cell is one line. */
const cellOf = (children: readonly PageNode[], inline: Inline) =>
  blocksOf(children, inline).join(" ").replace(/\s+/g, " ").replaceAll("|", "\\|");

function within(element: PageElement, tag: string): PageElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === "string") return [];
    return child.tag === tag ? [child] : within(child, tag);
  });
}

/** Of a form, what it asks for. */
function askedIn(form: PageElement, inline: Inline): string[] {
  const asked = labelsIn(form).flatMap(({ children }) => lineAfter("- ", children, inline));
  return asked.length > 0 ? [asked.join("\n")] : [];
}

/** The label of a choice among several stands in for none of them: what they are part of is asked. */
function labelsIn(element: PageElement): PageElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === "string" || isSilent(child)) return [];
    return child.tag === "label" || child.tag === "legend" ? [child] : labelsIn(child);
  });
}

/** A card that leads somewhere: its first line does. */
function linkedBlocks({ attributes, children }: PageElement, inline: Inline): string[] {
  const [first = "", ...others] = blocksOf(children, inline);
  const [, mark = "", text = ""] = /^(#{0,6} ?)([^\n]*)$/.exec(first) ?? [];
  const href = attributes.get("href");
  if (text === "" || text.includes("](")) return [first, ...others].filter(Boolean);
  return [`${mark}${linkOf(text, href, inline.origin)}`, ...others];
}

/** A line that begins with what Markdown takes for a list or a heading. */
const startingPlainly = (text: string) =>
  text.replace(/^(?:([-+#])|(\d{1,9})([.)]))(?= )/, (_, mark, number, point) =>
    mark ? `\\${mark}` : `${number}\\${point}`,
  );
