import { isDeeperThan, type JsonObject } from "./body.ts";
import { invalidQuery } from "./errors.ts";

/** Longest query string that is read, in characters. */
const MAX_QUERY_LENGTH = 16 * 1024;
/** Deepest bracket nesting, as in `filter[_and][0][status][_eq]`. */
const MAX_DEPTH = 10;
const MAX_PARAMETERS = 200;

const emptyObject = (): JsonObject => Object.create(null) as JsonObject;

const isContainer = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null;

function assign(into: JsonObject, path: readonly string[], value: string): void {
  let target = into;
  for (const [index, key] of path.entries()) {
    // `fields[]=a&fields[]=b` appends.
    const name = key === "" ? String(Object.keys(target).length) : key;
    if (index === path.length - 1) {
      if (isContainer(target[name])) throw invalidQuery(`"${path[0]}" is given in two forms`);
      target[name] = value;
      return;
    }
    target[name] ??= emptyObject();
    const next = target[name];
    if (!isContainer(next)) throw invalidQuery(`"${path[0]}" is given in two forms`);
    target = next;
  }
}

/** Objects whose keys are 0, 1, 2, ... become arrays. */
function withArrays(value: unknown): unknown {
  if (!isContainer(value)) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, withArrays(child)] as const);
  if (entries.length > 0 && entries.every(([key], index) => key === String(index))) {
    return entries.map(([, child]) => child);
  }
  const result = emptyObject();
  for (const [key, child] of entries) result[key] = child;
  return result;
}

/**
 * Query parameters as Directus reads them: plain text, or nested by brackets
 * (`filter[status][_eq]=published`). Throws 400 INVALID_QUERY for too long, deep or contradictory.
 */
export function readQueryParams(search: string): Map<string, unknown> {
  if (search.length > MAX_QUERY_LENGTH) throw invalidQuery("The query string is too long");
  const params = new URLSearchParams(search);
  if (params.size > MAX_PARAMETERS) throw invalidQuery("There are too many query parameters");
  const root = emptyObject();
  for (const [name, value] of params) {
    const [, head, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
    if (head === undefined || rest === undefined) {
      throw invalidQuery("A query parameter's name is malformed");
    }
    const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? "")];
    if (path.length > MAX_DEPTH) throw invalidQuery(`"${head}" nests too deep`);
    assign(root, path, value);
  }
  return new Map(Object.entries(root).map(([key, value]) => [key, withArrays(value)]));
}

/** A parameter that may also be given as one JSON string, such as `filter` and `deep`. */
export function objectParam(name: string, value: unknown): JsonObject | null {
  if (value === undefined || value === "") return null;
  let parsed = value;
  if (typeof value === "string") {
    try {
      parsed = JSON.parse(value);
    } catch {
      throw invalidQuery(`"${name}" is not valid JSON`);
    }
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    throw invalidQuery(`"${name}" has to be an object`);
  }
  if (isDeeperThan(parsed, MAX_DEPTH)) throw invalidQuery(`"${name}" nests too deep`);
  return parsed as JsonObject;
}

/** A list: an array, or one text with commas. */
export function listParam(name: string, value: unknown): string[] | null {
  if (value === undefined) return null;
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((entry) => {
    if (typeof entry !== "string") throw invalidQuery(`"${name}" has to be a list of names`);
    return entry
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "");
  });
}

/** A whole number of at least `min`. */
export function wholeParam(name: string, value: unknown, min: number): number | null {
  if (value === undefined) return null;
  const number = typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number !== "number" || !Number.isSafeInteger(number) || number < min) {
    throw invalidQuery(`"${name}" has to be a whole number from ${min}`);
  }
  return number;
}
