import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";

/** Elements that stand in a line of text unless a style says otherwise: nothing parts their words. */
const INLINE = new Set(
  "a abbr b bdi bdo button cite code data dfn em i kbd label mark output q s samp small span strong sub sup time u var".split(
    " ",
  ),
);
/** What is no text of the page: for nobody, or a drawing with a description of its own. */
const SILENT = new Set(["script", "style", "template", "svg", "noscript"]);
const isSilent = (element: HTMLElement, name: string) =>
  SILENT.has(name) ||
  element.getAttribute("aria-hidden") === "true" ||
  element.getAttribute("role") === "img";
const ENDS = /[\p{L}\p{N}.,:;!?·)»”’%€$]$/u;
const BEGINS = /^[\p{L}\p{N}«“(@#$€]/u;

/**
 * Where one element's words run into the next one's for whoever reads text and no layout: screen
 * readers, search engines, whoever copies. `Peak hours|Athens`, the seam in the middle.
 */
export function gluedWords(html: string): string[] {
  const body = parse(html).querySelector("body");
  if (!body) throw new Error("No page");
  const glued: string[] = [];
  let before = "";
  /** Whether an element began or ended since. */
  let crossed = false;
  const read = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      const { text } = node;
      if (text === "") return;
      if (crossed && ENDS.test(before) && BEGINS.test(text)) {
        glued.push(`${before.slice(-20)}|${text.slice(0, 20)}`);
      }
      before = text;
      crossed = false;
      return;
    }
    if (node.nodeType !== NodeType.ELEMENT_NODE) return;
    const element = node as HTMLElement;
    const name = element.rawTagName.toLowerCase();
    if (isSilent(element, name)) return;
    const isInline = INLINE.has(name);
    if (isInline) crossed = true;
    else before = "";
    for (const child of element.childNodes) read(child);
    if (isInline) crossed = true;
    else before = "";
  };
  read(body);
  return glued;
}
