const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for XML and HTML, in elements and in quoted attributes. Control characters are dropped. */
export function escapeText(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
  );
}

/** An XML element on a line of its own; `content` is text, or elements that are already XML. */
export function element(name: string, content: string | Xml, attributes = {}): Xml {
  const inner = typeof content === "string" ? escapeText(content) : `\n${content.xml}`;
  const open = `${name}${attributesOf(attributes)}`;
  return { xml: inner === "\n" ? `<${open}/>\n` : `<${open}>${inner}</${name}>\n` };
}

export type Xml = { xml: string };

export function elements(parts: readonly Xml[]): Xml {
  return { xml: parts.map((part) => part.xml).join("") };
}

/** A whole XML document. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root.xml}`;
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join("");
}
