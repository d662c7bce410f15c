import { createHash } from "node:crypto";
import type { ReportGroup } from "./read-reports.ts";

/** Different troubles that one neighbourhood may bring within a day: 30 of them would have to lie to fill the list. */
const TROUBLES = 10;
const DAY_MS = 24 * 60 * 60_000;
/** Beyond these the one that began longest ago is forgotten. */
const MAX_NEIGHBOURHOODS = 5_000;
/** Of a hash, in characters: enough to tell ten troubles apart. */
const HASH_LENGTH = 12;

/**
 * Keeps the list of troubles from being any one's to fill: whoever invents new ones is counted with ten of
 * a day, and pushes no real one off. What it brought before may come again as often as the limits let it.
 * By this process, in memory alone.
 */
export class TroubleShare {
  readonly #brought = new Map<string, { since: number; troubles: Set<string> }>();

  /** Those that are within the share of who brings them. */
  within(
    neighbourhood: string,
    groups: readonly ReportGroup[],
    now: number,
  ): readonly ReportGroup[] {
    const troubles = this.#troublesOf(neighbourhood, now);
    return groups.filter((group) => {
      const name = createHash("sha256")
        .update(JSON.stringify(group))
        .digest("base64")
        .slice(0, HASH_LENGTH);
      if (troubles.size >= TROUBLES) return troubles.has(name);
      troubles.add(name);
      return true;
    });
  }

  #troublesOf(neighbourhood: string, now: number): Set<string> {
    const known = this.#brought.get(neighbourhood);
    if (known && now - known.since < DAY_MS) return known.troubles;
    this.#brought.delete(neighbourhood);
    const [oldest] = this.#brought.keys();
    if (this.#brought.size >= MAX_NEIGHBOURHOODS && oldest !== undefined) {
      this.#brought.delete(oldest);
    }
    const troubles = new Set<string>();
    this.#brought.set(neighbourhood, { since: now, troubles });
    return troubles;
  }
}
