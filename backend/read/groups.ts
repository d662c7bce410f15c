import type { DatabaseSync } from "node:sqlite";
import { forbidden, invalidQuery } from "../http/errors.ts";
import type { Rights } from "../permissions.ts";
import { type CollectionName, fieldOf } from "../schema.ts";
import { MAX_LIMIT, type Query } from "./query.ts";
import { requireReadable, requireReadableCollection } from "./readable.ts";
import { ALIAS, conditionsOf, type Item, toItem } from "./rows.ts";

const MAX_GROUPS = 6;
/** Parts of a stored time, which is an ISO text in UTC: where each begins, and its length. */
const TIME_PARTS = { year: [1, 4], month: [6, 2], day: [9, 2] } as const;
const TIME_TYPES = new Set(["timestamp", "date"]);

type Group = { name: string; sql: string };

const isTimePart = (name: string): name is keyof typeof TIME_PARTS =>
  Object.hasOwn(TIME_PARTS, name);

/** `stage`, or a part of a time such as `month(submitted)`, answered as `submitted_month`. */
function groupOf(rights: Rights, collection: CollectionName, term: string): Group {
  const [, part, inner] = /^(\w+)\((\w+)\)$/.exec(term) ?? [];
  const name = inner ?? term;
  requireReadable(rights.policy, collection, name);
  const field = fieldOf(collection, name);
  if (!field || field.type === "json") throw invalidQuery(`"${name}" cannot be grouped by`);
  if (field.concealed) throw forbidden();
  const column = `${ALIAS}."${name}"`;
  if (part === undefined) return { name, sql: column };
  if (!isTimePart(part) || !TIME_TYPES.has(field.type)) {
    throw invalidQuery(`"${term.slice(0, 64)}" cannot be grouped by`);
  }
  const [from, length] = TIME_PARTS[part];
  return {
    name: `${name}_${part}`,
    sql: `CAST(substr(${column}, ${from}, ${length}) AS INTEGER)`,
  };
}

/**
 * Counts items by group: `{stage: "new", submitted_month: 11, count: 3}` each, in the groups' order;
 * without a group one count of all. Throws 400 and 403 as reading items does.
 */
export function countGroups(
  db: DatabaseSync,
  rights: Rights,
  collection: CollectionName,
  query: Query,
): { data: Item[] } {
  requireReadableCollection(rights.policy, collection);
  const terms = query.groupBy;
  if (terms.length > MAX_GROUPS) throw invalidQuery(`"groupBy" may name ${MAX_GROUPS} fields`);
  const groups = terms.map((term) => groupOf(rights, collection, term));
  const { asked } = conditionsOf(rights, collection, query);
  const list = groups.map(({ sql }) => sql).join(", ");
  const columns = [...groups.map(({ name, sql }) => `${sql} AS "${name}"`), "count(*) AS n"];
  const rows = db
    .prepare(
      `SELECT ${columns.join(", ")} FROM "${collection}" ${ALIAS} WHERE ${asked.text}
       ${list && `GROUP BY ${list} ORDER BY ${list}`} LIMIT ?`,
    )
    .all(...asked.values, query.limit ?? MAX_LIMIT + 1);
  if (rows.length > MAX_LIMIT) throw invalidQuery(`There are more than ${MAX_LIMIT} groups`);
  return {
    data: rows.map(({ n, ...row }) => ({ ...row, ...toItem(collection, row), count: Number(n) })),
  };
}
