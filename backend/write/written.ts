import type { Columns } from "./payload.ts";

/** What names an item in its collection. */
export type Key = string | number;

/** An item as a request has just written it, with the columns that it set. */
export type WrittenItem = { key: Key; columns: Columns };
export type Written = { action: "create" | "update"; items: readonly WrittenItem[] };
