/** What kind of browser somebody has, and nothing that tells one from another of its kind. */
export const FAMILIES = ["Chromium", "Firefox", "Safari", "other"] as const;
export type BrowserFamily = (typeof FAMILIES)[number];

export function familyOf(userAgent: string | undefined): BrowserFamily {
  if (!userAgent) return "other";
  if (/\b(?:Chrome|Chromium|CriOS)\//.test(userAgent)) return "Chromium";
  if (/\b(?:Firefox|FxiOS)\//.test(userAgent)) return "Firefox";
  return /\bSafari\//.test(userAgent) ? "Safari" : "other";
}
