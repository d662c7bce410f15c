import type { Content } from "./content.server.ts";
import type { Entry } from "./schema/lists.ts";

/** One open position in one language, as pages show it: its place and its kind in words. */
export type Opening = Pick<Entry<"openings">, "id" | "title" | "line" | "does" | "brings"> & {
  city: string;
  kind: string;
};

/** All open positions, in the order of the careers page. */
export function openingsIn(content: Content): (Opening & { posted: string })[] {
  const { offices } = content.words("shell");
  const { kinds } = content.words("careers");
  return content
    .list("openings")
    .map(({ id, title, line, does, brings, office, kind, posted }) => ({
      ...{ id, title, line, does, brings, posted },
      city: offices[office].city,
      kind: kinds[kind],
    }));
}
