/** An element of a page as its HTML says it. */
export type Element = {
  name: string;
  /** Its opening tag, to find it by. */
  tag: string;
  attributes: ReadonlyMap<string, string>;
  parent: Element | undefined;
  children: Element[];
  /** The text directly in it. */
  text: string;
};

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Comments; elements whose content is no HTML; tags; what stands between. */
const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style|textarea|title)\b([^>]*)>[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>|[^<]+/gi;
const ATTRIBUTE = /([^\s=/"]+)(?:="([^"]*)")?/g;

/**
 * The elements of HTML as React writes it: every tag is closed and every value quoted, so that no
 * parser's rules of repair are needed. Throws where that is not so.
 */
export function elementsIn(html: string): Element[] {
  const all: Element[] = [];
  let open: Element | undefined;
  for (const [token, raw, rawRest, slash, name, rest] of html.matchAll(TOKEN)) {
    if (name === undefined && raw === undefined) {
      if (open && !token.startsWith("<!")) open.text += token;
    } else if (slash) {
      if (open?.name !== name?.toLowerCase()) throw new Error(`${open?.tag} is closed by ${token}`);
      open = open?.parent;
    } else {
      const element = elementOf((raw ?? name ?? "").toLowerCase(), rawRest ?? rest ?? "", open);
      all.push(element);
      open?.children.push(element);
      const isWhole = raw !== undefined || token.endsWith("/>") || VOID.test(element.name);
      if (!isWhole) open = element;
    }
  }
  if (open) throw new Error(`${open.tag} is never closed`);
  return all;
}

function elementOf(name: string, rest: string, parent: Element | undefined): Element {
  const attributes = new Map<string, string>();
  for (const [, key = "", value = ""] of rest.matchAll(ATTRIBUTE)) {
    attributes.set(key.toLowerCase(), value);
  }
  return { name, tag: `<${name}${rest}>`, attributes, parent, children: [], text: "" };
}
