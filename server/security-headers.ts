import { hash } from "node:crypto";
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
 * For an answer made without a `Response`, such as one to a request that none can be made of. Text
 * that no browser shows as a page.
 */
export const rawSecurityHeaders: Readonly<Record<string, string>> = {
  ...HEADERS,
  "content-security-policy": CLOSED_POLICY,
};

/**
 * Headers of quality.md, "Security", on every answer. A rendered document brings the policy that fits
 * it (server/document/finish-document.ts); another page may run no inline script and have no style.
 */
export const securityHeaders: Step = async ({ env }, next) => {
  const response = await next();
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  if (response.headers.has("content-security-policy")) return response;
  if (!isHtml(response)) {
    response.headers.set("content-security-policy", CLOSED_POLICY);
  } else if (env.mode === "production") {
    // In development Vite puts styles and its own client into the page as it goes.
    response.headers.set("content-security-policy", pagePolicy());
  }
  return response;
};

export function isHtml(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}

/**
 * The policy of a page with these inline scripts and style elements, each by its `sourceHash`. A hash
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
