import { type RawBuilder, sql } from "kysely";
import type { Field, FieldType } from "../../packages/lib/collections/field.ts";
import { among, type Condition } from "../db/database.ts";
import { foldText } from "../db/fold-text.ts";
import type { Value } from "../db/tables.ts";
import { invalidQuery } from "../http/errors.ts";

/** A column as a statement names it. */
type Column = RawBuilder<unknown>;

/** Most values in one `_in` or `_nin`. */
const MAX_LIST_LENGTH = 1000;
const MAX_TEXT_LENGTH = 2000;
const COMPARISONS = {
  _eq: sql`=`,
  _neq: sql`<>`,
  _gt: sql`>`,
  _gte: sql`>=`,
  _lt: sql`<`,
  _lte: sql`<=`,
} as const;
type Comparison = keyof typeof COMPARISONS;

/** Which end of a text an operator looks at; `_n` in front turns it around, `i` puts case aside. */
const TEXT_OPERATOR = /^_(n?)(i?)(contains|starts_with|ends_with)$/;

const ALL = ["_eq", "_neq", "_null", "_nnull"];
const LISTS = ["_in", "_nin"];
const EMPTY = ["_empty", "_nempty"];
const ORDERS = ["_gt", "_gte", "_lt", "_lte", "_between", "_nbetween"];
// Without _nicontains, which a Directus has not either.
const TEXTS = [
  ...["_contains", "_ncontains", "_icontains"],
  ...["starts_with", "ends_with"].flatMap((end) => [
    ...[`_${end}`, `_n${end}`, `_i${end}`, `_ni${end}`],
  ]),
];
const OF_TEXTS = new Set([...ALL, ...LISTS, ...EMPTY, ...TEXTS]);
const OF_ORDERED = new Set([...ALL, ...LISTS, ...ORDERS]);

/** What fields of a type can be asked; the same that a Directus takes. */
const OPERATORS: Readonly<Record<FieldType, ReadonlySet<string>>> = {
  string: OF_TEXTS,
  text: OF_TEXTS,
  uuid: new Set([...ALL, ...LISTS]),
  integer: OF_ORDERED,
  timestamp: OF_ORDERED,
  date: OF_ORDERED,
  boolean: new Set(ALL),
  json: new Set(["_null", "_nnull"]),
};

const unfit = (name: string) =>
  invalidQuery(`The filter value for "${name}" does not fit its type`);

/** A filter's value in the form that the column stores; addresses carry all values as text. */
function operandOf(name: string, field: Field, value: unknown): Value {
  switch (field.type) {
    case "integer": {
      const number = typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value;
      if (typeof number === "number" && Number.isSafeInteger(number)) return number;
      throw unfit(name);
    }
    case "boolean":
      if (value === true || value === "true" || value === 1 || value === "1") return 1;
      if (value === false || value === "false" || value === 0 || value === "0") return 0;
      throw unfit(name);
    case "timestamp": {
      const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
      if (Number.isNaN(time)) throw unfit(name);
      return new Date(time).toISOString();
    }
    default: {
      const text = typeof value === "number" ? String(value) : value;
      if (typeof text === "string" && text.length <= MAX_TEXT_LENGTH) return text;
      throw unfit(name);
    }
  }
}

function flag(operator: string, value: unknown): boolean {
  if (value === true || value === "true" || value === "1" || value === "" || value === null) {
    return true;
  }
  if (value === false || value === "false" || value === "0") return false;
  throw invalidQuery(`"${operator}" has to be a boolean`);
}

/** As in Directus, one value is a list of one; addresses part values by commas. */
function listOf(value: unknown): unknown[] {
  if (typeof value === "string") return value.split(",");
  return Array.isArray(value) ? value : [value];
}

function compareList(
  column: Column,
  name: string,
  field: Field,
  not: boolean,
  value: unknown,
): Condition {
  const list = listOf(value);
  if (list.length === 0 || list.length > MAX_LIST_LENGTH) {
    throw invalidQuery(`"_in" and "_nin" take a list of 1 to ${MAX_LIST_LENGTH} values`);
  }
  const values = list.map((entry) => operandOf(name, field, entry));
  return not ? sql`NOT (${among(column, values)})` : among(column, values);
}

/** Both ends belong to it. A Directus forgets the comparison that has not two values. */
function compareRange(
  column: Column,
  name: string,
  field: Field,
  not: boolean,
  value: unknown,
): Condition {
  const list = listOf(value);
  if (list.length !== 2) throw invalidQuery('"_between" and "_nbetween" take two values');
  const [from, to] = list.map((entry) => operandOf(name, field, entry));
  return sql`${column} ${not ? sql`NOT ` : sql``}BETWEEN ${from} AND ${to}`;
}

/** Null is empty too, as in Directus. */
const compareEmpty = (column: Column, isEmpty: boolean): Condition =>
  isEmpty ? sql`(${column} IS NULL OR ${column} = '')` : sql`(${column} <> '')`;

function compareText(
  column: Column,
  name: string,
  field: Field,
  operator: string,
  value: unknown,
): Condition {
  const [, not, insensitive, place] = TEXT_OPERATOR.exec(operator) ?? [];
  const given = String(operandOf(name, field, value));
  const text = insensitive ? foldText(given) : given;
  const from = insensitive ? sql`fold_text(${column})` : column;
  const length = sql.lit([...text].length);
  const condition = {
    contains: sql<boolean>`instr(${from}, ${text}) > 0`,
    starts_with: sql<boolean>`substr(${from}, 1, ${length}) = ${text}`,
    // A text that is shorter than what it should end with would be cut out of nothing.
    ends_with: sql<boolean>`(length(${from}) >= ${length}
      AND substr(${from}, length(${from}) - ${length} + 1) = ${text})`,
  }[place as "contains" | "starts_with" | "ends_with"];
  return not ? sql`NOT (${condition})` : condition;
}

/**
 * One comparison, `value` being whatever the caller sent, with a Directus's
 * operators for the field's type and SQL's meaning of null: what turns a comparison around does not
 * find nulls either. Throws 400 INVALID_QUERY for any other and for values that do not fit.
 */
export function compareField(
  column: Column,
  name: string,
  field: Field,
  operator: string,
  value: unknown,
): Condition {
  if (!OPERATORS[field.type].has(operator)) {
    throw invalidQuery(
      `"${field.type}" field type does not contain the "${operator.slice(0, 40)}" filter operator`,
    );
  }
  if (TEXT_OPERATOR.test(operator)) return compareText(column, name, field, operator, value);
  switch (operator) {
    case "_null":
    case "_nnull": {
      const isNull = flag(operator, value) === (operator === "_null");
      return nullness(column, isNull);
    }
    case "_empty":
    case "_nempty":
      return compareEmpty(column, flag(operator, value) === (operator === "_empty"));
    case "_in":
    case "_nin":
      return compareList(column, name, field, operator === "_nin", value);
    case "_between":
    case "_nbetween":
      return compareRange(column, name, field, operator === "_nbetween", value);
    default:
      break;
  }
  if (value === null && (operator === "_eq" || operator === "_neq")) {
    return nullness(column, operator === "_eq");
  }
  return sql`${column} ${COMPARISONS[operator as Comparison]} ${operandOf(name, field, value)}`;
}

const nullness = (column: Column, isNull: boolean): Condition =>
  isNull ? sql`${column} IS NULL` : sql`${column} IS NOT NULL`;
