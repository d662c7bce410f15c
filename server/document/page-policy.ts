import { hash } from "node:crypto";

/** Where browsers report what the policy kept from happening, and more (app/endpoints/reports.ts). */
export const REPORTS_PATH = "/reports";
/** Crashes and deprecations go to the group of this name, whatever a policy says (Reporting API, 3.2). */
const REPORTS_GROUP = "default";
/** The header beside the policy, which says where that group is. */
export const REPORTING_ENDPOINTS = `${REPORTS_GROUP}="${REPORTS_PATH}"`;

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
    // Older browsers know the first, which newer ones pass over where they know the second.
    `report-uri ${REPORTS_PATH}`,
    `report-to ${REPORTS_GROUP}`,
  ].join("; ");
}

/** `'sha256-…'` of the text of an inline script or style element, as policies name it. */
export function sourceHash(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}
