import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/database.ts";
import { forbidden, invalidQuery } from "../http/errors.ts";
import type { Rights } from "../permissions.ts";
import { type CollectionName, fieldOf } from "../schema.ts";
import { type Answer, readItems } from "./items.ts";
import { type Counts, MAX_LIMIT, type Query } from "./query.ts";
import { requireReadable, requireReadableCollection } from "./readable.ts";
import { ALIAS, conditionsOf, type Item, toItem } from "./rows.ts";

const MAX_GROUPS = 6;
/** Parts of a stored time, which is an ISO text in UTC: where each begins, and its length. */
const TIME_PARTS = { year: [1, 4], month: [6, 2], day: [9, 2] } as const;
const TIME_TYPES = new Set(["timestamp", "date"]);

type Group = { name: string; of: RawBuilder<unknown> };

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
  const column = sql.ref(`${ALIAS}.${name}`);
  if (part === undefined) return { name, of: column };
  if (!isTimePart(part) || !TIME_TYPES.has(field.type)) {
    throw invalidQuery(`"${term.slice(0, 64)}" cannot be grouped by`);
  }
  const [from, length] = TIME_PARTS[part];
  return {
    name: `${name}_${part}`,
    of: sql`CAST(substr(${column}, ${sql.lit(from)}, ${sql.lit(length)}) AS INTEGER)`,
  };
}

type Counted = Group & { put: (into: Item, count: number) => void };

/** A count's column, and where its number goes: `count: 3`, or `count: {cv: 2}` for a field's values. */
function countedOf(rights: Rights, collection: CollectionName, counts: Counts): Counted[] {
  const items = {
    of: sql`count(*)`,
    put: (into: Item, count: number) => {
      into.count = count;
    },
  };
  const fields = counts.fields.map(({ as, field: name }) => {
    requireReadable(rights.policy, collection, name);
    const field = fieldOf(collection, name);
    if (!field) throw invalidQuery(`"${name}" cannot be counted`);
    if (field.concealed) throw forbidden();
    const column = sql.ref(`${ALIAS}.${name}`);
    return {
      of: as === "countDistinct" ? sql`count(DISTINCT ${column})` : sql`count(${column})`,
      put: (into: Item, count: number) => {
        into[as] = { ...(into[as] as Item), [name]: count };
      },
    };
  });
  return [...(counts.ofItems ? [items] : []), ...fields].map((counted, index) => ({
    ...counted,
    name: `n${index}`,
  }));
}

/**
 * Counts items, or the values of fields, by group: `{stage: "new", submitted_month: 11, count: 3}`
 * each, in the groups' order; without a group all together. Throws 400 and 403 as reading does.
 */
async function countGroups(
  db: Database,
  rights: Rights,
  collection: CollectionName,
  query: Query,
  counts: Counts,
): Promise<{ data: Item[] }> {
  requireReadableCollection(rights.policy, collection);
  const terms = query.groupBy;
  if (terms.length > MAX_GROUPS) throw invalidQuery(`"groupBy" may name ${MAX_GROUPS} fields`);
  const groups = terms.map((term) => groupOf(rights, collection, term));
  const counted = countedOf(rights, collection, counts);
  const { asked } = conditionsOf(db, rights, collection, query);
  const columns = [...groups, ...counted].map(({ name, of }) => sql`${of} AS ${sql.id(name)}`);
  const { rows } = await sql<Item>`SELECT ${sql.join(columns)}
    FROM ${sql.table(collection)} AS ${sql.id(ALIAS)} WHERE ${asked} ${grouping(groups)}
    LIMIT ${query.limit ?? MAX_LIMIT + 1}`.execute(db);
  if (rows.length > MAX_LIMIT) throw invalidQuery(`There are more than ${MAX_LIMIT} groups`);
  const data = rows.map((row) => {
    const own = Object.fromEntries(groups.map(({ name }) => [name, row[name]]));
    const item: Item = { ...own, ...toItem(collection, own) };
    for (const { name, put } of counted) put(item, Number(row[name]));
    return item;
  });
  return { data };
}

function grouping(groups: readonly Group[]) {
  if (groups.length === 0) return sql``;
  const order = groups.map(({ of }) => sql`${of} NULLS FIRST`);
  return sql`GROUP BY ${sql.join(groups.map(({ of }) => of))} ORDER BY ${sql.join(order)}`;
}

/** What a list's query asks for, whichever collection it is of: items, or counts of them. */
export const readList = (
  db: Database,
  rights: Rights,
  collection: CollectionName,
  query: Query,
): Promise<Answer> =>
  query.counts
    ? countGroups(db, rights, collection, query, query.counts)
    : readItems(db, rights, collection, query);
