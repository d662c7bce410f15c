import { PALETTES, type PaletteName } from "./palette.ts";
import { CAST } from "./poster-cast.ts";
import {
  BACKDROPS,
  BUILDS,
  type Crop,
  EXTRAS,
  type Extra,
  FACES,
  HAIRS,
  type Hair,
  POSTER_WIDTH,
  type Poster,
  PROPS,
  type Prop,
  type Side,
  TOPS,
  type Top,
} from "./poster-model.ts";
import { hashText, seedFrom } from "./seed.ts";

/** What a person types and what the roster stores are one handle: "@Name " is "name". */
export function normaliseHandle(handle: string): string {
  return handle.normalize("NFKC").trim().replace(/^@+/, "").toLowerCase();
}

/** Letters and digits of the hash; safe in ids and `url(#…)` whatever the handle was. */
function posterId(name: string): string {
  return hashText(name).toString(36) + hashText(`${name}\nid`).toString(36);
}

const PALETTE_NAMES = Object.keys(PALETTES) as [PaletteName, ...PaletteName[]];

/** Decks hold a trait as often as it should come up in a crowd. */
const CROP_DECK = ["medium", "medium", "medium", "close", "close", "wide", "wide"] as const;
const EXTRA_DECK = ["none", "none", "none", ...EXTRAS] as const;
const PROP_DECK = ["none", "none", "none", ...PROPS] as const;

/** Hair that covers the ears or eyes, where glasses and earrings go. */
const COVERING: ReadonlySet<Hair> = new Set([
  "headphones",
  "headset",
  "bob",
  "sunhat",
  "bucket",
  "fullbeard",
]);
/** Hair as wide as the ring light behind it. */
const WIDE_HAIR: ReadonlySet<Hair> = new Set(["afro", "headband", "sunhat", "ponytail"]);
/** Props held low or at arm's length, out of the picture up close. */
const FAR_PROPS: ReadonlySet<Prop> = new Set(["clapper", "gamepad", "spoon"]);
/** Garments with so much accent on the chest that a prop of that colour would sink in it. */
const LARGE_ACCENT: ReadonlySet<Top> = new Set(["hoodie", "apron", "jacket", "split", "sash"]);

function fitHair(hair: Hair, palette: PaletteName): Hair {
  const { prop, hair: colour } = PALETTES[palette];
  return hair === "headset" && prop === colour ? "headphones" : hair;
}

function fitExtra(extra: Extra, hair: Hair): Extra {
  return COVERING.has(hair) ? "none" : extra;
}

function fitProp(prop: Prop, crop: Crop, hair: Hair, palette: PaletteName): Prop {
  const { prop: colour, hair: hairColour } = PALETTES[palette];
  if (crop === "close" && FAR_PROPS.has(prop)) return "none";
  if (prop === "ring" && (WIDE_HAIR.has(hair) || colour === hairColour)) return "none";
  return prop;
}

function fitTop(top: Top, prop: Prop, palette: PaletteName): Top {
  const { prop: colour, accent } = PALETTES[palette];
  return prop !== "none" && colour === accent && LARGE_ACCENT.has(top) ? "crew" : top;
}

/** Where the head of each crop is, and how far it may lean from the middle. */
const FRAMING: Readonly<Record<Crop, { y: number; scale: number; shift: number }>> = {
  close: { y: 152, scale: 1.42, shift: 10 },
  medium: { y: 139, scale: 1, shift: 9 },
  wide: { y: 112, scale: 0.66, shift: 14 },
};

/**
 * The poster of a handle. Any text works, the empty one too; the same handle gives the same poster
 * for ever. The ten handles of the cast have fixed posters.
 */
export function drawPoster(handle: string): Poster {
  const name = normaliseHandle(handle);
  const id = posterId(name);
  const fixed = Object.hasOwn(CAST, name) ? CAST[name] : undefined;
  if (fixed) return { ...fixed, id };

  const seed = seedFrom(name);
  const crop = seed.pick("crop", CROP_DECK);
  const palette = seed.pick("palette", PALETTE_NAMES);
  const hair = fitHair(seed.pick("hair", HAIRS), palette);
  const prop = fitProp(seed.pick("prop", PROP_DECK), crop, hair, palette);
  const { y, scale, shift } = FRAMING[crop];
  const facing: Side = seed.unit("side") < 0.5 ? -1 : 1;
  return {
    id,
    palette,
    backdrop: seed.pick("backdrop", BACKDROPS),
    variation: seed.unit("variation"),
    crop,
    x: POSTER_WIDTH / 2 + facing * seed.between("x", shift * 0.6, shift * 1.4),
    y: y + seed.between("y", -4, 5),
    scale: scale * seed.between("scale", 0.96, 1.05),
    face: seed.pick("face", FACES),
    shaded: seed.unit("light") < 0.5 ? -1 : 1,
    facing,
    hair,
    extra: fitExtra(seed.pick("extra", EXTRA_DECK), hair),
    build: seed.pick("build", BUILDS),
    shoulders: seed.between("shoulders", 63, 72),
    top: fitTop(seed.pick("top", TOPS), prop, palette),
    prop,
    spikeX: facing === 1 ? 34 : 150,
    apex: seed.between("apex", 66, 122),
  };
}
