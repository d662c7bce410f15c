/** Texts of one form, told by a pattern. */
export const FORMATS = {
  locale: /^[a-z]{2}(?:-[A-Z]{2})?$/,
  /** Part of an address. */
  slug: /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/,
  path: /^\/(?!\/)[^\s\\\p{Cc}]*$/u,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i,
} as const;

export const isUuid = (value: unknown): value is string =>
  typeof value === "string" && FORMATS.uuid.test(value);

/** An ISO day that exists, as 2026-01-31. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // The parser rolls 30 February over into March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
