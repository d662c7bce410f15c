/** One tag of a page's head as a reader of the page sees it. */
export type HeadTag = { name: string; value: string };

/**
 * The tags of a document made by this site that others read: title, meta, links to other forms of
 * the page, structured data. React writes every attribute in double quotes, so no parser is needed
 * for pages of our own; the tests read them with one.
 */
export function headTags(html: string): HeadTag[] {
  const head = html.slice(html.indexOf("<head"), html.indexOf("</head>"));
  const tags: HeadTag[] = [];
  const title = /<title(?:\s[^<>]*)?>([^<]*)<\/title>/.exec(head)?.[1];
  if (title !== undefined) tags.push({ name: "title", value: decode(title) });
  for (const [, element = "", source = ""] of head.matchAll(/<(meta|link)(\s[^<>]*)>/g)) {
    const attributes = attributesOf(source);
    const tag = element === "meta" ? metaTag(attributes) : linkTag(attributes);
    if (tag) tags.push(tag);
  }
  for (const [, json = ""] of head.matchAll(
    /<script type="application\/ld\+json">([^<]*)<\/script>/g,
  )) {
    tags.push({ name: "ld+json", value: typesOf(json) });
  }
  return tags;
}

function metaTag(attributes: ReadonlyMap<string, string>): HeadTag | undefined {
  const name = attributes.get("property") ?? attributes.get("name");
  const value = attributes.get("content");
  const wanted = /^(og:|article:|twitter:|description$|robots$)/;
  return name && value !== undefined && wanted.test(name) ? { name, value } : undefined;
}

function linkTag(attributes: ReadonlyMap<string, string>): HeadTag | undefined {
  const rel = attributes.get("rel");
  const href = attributes.get("href");
  if (!href || (rel !== "canonical" && rel !== "alternate")) return undefined;
  const form = attributes.get("hreflang") ?? attributes.get("type");
  return { name: form ? `${rel} ${form}` : rel, value: href };
}

/** Kinds of the nodes in a JSON-LD block, or what is wrong with it. */
function typesOf(json: string): string {
  try {
    const graph = (JSON.parse(json) as { "@graph"?: { "@type"?: string }[] })["@graph"] ?? [];
    return graph.map((node) => node["@type"] ?? "?").join(", ");
  } catch (error) {
    return `! ${error instanceof Error ? error.message : error}`;
  }
}

function attributesOf(source: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(source.matchAll(/\s([\w-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );
}

function decode(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
