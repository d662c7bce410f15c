import { checksum } from "./canonical.ts";
import { makePlan, type Plan, type Step } from "./plan.ts";
import type { Item, Moved, Side } from "./side.ts";

export type MoveOptions = {
  /** Overwrite items that are there and differ. */
  force?: boolean;
  /** Mail the accounts that were made a link to choose a password. */
  mail?: boolean;
  report?: (line: string) => void;
};

/** How many items, and one checksum over them, on each side. */
export type Proof = {
  collection: Moved;
  source: { count: number; checksum: string };
  target: { count: number; checksum: string };
  equal: boolean;
};

/** The target holds something else under the same keys; nothing was changed. */
export class WouldOverwrite extends Error {}

const NAMED_AT_MOST = 5;

/**
 * Makes the target hold what the source holds, under the same keys, and proves it by reading both
 * again. Doing it twice changes nothing. Nothing is ever deleted. Throws WouldOverwrite before the
 * first change when items differ and `force` is not set.
 */
export async function move(from: Side, to: Side, options: MoveOptions = {}): Promise<Proof[]> {
  const report = options.report ?? (() => {});
  const plan = await makePlan(from, to);
  if (!options.force) refuseOverwriting(plan, to);
  if (plan.known.size > 0) {
    report(
      `${plan.known.size} accounts have their address at ${to.name} already: kept as they are`,
    );
  }
  const busy = plan.steps.some(({ create, differing }) => create.length + differing.length > 0);
  if (busy) await to.writing(() => write(from, to, plan, report));
  if (options.mail) await sendResets(to, plan, report);
  return prove(from, to);
}

function refuseOverwriting({ steps }: Plan, to: Side): void {
  const lines = steps
    .filter(({ differing }) => differing.length > 0)
    .map(({ collection, differing }) => `${collection}: ${keys(differing)}`);
  if (lines.length === 0) return;
  throw new WouldOverwrite(
    `${to.name} holds something else under these keys; nothing was changed. --force overwrites:\n${lines.join("\n")}`,
  );
}

function keys(items: readonly Item[]): string {
  const named = items.slice(0, NAMED_AT_MOST).map(({ id }) => id);
  const more = items.length - named.length;
  return named.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

async function write(from: Side, to: Side, { steps }: Plan, report: (line: string) => void) {
  for (const { collection, create, differing } of steps) {
    if (create.length + differing.length === 0) continue;
    report(`${collection}: ${create.length} new, ${differing.length} overwritten`);
    if (collection === "files") {
      for (const file of create) await to.writeFile(file, await from.content(file), false);
      for (const file of differing) await to.writeFile(file, await from.content(file), true);
    } else {
      // Pictures of people follow once the files are there.
      const plain = (item: Item) => (collection === "users" ? { ...item, avatar: null } : item);
      await to.create(collection, create.map(plain));
      await to.update(collection, differing.map(plain));
    }
  }
  const users = steps.find(({ collection }) => collection === "users");
  const pictured = [...(users?.create ?? []), ...(users?.differing ?? [])];
  await to.update(
    "users",
    pictured.filter(({ avatar }) => avatar !== null),
  );
}

async function sendResets(to: Side, { steps }: Plan, report: (line: string) => void) {
  const made = steps.find(({ collection }) => collection === "users")?.create ?? [];
  for (const person of made.filter(({ status }) => status === "active")) {
    // The transfer is done by now; whoever gets no mail can ask for one at the sign-in page.
    await to.sendReset(person).catch((error: Error) => {
      report(`NO MAIL to ${person.email}: ${error.message}`);
    });
  }
  const invited = made.filter(({ status }) => status === "invited").map(({ email }) => email);
  if (invited.length > 0) report(`To be invited again: ${invited.join(", ")}`);
}

async function prove(from: Side, to: Side): Promise<Proof[]> {
  const { steps } = await makePlan(from, to);
  return Promise.all(steps.map((step) => proofOf(step, to)));
}

async function proofOf({ collection, wanted, extra }: Step, to: Side): Promise<Proof> {
  const ids = new Set(wanted.map(({ id }) => id));
  // Each side has people of its own: whoever operates it. Of content all has to be equal.
  const all = await to.read(collection);
  const target = collection === "users" ? all.filter(({ id }) => ids.has(id)) : all;
  const sums = [wanted, target].map((items) => ({
    count: items.length,
    checksum: checksum(items),
  }));
  const [source = { count: 0, checksum: "" }, found = { count: 0, checksum: "" }] = sums;
  const others = collection === "users" ? 0 : extra.length;
  return {
    collection,
    source,
    target: found,
    equal: others === 0 && source.count === found.count && source.checksum === found.checksum,
  };
}
