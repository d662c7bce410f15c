import { createHash } from "node:crypto";
import type { Step } from "./exchange.ts";

/** Two years, as browsers' preload lists want it. Ignored by browsers over plain http. */
const HSTS_MAX_AGE_S = 63_072_000;

const HEADERS: Readonly<Record<string, string>> = {
  "strict-transport-security": `max-age=${HSTS_MAX_AGE_S}`,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
};

/** For answers that no browser shows as a page. */
const CLOSED_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Headers of quality.md, "Security", on every answer. Inline scripts and styles are allowed by hash, computed
 * from the finished HTML, so the policy also holds for pages kept in a cache.
 */
export const securityHeaders: Step = async ({ env }, next) => {
  const response = await next();
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  if (response.headers.has("content-security-policy")) return response;
  if (!isHtml(response)) {
    response.headers.set("content-security-policy", CLOSED_POLICY);
    return response;
  }
  const html = await response.text();
  // In development Vite puts styles and its own client into the page as it goes.
  if (env.mode === "production") response.headers.set("content-security-policy", pagePolicy(html));
  return new Response(html, response);
};

export function isHtml(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}

export function pagePolicy(html: string): string {
  const scripts = ["'self'", ...inlineScriptHashes(html)].join(" ");
  const styles = ["'self'", ...inlineStyleHashes(html)].join(" ");
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
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

const INLINE_SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;

/** `'sha256-…'` of each inline script that runs; data blocks such as JSON-LD need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (/\ssrc=/.test(attributes) || /type="application\/ld\+json"/.test(attributes)) continue;
    hashes.add(hashSource(body));
  }
  return [...hashes];
}

const INLINE_STYLE = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g;

/** `'sha256-…'` of each style element: those that inline-styles.ts writes. */
function inlineStyleHashes(html: string): string[] {
  const head = html.slice(0, html.indexOf("</head>"));
  return [...head.matchAll(INLINE_STYLE)].map(([, body = ""]) => hashSource(body));
}

const hashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
