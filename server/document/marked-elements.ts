/** An element of a rendered document that this program wrote itself. */
export type MarkedElement = {
  /** Where its start tag begins in the marked HTML. */
  start: number;
  /** Where it ends: a script behind its end tag, everything else behind its start tag. */
  end: number;
  /** The start tag without the mark, as `<script type="module">`. */
  tag: string;
  /** What stands in a script; undefined for other elements. */
  text: string | undefined;
};

const SCRIPT = /^<script[ >]/;
const SCRIPT_END = "</script>";

/**
 * The elements with `nonce="{mark}"`, in their order. Only React could write the mark, and React
 * escapes `<` and `>` in attributes: the nearest ones around it are those of its tag. Whatever else
 * stands in the document, markup in texts, comments or somebody's script among it, is not looked at.
 * One walk from mark to mark. A script without an end throws an Error.
 *
 * A browser may see less of an element than this does (a comment somebody left open swallows it),
 * or another text in it. It never sees another text with the same hash, so that it runs less, not more.
 */
export function markedElements(html: string, mark: string): MarkedElement[] {
  const attribute = ` nonce="${mark}"`;
  const found: MarkedElement[] = [];
  let at = html.indexOf(attribute);
  while (at !== -1) {
    const start = html.lastIndexOf("<", at);
    const behind = at + attribute.length;
    const tagEnd = html.indexOf(">", behind) + 1;
    const tag = html.slice(start, at) + html.slice(behind, tagEnd);
    const text = SCRIPT.test(tag) ? scriptText(html, tagEnd) : undefined;
    const end = text === undefined ? tagEnd : tagEnd + text.length + SCRIPT_END.length;
    found.push({ start, end, tag, text });
    at = html.indexOf(attribute, end);
  }
  return found;
}

function scriptText(html: string, start: number): string {
  const end = html.indexOf(SCRIPT_END, start);
  if (end === -1) throw new Error("A script of the document has no end");
  return html.slice(start, end);
}
