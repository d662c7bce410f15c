/** A body younger than this is nobody's laggard, in milliseconds: it may have been sent at once. */
const LAGGARD_MS = 1_000;

/** One body under way. */
export type BodyPlace = {
  /** Notes bytes that came; they count as held in memory where the places say so. */
  add(bytes: number): void;
  /** Gives the place back; more than once is as good as once. */
  leave(): void;
};

type Occupant = {
  network: string;
  since: number;
  bytes: number;
  /** Ends the body: its place goes to somebody else. */
  giveUp: () => void;
};

type PlaceLimits = {
  /** Bodies under way at once. */
  places: number;
  /** Bytes of all of them together that may be in memory; undefined where they don't stay there. */
  bytes?: number;
  /** Slower ones are the first to go when places run out. */
  leastBytesPerS: number;
  now?: () => number;
};

/**
 * Places for bodies that are on their way. As long as there are enough, anybody may have any number
 * of them, for behind an office or a proxy that nobody told us of all visitors share one address.
 * Once they run out, whoever has most gives up the slowest of theirs to whoever has fewer; among
 * equals, and behind one address, what comes too slowly goes for what has just come. Only when there
 * is neither is somebody turned away. The same holds for memory, by bytes.
 */
export class BodyPlaces {
  readonly #limits: PlaceLimits;
  readonly #now: () => number;
  readonly #occupants = new Set<Occupant>();
  #bytes = 0;

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
    this.#now = limits.now ?? performance.now.bind(performance);
  }

  get underWay(): number {
    return this.#occupants.size;
  }

  /** A place for a body of this network, or undefined when there is none. */
  enter(network: string, giveUp: () => void): BodyPlace | undefined {
    if (this.#occupants.size >= this.#limits.places) {
      const other = this.#heavierThan(network) ?? this.#slowest([...this.#occupants], LAGGARD_MS);
      if (!other) return undefined;
      this.#evict(other);
    }
    const occupant: Occupant = { network, since: this.#now(), bytes: 0, giveUp };
    this.#occupants.add(occupant);
    return {
      add: (bytes) => this.#add(occupant, bytes),
      leave: () => this.#leave(occupant),
    };
  }

  /** The slowest body of the network with the most, if it has at least two more than this one. */
  #heavierThan(network: string): Occupant | undefined {
    const byNetwork = Map.groupBy(this.#occupants, (occupant) => occupant.network);
    const own = byNetwork.get(network)?.length ?? 0;
    const most = [...byNetwork.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    return most.length > own + 1 ? this.#slowest(most, 0) : undefined;
  }

  /** Whose bytes per second are the fewest; with a least age, only those below the least rate. */
  #slowest(among: readonly Occupant[], leastAgeMs: number): Occupant | undefined {
    const now = this.#now();
    const rate = ({ bytes, since }: Occupant) => (bytes * 1000) / Math.max(1, now - since);
    const candidates = among.filter(
      (one) =>
        leastAgeMs === 0 ||
        (now - one.since >= leastAgeMs && rate(one) < this.#limits.leastBytesPerS),
    );
    const [first, ...rest] = candidates;
    return first && rest.reduce((a, b) => (rate(b) < rate(a) ? b : a), first);
  }

  #add(occupant: Occupant, bytes: number): void {
    if (!this.#occupants.has(occupant)) return;
    occupant.bytes += bytes;
    this.#bytes += bytes;
    const { bytes: most = Number.POSITIVE_INFINITY } = this.#limits;
    while (this.#bytes > most) this.#evict(this.#largest());
  }

  /** The largest body of the network that holds the most bytes. */
  #largest(): Occupant {
    const sums = new Map<string, number>();
    for (const { network, bytes } of this.#occupants) {
      sums.set(network, (sums.get(network) ?? 0) + bytes);
    }
    const [heaviest] = [...sums].reduce((a, b) => (b[1] > a[1] ? b : a));
    const own = [...this.#occupants].filter(({ network }) => network === heaviest);
    return own.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  }

  #evict(occupant: Occupant): void {
    this.#leave(occupant);
    occupant.giveUp();
  }

  #leave(occupant: Occupant): void {
    if (this.#occupants.delete(occupant)) this.#bytes -= occupant.bytes;
  }
}
