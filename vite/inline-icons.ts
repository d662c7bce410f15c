import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { getIconData } from "@iconify/utils";
import type { Plugin } from "vite";

const PREFIX = "icon:";
const DRAWN = "drawn";
const DRAWINGS = new URL("../app/design/assets/drawn/", import.meta.url);
const require = createRequire(import.meta.url);

/**
 * `import Menu from "icon:lucide/menu"` gives a React component with that icon's shapes, so that the
 * icons of the site arrive in the HTML without a request; `icon:drawn/monogram` that of a picture which
 * the build has drawn, so that no browser loads what draws it. Shapes become elements, not innerHTML,
 * which the Trusted Types policy would refuse.
 */
export function inlineIcons(): Plugin {
  return {
    name: "inline-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}.js` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [collection, name = ""] = id.slice(1 + PREFIX.length, -".js".length).split("/");
      if (collection === DRAWN) return component(...drawnSvg(name));
      const file = require.resolve(`@iconify-json/${collection}/icons.json`);
      const icon = getIconData(JSON.parse(readFileSync(file, "utf8")), name);
      if (!icon) throw new Error(`No icon "${name}" in ${collection}`);
      const viewBox = `0 0 ${icon.width ?? 16} ${icon.height ?? 16}`;
      return component(
        { viewBox, width: "1em", height: "1em", "aria-hidden": true, focusable: "false" },
        icon.body,
      );
    },
  };
}

const component = (root: object, body: string) => `import { createElement as h } from "react";
const shapes = ${toElements(body)};
export default (props) => h("svg", { ...${JSON.stringify(root)}, ...props }, ...shapes);`;

/** One of the house's own drawings (scripts/draw-pictures.ts): what its root says, and what is in it. */
function drawnSvg(name: string): [root: object, body: string] {
  const text = readFileSync(new URL(`${name}.svg`, DRAWINGS), "utf8");
  const [, root = "", body = ""] = /^<svg xmlns="[^"]*"([^>]*)>(.*)<\/svg>$/.exec(text) ?? [];
  return [toProps(root), body];
}

/** Iconify bodies are flat or nested groups of self-closing shapes, machine-written. */
function toElements(body: string): string {
  let out = "[";
  for (const [, closing, tag, attributes = "", selfClosing] of body.matchAll(
    /<(\/)?([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/)?>/gi,
  )) {
    if (closing) out += "),";
    else out += `h("${tag}",${JSON.stringify(toProps(attributes))}${selfClosing ? ")," : ","}`;
  }
  return `${out}]`;
}

const REACT_NAMES = new Map([["class", "className"]]);

function toProps(attributes: string): object {
  const entries = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value]) => [
    REACT_NAMES.get(name) ??
      name.replace(/(?<!aria)-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(entries);
}
