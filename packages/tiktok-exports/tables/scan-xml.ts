import { ProblemError } from "../outcomes.ts";

/** What scanXml meets. Names are local: `x:row` is `row`. */
export type XmlHandler = {
  open?(name: string, attributes: (key: string) => string | null): void;
  text?(text: string): void;
  close?(name: string): void;
};

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * Walks a workbook part's XML. Document types are refused, so there is no entity to expand and
 * nothing outside to fetch; nesting costs no stack.
 * @throws ProblemError corrupt/xml
 */
export function scanXml(xml: string, handler: XmlHandler): void {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf("<", at);
    if (open < 0) break;
    if (open > at) handler.text?.(unescapeXml(xml.slice(at, open)));
    if (xml.startsWith("<!--", open)) at = after(xml, "-->", open);
    else if (xml.startsWith("<![CDATA[", open)) {
      at = after(xml, "]]>", open);
      handler.text?.(xml.slice(open + 9, at - 3));
    } else if (xml.startsWith("<?", open)) at = after(xml, "?>", open);
    else if (xml.startsWith("<!", open)) throw corruptXml();
    else {
      const end = tagEnd(xml, open);
      readTag(xml.slice(open + 1, end), handler);
      at = end + 1;
    }
  }
}

/** Text with its character references resolved; unknown ones stay as they are. */
export function unescapeXml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, dec, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = dec === undefined ? Number.parseInt(hex, 16) : Number(dec);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function readTag(tag: string, handler: XmlHandler): void {
  const closing = tag.startsWith("/");
  const name = /^[^\s/]+/.exec(closing ? tag.slice(1) : tag)?.[0] ?? "";
  const local = name.slice(name.indexOf(":") + 1);
  if (!closing) handler.open?.(local, (key) => attribute(tag, key));
  if (closing || tag.endsWith("/")) handler.close?.(local);
}

/** An attribute's value; a prefixed name (`r:id`) is asked for with its prefix. */
function attribute(tag: string, key: string): string | null {
  let at = tag.indexOf(`${key}=`);
  while (at > 0 && !/\s/.test(tag[at - 1] ?? "")) at = tag.indexOf(`${key}=`, at + 1);
  if (at <= 0) return null;
  const quote = tag[at + key.length + 1];
  if (quote !== '"' && quote !== "'") return null;
  const begin = at + key.length + 2;
  const end = tag.indexOf(quote, begin);
  return end < 0 ? null : unescapeXml(tag.slice(begin, end));
}

/** The `>` that ends a tag; one inside an attribute's quotes does not. */
function tagEnd(xml: string, open: number): number {
  let quote = "";
  for (let at = open + 1; at < xml.length; at++) {
    const char = xml[at] ?? "";
    if (quote !== "") quote = char === quote ? "" : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === ">") return at;
  }
  throw corruptXml();
}

function after(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw corruptXml();
  return at + mark.length;
}

function corruptXml(): ProblemError {
  return new ProblemError({ code: "corrupt", reason: "xml", line: null });
}
