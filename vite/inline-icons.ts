import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { getIconData } from "@iconify/utils";
import type { Plugin } from "vite";

const PREFIX = "icon:";
const require = createRequire(import.meta.url);

/**
 * `import Menu from "icon:lucide/menu"` gives a React component with that icon's shapes, so that the
 * icons of the site arrive in the HTML without a request. Shapes become elements, not innerHTML,
 * which the Trusted Types policy would refuse.
 */
export function inlineIcons(): Plugin {
  return {
    name: "inline-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}.js` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [collection, name] = id.slice(1 + PREFIX.length, -".js".length).split("/");
      const file = require.resolve(`@iconify-json/${collection}/icons.json`);
      const icon = getIconData(JSON.parse(readFileSync(file, "utf8")), name ?? "");
      if (!icon) throw new Error(`No icon "${name}" in ${collection}`);
      const viewBox = `0 0 ${icon.width ?? 16} ${icon.height ?? 16}`;
      return `import { createElement as h } from "react";
const shapes = ${toElements(icon.body)};
export default (props) => h("svg", { viewBox: ${JSON.stringify(viewBox)}, width: "1em", height: "1em", "aria-hidden": true, focusable: "false", ...props }, ...shapes);`;
    },
  };
}

/** Iconify bodies are flat or nested groups of self-closing shapes, machine-written. */
function toElements(body: string): string {
  let out = "[";
  for (const [, closing, tag, attributes = "", selfClosing] of body.matchAll(
    /<(\/)?([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/)?>/gi,
  )) {
    if (closing) out += "),";
    else out += `h("${tag}",${toProps(attributes)}${selfClosing ? ")," : ","}`;
  }
  return `${out}]`;
}

function toProps(attributes: string): string {
  const entries = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value]) => [
    name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return JSON.stringify(Object.fromEntries(entries));
}
