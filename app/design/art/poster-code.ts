import { PALETTES, type PaletteName } from "./palette.ts";
import {
  BACKDROPS,
  BUILDS,
  CROPS,
  EXTRAS,
  FACES,
  HAIRS,
  POSTER_HEIGHT,
  POSTER_WIDTH,
  type Poster,
  PROPS,
  TOPS,
} from "./poster-model.ts";
import { hashText } from "./seed.ts";

/**
 * A poster without its handle: which parts it is made of, in two letters each. Addresses and mails may
 * carry it, since nothing that somebody typed is in it and nobody can be told by it.
 */
const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];
const SIDES = [-1, 1] as const;

/** Names in the order in which they are written; a list that grows, grows at its end. */
const CHOICES = [
  ["palette", PALETTE_NAMES],
  ["backdrop", BACKDROPS],
  ["crop", CROPS],
  ["face", FACES],
  ["shaded", SIDES],
  ["facing", SIDES],
  ["hair", HAIRS],
  ["extra", EXTRAS],
  ["build", BUILDS],
  ["top", TOPS],
  ["prop", PROPS],
] as const;

/** Lengths with the least and the most that a poster has, in its own units. */
const LENGTHS = [
  ["variation", 0, 1],
  ["x", 0, POSTER_WIDTH],
  ["y", 0, POSTER_HEIGHT],
  ["scale", 0.5, 2],
  ["shoulders", 55, 80],
  ["spikeX", 0, POSTER_WIDTH],
  ["apex", 50, 130],
] as const;

const RADIX = 36;
const DIGITS = 2;
/** Steps between the least and the most. */
const STEPS = RADIX ** DIGITS - 1;
const LENGTH = (CHOICES.length + LENGTHS.length) * DIGITS;

const written = (value: number) => value.toString(RADIX).padStart(DIGITS, "0");

export function posterCode(poster: Poster): string {
  const choices = CHOICES.map(([name, all]) =>
    written((all as readonly unknown[]).indexOf(poster[name])),
  );
  const lengths = LENGTHS.map(([name, least, most]) =>
    written(Math.round(((poster[name] - least) / (most - least)) * STEPS)),
  );
  return [...choices, ...lengths].join("");
}

/** The poster of a code; undefined for what is none. */
export function posterOfCode(code: string): Poster | undefined {
  if (code.length !== LENGTH || !/^[0-9a-z]*$/.test(code)) return undefined;
  const values = Array.from({ length: LENGTH / DIGITS }, (_, at) =>
    Number.parseInt(code.slice(at * DIGITS, (at + 1) * DIGITS), RADIX),
  );
  const choices = CHOICES.map(([name, all], at) => [name, all[values[at] ?? -1]] as const);
  if (choices.some(([, value]) => value === undefined)) return undefined;
  const lengths = LENGTHS.map(([name, least, most], at) => {
    const share = (values[CHOICES.length + at] ?? 0) / STEPS;
    return [name, least + share * (most - least)] as const;
  });
  const id = hashText(code).toString(RADIX);
  return { id, ...Object.fromEntries([...choices, ...lengths]) } as Poster;
}
