import { hash } from "node:crypto";
import { parse } from "node-html-parser";

const WHOLE = { blockTextElements: { script: true, style: true }, comment: true };

/** What a document runs and styles itself with, found by a parser that knows nothing of this site. */
export function inlineSources(html: string): { scripts: string[]; styles: string[] } {
  const document = parse(html, WHOLE);
  const scripts = document
    .querySelectorAll("script")
    .filter((script) => !script.hasAttribute("src"))
    .filter((script) => script.getAttribute("type") !== "application/ld+json");
  return {
    scripts: scripts.map(({ rawText }) => rawText),
    styles: document.querySelectorAll("style").map(({ rawText }) => rawText),
  };
}

/** The hashes that a policy allows in `script-src` or `style-src`, sorted. */
export function allowedHashes(policy: string | null, kind: "script" | "style"): string[] {
  const sources = new RegExp(`${kind}-src 'self'([^;]*)`).exec(policy ?? "")?.[1] ?? "";
  return sources.split(" ").filter(Boolean).sort();
}

/** As policies name texts, each once, sorted. */
export function hashesOf(texts: readonly string[]): string[] {
  const names = texts.map((text) => `'sha256-${hash("sha256", text, "base64")}'`);
  return [...new Set(names)].sort();
}
