import { collectionOf } from "../../backend/schema.ts";
import { canonicalJson } from "./canonical.ts";
import { type Item, MOVED, type Moved, movedFields, type Side, userFields } from "./side.ts";

/** What is to be done in one collection. */
export type Step = {
  collection: Moved;
  /** All of the source, with the target's keys for people who have an account there already. */
  wanted: Item[];
  create: Item[];
  /** There already, and different. */
  differing: Item[];
  same: number;
  /** Keys that only the target has. */
  extra: Item["id"][];
};

export type Plan = {
  steps: Step[];
  /** Source key → target key of people whose address already has an account there. */
  known: Map<string, string>;
};

/** Compares both sides; changes neither. */
export async function makePlan(from: Side, to: Side): Promise<Plan> {
  const known = new Map<string, string>();
  const steps: Step[] = [];
  for (const collection of MOVED) {
    const source = await from.read(collection);
    const target = await to.read(collection);
    if (collection === "users") matchAddresses(source, target, known);
    const keep = collection === "users" ? people(from, known) : () => true;
    const wanted = source.filter(keep).map((item) => translate(collection, item, known, from));
    steps.push(compare(collection, wanted, target, to, known));
  }
  return { steps, known };
}

function matchAddresses(source: readonly Item[], target: readonly Item[], known: Plan["known"]) {
  const byAddress = new Map(target.map(({ email, id }) => [email, String(id)]));
  for (const { id, email } of source) {
    const there = email ? byAddress.get(email) : undefined;
    if (there !== undefined && there !== id) known.set(String(id), there);
  }
}

const people = (side: Side, known: Plan["known"]) => (item: Item) =>
  !side.services.includes(String(item.id)) && !known.has(String(item.id));

/** The item with the target's keys of accounts; a service account is nobody over there. */
function translate(name: Moved, item: Item, known: Plan["known"], { services }: Side): Item {
  const translated = { ...item };
  for (const field of userFields(name, movedFields(name, collectionOf(name).fields))) {
    const key = item[field];
    if (typeof key !== "string") continue;
    translated[field] = services.includes(key) ? null : (known.get(key) ?? key);
  }
  return translated;
}

function compare(
  collection: Moved,
  wanted: Item[],
  target: readonly Item[],
  to: Side,
  known: Plan["known"],
): Step {
  const there = new Map(target.map((item) => [item.id, item]));
  const differs = (item: Item) => canonicalJson(there.get(item.id)) !== canonicalJson(item);
  const create = wanted.filter(({ id }) => !there.has(id));
  const differing = wanted.filter((item) => there.has(item.id) && differs(item));
  const named = new Set<Item["id"]>([
    ...wanted.map(({ id }) => id),
    ...known.values(),
    ...to.services,
  ]);
  const extra = target.map(({ id }) => id).filter((id) => !named.has(id));
  return {
    collection,
    wanted,
    create,
    differing,
    same: wanted.length - create.length - differing.length,
    extra,
  };
}
