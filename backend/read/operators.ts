import type { SQLInputValue } from "node:sqlite";
import type { Field } from "../../packages/lib/collections/field.ts";
import { invalidQuery } from "../http/errors.ts";

export type Sql = { text: string; values: readonly SQLInputValue[] };

/** The condition that every row meets. */
export const NONE: Sql = { text: "1", values: [] };

/** Most values in one `_in` or `_nin`. */
const MAX_LIST_LENGTH = 1000;
const MAX_TEXT_LENGTH = 2000;
const COMPARISONS = { _eq: "=", _neq: "<>", _gt: ">", _gte: ">=", _lt: "<", _lte: "<=" } as const;
const TEXT_TYPES = new Set(["string", "text", "uuid"]);

const isComparison = (operator: string): operator is keyof typeof COMPARISONS =>
  Object.hasOwn(COMPARISONS, operator);

const unfit = (name: string) =>
  invalidQuery(`The filter value for "${name}" does not fit its type`);

/** A filter's value in the form that the column stores; addresses carry all values as text. */
function operandOf(name: string, field: Field, value: unknown): SQLInputValue {
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
    case "json":
      throw invalidQuery(`"${name}" can only be filtered by _null and _nnull`);
    default: {
      const text = typeof value === "number" ? String(value) : value;
      if (typeof text === "string" && text.length <= MAX_TEXT_LENGTH) return text;
      throw unfit(name);
    }
  }
}

function flag(operator: string, value: unknown): boolean {
  if (value === true || value === "true" || value === "1" || value === "") return true;
  if (value === false || value === "false" || value === "0") return false;
  throw invalidQuery(`"${operator}" has to be a boolean`);
}

function compareList(
  column: string,
  name: string,
  field: Field,
  not: boolean,
  value: unknown,
): Sql {
  // As in Directus, one value is a list of one; addresses part values by commas.
  const list =
    typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : [value];
  if (list.length === 0 || list.length > MAX_LIST_LENGTH) {
    throw invalidQuery(`"_in" and "_nin" take a list of 1 to ${MAX_LIST_LENGTH} values`);
  }
  const values = list.map((entry) => operandOf(name, field, entry));
  const marks = values.map(() => "?").join(", ");
  return { text: `${column} ${not ? "NOT IN" : "IN"} (${marks})`, values };
}

function compareText(column: string, name: string, field: Field, operator: string, value: unknown) {
  if (!TEXT_TYPES.has(field.type)) throw invalidQuery(`"${operator}" needs a text field`);
  const text = operandOf(name, field, value);
  switch (operator) {
    case "_contains":
      return { text: `instr(${column}, ?) > 0`, values: [text] };
    case "_icontains":
      return { text: `instr(fold_text(${column}), fold_text(?)) > 0`, values: [text] };
    default:
      return { text: `substr(${column}, 1, length(?)) = ?`, values: [text, text] };
  }
}

/**
 * One comparison, `column` being trusted SQL and `value` whatever the caller sent. Operators: _eq
 * _neq _in _nin _contains _icontains _starts_with _gt _gte _lt _lte _null _nnull, with SQL's
 * meaning of null. Throws 400 INVALID_QUERY for any other and for values that do not fit.
 */
export function compareField(
  column: string,
  name: string,
  field: Field,
  operator: string,
  value: unknown,
): Sql {
  switch (operator) {
    case "_null":
    case "_nnull": {
      const isNull = flag(operator, value) === (operator === "_null");
      return { text: `${column} IS ${isNull ? "" : "NOT "}NULL`, values: [] };
    }
    case "_in":
    case "_nin":
      return compareList(column, name, field, operator === "_nin", value);
    case "_contains":
    case "_icontains":
    case "_starts_with":
      return compareText(column, name, field, operator, value);
    default:
      break;
  }
  if (!isComparison(operator)) {
    throw invalidQuery(`The operator "${operator.slice(0, 40)}" is not known`);
  }
  if (value === null && (operator === "_eq" || operator === "_neq")) {
    return { text: `${column} IS ${operator === "_eq" ? "" : "NOT "}NULL`, values: [] };
  }
  return {
    text: `${column} ${COMPARISONS[operator]} ?`,
    values: [operandOf(name, field, value)],
  };
}
