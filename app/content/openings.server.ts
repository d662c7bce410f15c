import { OPENINGS, type OpeningId } from "../../content/facts/openings.ts";
import type { Content } from "./content.server.ts";

/** One open position in one language. */
export type Opening = {
  id: OpeningId;
  title: string;
  line: string;
  city: string;
  kind: string;
  does: readonly string[];
  brings: readonly string[];
};

/** All open positions, in the order of content/facts/openings.ts. */
export function openingsIn(content: Content): Opening[] {
  const { offices } = content.words("shell");
  const { openings, kinds } = content.words("careers");
  return OPENINGS.map(({ id, office, kind }) => ({
    id,
    ...openings[id],
    city: offices[office].city,
    kind: kinds[kind],
  }));
}
