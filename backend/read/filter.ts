import { sql } from "kysely";
import { type Condition, EVERY } from "../db/database.ts";
import { isJsonObject, type JsonObject } from "../http/body.ts";
import { forbidden, invalidQuery } from "../http/errors.ts";
import { accessTo, type Rights } from "../permissions.ts";
import { type CollectionName, fieldOf, manyOf, relatedCollection } from "../schema.ts";
import { compareField } from "./operators.ts";
import { requireReadable } from "./readable.ts";

/** Most comparisons in one filter. */
const MAX_COMPARISONS = 100;
/** Relations a caller's filter may follow from the filtered collection. */
const MAX_RELATIONS = 1;

/** In a filter, as in Directus: the signed-in user's key, and this moment. */
const CURRENT_USER = "$CURRENT_USER";
const NOW = "$NOW";

type Scope = {
  collection: CollectionName;
  /** Alias of the table in the statement. */
  alias: string;
  rights: Rights;
  /** The permission table's own filters are not held to the caller's rights. */
  trusted: boolean;
  relations: number;
  budget: { comparisons: number };
};

const WORDS = { AND: sql` AND `, OR: sql` OR ` };

const join = (parts: readonly Condition[], word: "AND" | "OR"): Condition => {
  const [first] = parts;
  if (!first) return EVERY;
  return parts.length === 1 ? first : sql`(${sql.join(parts, WORDS[word])})`;
};

function spend(scope: Scope) {
  scope.budget.comparisons--;
  if (scope.budget.comparisons < 0) {
    throw invalidQuery(`A filter may hold at most ${MAX_COMPARISONS} comparisons`);
  }
}

function compileGroup(scope: Scope, key: "_and" | "_or", value: unknown): Condition {
  if (!Array.isArray(value) || value.length === 0) {
    throw invalidQuery(`"${key}" has to be a list of filters`);
  }
  return join(
    value.map((entry) => compile(scope, entry)),
    key === "_and" ? "AND" : "OR",
  );
}

/** Beside the names of fields in a filter on related items. */
const GROUPS = new Set(["_and", "_or", "_some", "_none"]);

/** True for `{_eq: ...}`: operators, against `{name: {...}}`: a filter on the related item. */
const holdsOperators = (value: object): boolean =>
  Object.keys(value).some((key) => key.startsWith("_") && !GROUPS.has(key));

/** `{_some: {…}}` and `{_none: {…}}`, which stand alone and for relations to many only. */
function quantified(scope: Scope, name: string, filter: JsonObject) {
  const word = Object.keys(filter).find((key) => key === "_some" || key === "_none");
  if (!word) return { filter, isNone: false };
  if (Object.keys(filter).length > 1 || !manyOf(scope.collection, name)) {
    throw invalidQuery(`"${word}" can only be used with top level relational alias field`);
  }
  return { filter: filter[word], isNone: word === "_none" };
}

function compileRelation(scope: Scope, name: string, value: JsonObject): Condition {
  const target = relatedCollection(scope.collection, name);
  if (!target) throw invalidQuery(`"${name}" is not a relation`);
  if (!scope.trusted && scope.relations >= MAX_RELATIONS) {
    throw invalidQuery("A filter may follow one relation");
  }
  const many = manyOf(scope.collection, name);
  const { filter, isNone } = quantified(scope, name, value);
  const alias = `${scope.alias}r`;
  const inner = compile(
    { ...scope, collection: target, alias, relations: scope.relations + 1 },
    filter,
  );
  const visible = scope.trusted ? EVERY : visibleItems(scope.rights, target, alias);
  const [theirs, ours] = many ? [many.field, "id"] : ["id", name];
  const link: Condition = sql`${sql.ref(`${alias}.${theirs}`)} = ${sql.ref(`${scope.alias}.${ours}`)}`;
  const condition = join([link, inner, visible], "AND");
  const found = sql<boolean>`EXISTS (
    SELECT 1 FROM ${sql.table(target)} AS ${sql.id(alias)} WHERE ${condition})`;
  return isNone ? sql`NOT ${found}` : found;
}

function compileField(scope: Scope, name: string, value: unknown): Condition {
  if (!scope.trusted) requireReadable(scope.rights.policy, scope.collection, name);
  const field = fieldOf(scope.collection, name);
  if (field?.concealed) throw forbidden();
  if (isJsonObject(value) && !holdsOperators(value)) return compileRelation(scope, name, value);
  if (!field) throw invalidQuery(`"${name}" can only be filtered by the fields of its items`);
  const operators = isJsonObject(value) ? Object.entries(value) : [["_eq", value] as const];
  return join(
    operators.map(([operator, operand]) => {
      spend(scope);
      const value = meant(operand, scope.rights);
      return compareField(sql.ref(`${scope.alias}.${name}`), name, field, operator, value);
    }),
    "AND",
  );
}

function meant(operand: unknown, { user, now = Date.now() }: Rights): unknown {
  if (operand === CURRENT_USER) return user ?? "";
  return operand === NOW ? new Date(now).toISOString() : operand;
}

function compile(scope: Scope, filter: unknown): Condition {
  if (!isJsonObject(filter)) throw invalidQuery("A filter has to be an object");
  const parts = Object.entries(filter).map(([key, value]) => {
    if (key === "_and" || key === "_or") return compileGroup(scope, key, value);
    if (key.startsWith("_"))
      throw invalidQuery(`The operator "${key.slice(0, 40)}" is out of place`);
    return compileField(scope, key, value);
  });
  return join(parts, "AND");
}

/**
 * A caller's filter as a condition on the table that the statement calls `alias`. Names come from the
 * schema, values are bound. Throws 403 FORBIDDEN for fields that may not be read or do not exist,
 * 400 INVALID_QUERY for unknown operators, unfit values and filters that are too large.
 */
export function compileFilter(
  rights: Rights,
  collection: CollectionName,
  filter: unknown,
  alias: string,
): Condition {
  const budget = { comparisons: MAX_COMPARISONS };
  return compile({ collection, alias, rights, trusted: false, relations: 0, budget }, filter);
}

/** The items of a collection that someone may see or, with another action, change. */
export function visibleItems(
  rights: Rights,
  collection: CollectionName,
  alias: string,
  action: "read" | "update" | "delete" = "read",
): Condition {
  const filter = accessTo(rights.policy, collection, action)?.filter;
  if (!filter) return EVERY;
  const budget = { comparisons: MAX_COMPARISONS };
  return compile({ collection, alias, rights, trusted: true, relations: 0, budget }, filter);
}

/** Joins conditions with AND. */
export const allOf = (...parts: readonly Condition[]): Condition => join(parts, "AND");
