/** Deterministic choice: the same text gives the same picture on every machine, for ever. */

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

function avalanche(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** 32-bit hash of a text (FNV-1a over UTF-16 units, then mixed). */
export function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return avalanche(hash);
}

export interface Seed {
  /** A number in [0, 1) for this trait. Traits are independent: adding one changes no other. */
  unit(trait: string): number;
  /** A number in [low, high). */
  between(trait: string, low: number, high: number): number;
  /** One of the list. */
  pick<T>(trait: string, list: readonly [T, ...T[]]): T;
}

const HASH_RANGE = 2 ** 32;

export function seedFrom(text: string): Seed {
  const unit = (trait: string) => hashText(`${trait}\n${text}`) / HASH_RANGE;
  return {
    unit,
    between: (trait, low, high) => low + unit(trait) * (high - low),
    pick: (trait, list) => list[Math.floor(unit(trait) * list.length)] ?? list[0],
  };
}
