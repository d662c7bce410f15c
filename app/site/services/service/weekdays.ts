const DAYS = 7;
/** A Monday; only its weekday is shown. */
const SOME_MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** Names of the days from Monday on, in a language. */
export function weekdays(iso: string, weekday: "short" | "long"): string[] {
  const format = new Intl.DateTimeFormat(iso, { weekday, timeZone: "UTC" });
  return Array.from({ length: DAYS }, (_, day) => format.format(SOME_MONDAY + day * DAY_MS));
}
