// DEFLATE (RFC 1951) of content whose size is known beforehand.

/** Longest code of a symbol, in bits. */
const MAX_BITS = 15;
/** A table's entry is a symbol and the bits of its code; 0 where there is none. */
const SYMBOL_SHIFT = 4;
const BITS_MASK = 15;
const END_OF_BLOCK = 256;
/** Where the code lengths of a block's own codes stand, in the order of the format. */
const LENGTHS_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/** Symbols of lengths begin after the end of a block. */
const LENGTH_BASES = Uint16Array.of(
  ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31],
  ...[35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258],
);
const LENGTH_EXTRAS = Uint8Array.of(
  ...[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2],
  ...[3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0],
);
const DISTANCE_BASES = Uint16Array.of(
  ...[1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129],
  ...[193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577],
);
const DISTANCE_EXTRAS = Uint8Array.of(
  ...[0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
  ...[6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13],
);

/** Codes by the next bits of the text, as many as the longest code has. */
type Codes = { table: Uint16Array; mask: number };

/**
 * The content in one piece: nothing is made twice or joined. Null where it is not well formed or not
 * of just this size; never more than that is made, and the work ends where more would come.
 */
export function inflateKnown(packed: Uint8Array, bytes: number): Uint8Array | null {
  return new Inflater(packed, new Uint8Array(bytes)).run();
}

class Inflater {
  readonly #packed: Uint8Array;
  readonly #out: Uint8Array;
  #from = 0;
  #to = 0;
  /** Bits that have been taken from the packed bytes and not been read yet, the next one lowest. */
  #held = 0;
  #bits = 0;

  constructor(packed: Uint8Array, out: Uint8Array) {
    this.#packed = packed;
    this.#out = out;
  }

  run(): Uint8Array | null {
    for (let isLast = false; !isLast; ) {
      isLast = this.#take(1) === 1;
      if (!this.#block(this.#take(2))) return null;
      // What was read beyond the packed bytes was zeros.
      if (this.#from - (this.#bits >> 3) > this.#packed.length) return null;
    }
    return this.#to === this.#out.length ? this.#out : null;
  }

  #block(type: number): boolean {
    if (type === 0) return this.#stored();
    if (type === 1) return this.#coded(FIXED.lengths, FIXED.distances);
    const codes = type === 2 ? this.#ownCodes() : null;
    return codes !== null && this.#coded(codes.lengths, codes.distances);
  }

  /** Up to 15 bits. */
  #take(count: number): number {
    while (this.#bits < count) {
      this.#held |= (this.#packed[this.#from++] ?? 0) << this.#bits;
      this.#bits += 8;
    }
    const value = this.#held & ((1 << count) - 1);
    this.#held >>>= count;
    this.#bits -= count;
    return value;
  }

  #stored(): boolean {
    // It begins with a whole byte; whole bytes that are held are given back.
    this.#from -= this.#bits >> 3;
    this.#held = 0;
    this.#bits = 0;
    const length = this.#take(8) | (this.#take(8) << 8);
    const inverted = this.#take(8) | (this.#take(8) << 8);
    if ((length ^ inverted) !== 0xffff || this.#to + length > this.#out.length) return false;
    if (this.#from + length > this.#packed.length) return false;
    this.#out.set(this.#packed.subarray(this.#from, this.#from + length), this.#to);
    this.#from += length;
    this.#to += length;
    return true;
  }

  #ownCodes(): { lengths: Codes; distances: Codes } | null {
    const lengthCodes = this.#take(5) + 257;
    const distanceCodes = this.#take(5) + 1;
    const given = this.#take(4) + 4;
    const ofLengths = new Uint8Array(LENGTHS_ORDER.length);
    for (const symbol of LENGTHS_ORDER.slice(0, given)) ofLengths[symbol] = this.#take(3);
    const codes = codesOf(ofLengths);
    if (codes === null) return null;
    const all = new Uint8Array(lengthCodes + distanceCodes);
    for (let at = 0; at < all.length; ) {
      const symbol = this.#symbol(codes);
      if (symbol < 0) return null;
      if (symbol < 16) {
        all[at++] = symbol;
        continue;
      }
      if (symbol === 16 && at === 0) return null;
      const repeated = symbol === 16 ? (all[at - 1] ?? 0) : 0;
      const times =
        symbol === 16 ? 3 + this.#take(2) : symbol === 17 ? 3 + this.#take(3) : 11 + this.#take(7);
      if (at + times > all.length) return null;
      all.fill(repeated, at, at + times);
      at += times;
    }
    const lengths = codesOf(all.subarray(0, lengthCodes));
    const distances = codesOf(all.subarray(lengthCodes));
    return lengths && distances && { lengths, distances };
  }

  #symbol({ table, mask }: Codes): number {
    while (this.#bits < MAX_BITS) {
      this.#held |= (this.#packed[this.#from++] ?? 0) << this.#bits;
      this.#bits += 8;
    }
    const entry = table[this.#held & mask] ?? 0;
    if (entry === 0) return -1;
    this.#held >>>= entry & BITS_MASK;
    this.#bits -= entry & BITS_MASK;
    return entry >> SYMBOL_SHIFT;
  }

  /** All in variables of its own: here is where the time goes. */
  #coded(lengths: Codes, distances: Codes): boolean {
    const packed = this.#packed;
    const out = this.#out;
    const end = out.length;
    const { table: lengthTable, mask: lengthMask } = lengths;
    const { table: distanceTable, mask: distanceMask } = distances;
    let from = this.#from;
    let to = this.#to;
    let held = this.#held;
    let bits = this.#bits;
    let isWhole = false;
    for (;;) {
      if (bits < MAX_BITS) {
        held |= ((packed[from] ?? 0) | ((packed[from + 1] ?? 0) << 8)) << bits;
        from += 2;
        bits += 16;
      }
      const entry = lengthTable[held & lengthMask] ?? 0;
      if (entry === 0) break;
      held >>>= entry & BITS_MASK;
      bits -= entry & BITS_MASK;
      const symbol = entry >> SYMBOL_SHIFT;
      if (symbol < END_OF_BLOCK) {
        if (to >= end) break;
        out[to++] = symbol;
        continue;
      }
      if (symbol === END_OF_BLOCK) {
        isWhole = true;
        break;
      }
      if (bits < MAX_BITS) {
        held |= ((packed[from] ?? 0) | ((packed[from + 1] ?? 0) << 8)) << bits;
        from += 2;
        bits += 16;
      }
      const lengthExtra = LENGTH_EXTRAS[symbol - END_OF_BLOCK - 1] ?? 0;
      const length =
        (LENGTH_BASES[symbol - END_OF_BLOCK - 1] ?? 0) + (held & ((1 << lengthExtra) - 1));
      held >>>= lengthExtra;
      bits -= lengthExtra;
      if (bits < MAX_BITS) {
        held |= ((packed[from] ?? 0) | ((packed[from + 1] ?? 0) << 8)) << bits;
        from += 2;
        bits += 16;
      }
      const distanceEntry = distanceTable[held & distanceMask] ?? 0;
      if (distanceEntry === 0) break;
      held >>>= distanceEntry & BITS_MASK;
      bits -= distanceEntry & BITS_MASK;
      if (bits < MAX_BITS) {
        held |= ((packed[from] ?? 0) | ((packed[from + 1] ?? 0) << 8)) << bits;
        from += 2;
        bits += 16;
      }
      const distanceSymbol = distanceEntry >> SYMBOL_SHIFT;
      const distanceExtra = DISTANCE_EXTRAS[distanceSymbol] ?? 0;
      const distance = (DISTANCE_BASES[distanceSymbol] ?? 0) + (held & ((1 << distanceExtra) - 1));
      held >>>= distanceExtra;
      bits -= distanceExtra;
      // Symbols that the format leaves out have no length or distance.
      if (length === 0 || distance === 0 || distance > to || to + length > end) break;
      for (const stop = to + length; to < stop; to++) out[to] = out[to - distance] ?? 0;
    }
    this.#from = from;
    this.#to = to;
    this.#held = held;
    this.#bits = bits;
    return isWhole;
  }
}

/** Null for lengths that are no code: more codes than there are bits for. */
function codesOf(lengths: Uint8Array): Codes | null {
  const counts = new Uint16Array(MAX_BITS + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  let longest = MAX_BITS;
  while (longest > 1 && counts[longest] === 0) longest--;
  const next = new Uint16Array(MAX_BITS + 2);
  let code = 0;
  for (let length = 1; length <= longest; length++) {
    next[length] = code;
    code += counts[length] ?? 0;
    if (code > 1 << length) return null;
    code <<= 1;
  }
  const table = new Uint16Array(1 << longest);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] ?? 0;
    if (length === 0) continue;
    const own = next[length] ?? 0;
    next[length] = own + 1;
    const entry = (symbol << SYMBOL_SHIFT) | length;
    // Codes come with their highest bit first, all else with its lowest.
    const first = reversed(own, length);
    for (let at = first; at < table.length; at += 1 << length) table[at] = entry;
  }
  return { table, mask: table.length - 1 };
}

function reversed(code: number, length: number): number {
  let bits = 0;
  for (let bit = 0; bit < length; bit++) bits |= ((code >> bit) & 1) << (length - 1 - bit);
  return bits;
}

const NO_CODES: Codes = { table: new Uint16Array(1), mask: 0 };

const FIXED = {
  lengths:
    codesOf(
      Uint8Array.from({ length: 288 }, (_, symbol) =>
        symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
      ),
    ) ?? NO_CODES,
  distances: codesOf(new Uint8Array(32).fill(5)) ?? NO_CODES,
};
