import { hash } from "node:crypto";

/**
 * The policy of a document with these inline scripts and style elements, each by its `sourceHash`. A hash
 * and not a nonce, so that it also holds for pages kept in a cache.
 */
export function pagePolicy(scripts: Iterable<string> = [], styles: Iterable<string> = []): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default b4-island",
  ].join("; ");
}

/** `'sha256-…'` of the text of an inline script or style element, as policies name it. */
export function sourceHash(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}
