import type { SharedState, StoreRule, Tally } from "./shared-state.ts";

/** How long after something was counted it is told to the others, in milliseconds: robots bring many at a time. */
const TELL_MS = 2_000;

type Counting = Pick<SharedState, "tallies">;

/** What this process has counted and the others have not heard of, where they count together. */
export class UntoldTallies {
  readonly #waiting = new Map<string, { rule: StoreRule; tallies: Map<string, Tally> }>();
  #timer: NodeJS.Timeout | undefined;

  /** Counts one; when too many wait, the one that came longest ago makes room. */
  count(shared: Counting, rule: StoreRule, key: string, now: number): void {
    if (!shared.tallies) return;
    const { tallies } = this.#waiting.get(rule.name) ?? { tallies: new Map<string, Tally>() };
    this.#waiting.set(rule.name, { rule, tallies });
    const known = tallies.get(key);
    tallies.delete(key);
    const first = known?.first ?? now;
    tallies.set(key, { key, count: (known?.count ?? 0) + 1, first, last: now });
    const [oldest] = tallies.keys();
    if (tallies.size > rule.maxEntries && oldest !== undefined) tallies.delete(oldest);
    this.#timer ??= setTimeout(() => void this.#tell(shared), TELL_MS).unref();
  }

  /** What all processes have counted, in no order; undefined where each counts for itself. */
  async list(shared: Counting, rule: StoreRule): Promise<Tally[] | undefined> {
    await this.#tell(shared);
    return shared.tallies?.list(rule);
  }

  async #tell({ tallies: together }: Counting): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { rule, tallies } of waiting) await together?.add(rule, [...tallies.values()]);
  }
}
