import type { Core } from "../core.ts";
import { anyTable } from "../db/database.ts";
import { failedValidation } from "../http/errors.ts";
import { collectionOf } from "../schema.ts";
import type { Caller } from "../security/caller.ts";
import type { Written } from "./written.ts";

const SHOWN = new Set<unknown>(["published", "archived"]);

/**
 * What pages show is refused when it can't be shown: the site says what is wrong with it, for this
 * backend knows of no page. A draft may be anything. Throws 400 FAILED_VALIDATION; `faults` has a line
 * for each, beginning with its place.
 */
export const checkContent =
  (collection: "pages" | "entries") =>
  async (core: Core, _caller: Caller, { items }: Written): Promise<void> => {
    if (!core.contentFault) return;
    const keys = items.map(({ key }) => key);
    const rows = await anyTable(core.db)
      .selectFrom(collection)
      .selectAll()
      .where("id", "in", keys)
      .execute();
    for (const row of rows.filter(({ status }) => SHOWN.has(status))) {
      const fault = core.contentFault(collection, asWritten(collection, row));
      if (fault === undefined) continue;
      const faults = fault.split("\n");
      const [place = ""] = (faults[0] ?? "").split(/[.:]/, 1);
      const field = Object.hasOwn(collectionOf(collection).fields, place)
        ? place
        : FIELD[collection];
      throw failedValidation(field, "content", faults.join("; "), { faults });
    }
  };

/** Where the words of a page, or of an entry, stand. */
const FIELD = { pages: "body", entries: "words" } as const;

function asWritten(collection: "pages" | "entries", row: Record<string, unknown>) {
  const { fields } = collectionOf(collection);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      fields[name]?.type === "json" && value !== null ? JSON.parse(String(value)) : value,
    ]),
  );
}
