import type { Content } from "../content.server.ts";
import { termsIn } from "./terms.ts";

/** Terms of the cities that have an office: beside another thing a city says where, not what. */
export function placesOf(content: Content): ReadonlySet<string> {
  const offices = Object.values(content.words("shell").offices);
  return new Set(offices.flatMap(({ city }) => termsIn(city)));
}
