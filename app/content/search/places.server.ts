import { LOCALE_CODES } from "../../i18n/locales.ts";
import type { Content } from "../content.server.ts";
import { termsIn } from "./terms.ts";

/**
 * Terms of the cities that have an office, as any language calls them: beside another thing a city says
 * where, not what.
 */
export function placesOf(content: Content): ReadonlySet<string> {
  const offices = LOCALE_CODES.flatMap((code) =>
    Object.values(content.in(code).words("shell").offices),
  );
  return new Set(offices.flatMap(({ city }) => termsIn(city)));
}
