import { forbidden, invalidQuery } from "../http/errors.ts";
import type { PolicyName } from "../permissions.ts";
import { type CollectionName, manyOf, relatedCollection } from "../schema.ts";
import { readableNames, requireReadable, requireReadableCollection } from "./readable.ts";

/** Most fields that one request may name. */
const MAX_FIELDS = 200;
/** Relations that a field's path may follow: `notes.author.first_name` follows two. */
const MAX_RELATIONS = 2;

/**
 * What of an item is answered: its own columns by name, to-many relations as keys, and related
 * items with a selection of their own.
 */
export type Selection = {
  columns: Set<string>;
  keysOf: Set<string>;
  related: Map<string, Selection>;
};

const emptySelection = (): Selection => ({
  columns: new Set(),
  keysOf: new Set(),
  related: new Map(),
});

function addField(into: Selection, collection: CollectionName, name: string) {
  (manyOf(collection, name) ? into.keysOf : into.columns).add(name);
}

function addPath(
  into: Selection,
  policy: PolicyName,
  collection: CollectionName,
  path: readonly string[],
  relations: number,
): void {
  const [name = "", ...rest] = path;
  if (rest.length === 0) {
    if (name === "*") {
      for (const field of readableNames(policy, collection)) addField(into, collection, field);
      return;
    }
    requireReadable(policy, collection, name);
    addField(into, collection, name);
    return;
  }
  if (relations >= MAX_RELATIONS) {
    throw invalidQuery(`"fields" may follow ${MAX_RELATIONS} relations`);
  }
  for (const relation of name === "*" ? readableNames(policy, collection) : [name]) {
    const target = relatedCollection(collection, relation);
    if (name !== "*") requireReadable(policy, collection, relation);
    else if (!target) {
      addField(into, collection, relation);
      continue;
    }
    if (!target) throw forbidden(`The field "${relation}" is not a relation.`);
    if (name === "*" && !isReadable(policy, target)) {
      addField(into, collection, relation);
      continue;
    }
    const selection = into.related.get(relation) ?? emptySelection();
    into.related.set(relation, selection);
    addPath(selection, policy, target, rest, relations + 1);
  }
}

const isReadable = (policy: PolicyName, collection: CollectionName) =>
  readableNames(policy, collection).length > 0;

/**
 * The selection that `fields` asks for. Throws 403 FORBIDDEN for a field that may not be read or
 * does not exist, 400 INVALID_QUERY for too many or too deep.
 */
export function selectFields(
  policy: PolicyName,
  collection: CollectionName,
  fields: readonly string[],
): Selection {
  requireReadableCollection(policy, collection);
  if (fields.length > MAX_FIELDS) throw invalidQuery(`"fields" may name ${MAX_FIELDS} fields`);
  const selection = emptySelection();
  for (const field of fields) addPath(selection, policy, collection, field.split("."), 0);
  return selection;
}
