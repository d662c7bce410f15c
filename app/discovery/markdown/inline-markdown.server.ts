import type { PageNode } from "./page-tree.server.ts";

/** What words in a line are written with. */
export type Inline = {
  /** Origin for links into the site. */
  origin: string;
  /** Around what is quoted in a line. */
  quotes: readonly [string, string];
};

const MARKS: Readonly<Record<string, string>> = { strong: "**", b: "**", em: "*", i: "*" };

/** Words and links of a line; two elements side by side are apart on the page, whatever is between. */
export function inlineMarkdown(nodes: readonly PageNode[], inline: Inline): string {
  return nodes
    .map((node, index) => {
      const isBeside = typeof node !== "string" && typeof nodes[index - 1] === "object";
      return `${isBeside ? " " : ""}${inlineOf(node, inline)}`;
    })
    .join("");
}

function inlineOf(node: PageNode, inline: Inline): string {
  if (typeof node === "string") return escaped(node);
  if (isSilent(node)) return "";
  const { tag, attributes, children } = node;
  if (tag === "br") return "\n";
  if (tag === "img") return imageOf(attributes, inline.origin);
  const text = inlineMarkdown(children, inline);
  if (text.trim() === "") return text;
  if (tag === "code") return `\`${plainOf(children).replaceAll("`", "")}\``;
  if (tag === "q") return `${inline.quotes[0]}${text}${inline.quotes[1]}`;
  if (tag === "a") return linkOf(text, attributes.get("href"), inline.origin);
  const mark = MARKS[tag];
  return mark ? around(text, mark) : text;
}

/** `[text](address)`; a place on the same page is no link elsewhere. */
export function linkOf(text: string, href: string | undefined, origin: string): string {
  const trimmed = text.trim();
  if (href === undefined || href.startsWith("#")) return trimmed;
  return `[${trimmed}](${absolute(href, origin)})`;
}

const absolute = (href: string, origin: string) =>
  (href.startsWith("/") ? `${origin}${href}` : href).replace(
    /[()\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );

function imageOf(attributes: ReadonlyMap<string, string>, origin: string): string {
  const about = attributes.get("alt");
  return about ? `![${escaped(about)}](${absolute(attributes.get("src") ?? "", origin)})` : "";
}

/** Marks touch the words, and blanks stay outside. */
function around(text: string, mark: string): string {
  const inner = text.trim();
  const start = text.indexOf(inner);
  return `${text.slice(0, start)}${mark}${inner}${mark}${text.slice(start + inner.length)}`;
}

const plainOf = (nodes: readonly PageNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : plainOf(node.children))).join("");

/** What a page works with, or shows to eyes alone. */
const SILENT = new Set([
  ...["script", "style", "template", "noscript", "svg", "video", "audio", "iframe", "canvas"],
  ...["button", "input", "select", "textarea", "progress", "nav", "search", "dialog"],
]);

/** Whether an element says nothing to whoever reads. */
export function isSilent(node: PageNode): boolean {
  if (typeof node === "string") return false;
  const { tag, attributes } = node;
  return SILENT.has(tag) || attributes.get("aria-hidden") === "true" || attributes.has("hidden");
}

/** Joiners and hard blanks are for lines on a screen; what Markdown would read as marks is escaped. */
const escaped = (text: string) =>
  text
    .replaceAll("\u2060", "")
    .replace(/\s+/g, " ")
    .replace(/[\\`*_[\]<>]/g, "\\$&");

/** A line without the blanks that markup leaves. */
export const tidy = (text: string): string =>
  text
    .split("\n")
    .map((line) =>
      line
        .replace(/ {2,}/g, " ")
        .trim()
        .replace(/ ([,.;:!?·»)])(?= |$)/g, "$1"),
    )
    .filter((line) => line !== "")
    .join("  \n");
