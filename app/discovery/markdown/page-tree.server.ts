/** What a document's markup says, as far as its text goes. */
export type PageNode = string | PageElement;
export type PageElement = {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: PageNode[];
};

/** Elements without an end. */
const VOID = new Set(["br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);

const TAG = /<(?:!--|(\/?)([a-z][a-z0-9-]*))/gi;
const ATTRIBUTE = /\s([a-zA-Z-]+)(?:="([^"]*)")?/g;
const REFERENCE = /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/**
 * Reads the markup that React writes: quoted attributes, every element ended but the void ones. It is
 * no reader of other people's HTML.
 */
export function pageTree(html: string): PageElement {
  const root: PageElement = { tag: "", attributes: new Map(), children: [] };
  const open = [root];
  let at = 0;
  const addText = (text: string) => {
    if (text !== "") open.at(-1)?.children.push(plain(text));
  };
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    addText(html.slice(at, tag.index));
    const [, ending, written] = tag;
    const end = written === undefined ? html.indexOf("-->", tag.index) : endOfTag(html, tag.index);
    at = end === -1 ? html.length : end + (written === undefined ? 3 : 1);
    TAG.lastIndex = at;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    if (ending) {
      if (open.length > 1 && open.at(-1)?.tag === name) open.pop();
      continue;
    }
    const source = html.slice(tag.index + tag[0].length, at - 1);
    const element: PageElement = { tag: name, attributes: attributesIn(source), children: [] };
    open.at(-1)?.children.push(element);
    if (!VOID.has(name) && !source.endsWith("/")) open.push(element);
  }
  addText(html.slice(at));
  return root;
}

/** A `>` may stand in a quoted attribute. */
function endOfTag(html: string, from: number): number {
  let isQuoted = false;
  for (let at = from; at < html.length; at++) {
    const character = html[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (character === ">" && !isQuoted) return at;
  }
  return -1;
}

function attributesIn(source: string): ReadonlyMap<string, string> {
  const found = [...source.matchAll(ATTRIBUTE)];
  return new Map(found.map(([, name = "", value = ""]) => [name.toLowerCase(), plain(value)]));
}

function plain(text: string): string {
  return text.replace(REFERENCE, (reference, name: string) => {
    if (!name.startsWith("#")) return NAMED[name] ?? reference;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
}

/** The first element that is meant, in the order of the document. */
export function firstIn(
  element: PageElement,
  isMeant: (element: PageElement) => boolean,
): PageElement | undefined {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    const found = isMeant(child) ? child : firstIn(child, isMeant);
    if (found) return found;
  }
  return undefined;
}
