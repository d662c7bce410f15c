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

/** For the few pages that are not rendered as documents and bring no policy: no scripts, no styles. */
const PLAIN_PAGE_POLICY =
  "default-src 'none'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/** For answers that no browser shows as a page. */
const CLOSED_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For answers written without the itinerary, in plain text. */
export const rawSecurityHeaders: Readonly<Record<string, string>> = {
  ...HEADERS,
  "content-security-policy": CLOSED_POLICY,
};

/**
 * Headers of quality.md, "Security", on every answer. A rendered document brings the policy that fits
 * it (server/document/page-policy.ts).
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
    response.headers.set("content-security-policy", PLAIN_PAGE_POLICY);
  }
  return response;
};

export function isHtml(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}
