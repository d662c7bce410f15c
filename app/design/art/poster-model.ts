import type { PaletteName } from "./palette.ts";

/** 9:16, 20 user units to one unit of the grid (direction.md, Motif). */
export const POSTER_WIDTH = 180;
export const POSTER_HEIGHT = 320;
/** The pulse line: unit 10 of 16. */
export const LINE_Y = 200;
/** Radius of a head in the figure's own coordinates; crops scale it. */
export const HEAD_RADIUS = 42;

export const CROPS = ["close", "medium", "wide"] as const;
export const FACES = ["round", "oval", "square", "pointed"] as const;
export const BUILDS = ["round", "square"] as const;
export const BACKDROPS = [
  "sun",
  "rays",
  "bars",
  "bands",
  "sail",
  "arches",
  "window",
  "moon",
  "lamps",
  "waves",
  "houses",
  "leader",
  "frames",
  "testcard",
  "spot",
  "diagonals",
  "signal",
] as const;
export const HAIRS = [
  "short",
  "sidepart",
  "long",
  "bob",
  "bun",
  "spacebuns",
  "curls",
  "afro",
  "ponytail",
  "braid",
  "plaits",
  "wavy",
  "locs",
  "flattop",
  "quiff",
  "bald",
  "beard",
  "fullbeard",
  "headphones",
  "headset",
  "cap",
  "backcap",
  "beanie",
  "bucket",
  "sunhat",
  "headband",
] as const;
export const EXTRAS = ["none", "glasses", "shades", "earrings"] as const;
export const TOPS = [
  "plain",
  "stripes",
  "collar",
  "crew",
  "turtleneck",
  "hoodie",
  "apron",
  "jacket",
  "split",
  "dots",
  "tank",
  "sash",
  "pinstripes",
] as const;
export const PROPS = [
  "none",
  "phone",
  "mic",
  "podmic",
  "ring",
  "clapper",
  "cup",
  "four",
  "gamepad",
  "spoon",
] as const;

export type Crop = (typeof CROPS)[number];
export type Face = (typeof FACES)[number];
export type Build = (typeof BUILDS)[number];
export type Backdrop = (typeof BACKDROPS)[number];
export type Hair = (typeof HAIRS)[number];
export type Extra = (typeof EXTRAS)[number];
export type Top = (typeof TOPS)[number];
export type Prop = (typeof PROPS)[number];

/** -1 left, 1 right. */
export type Side = -1 | 1;

/** Everything that decides a poster. Plain data: no handle in it, only a hash of one. */
export interface Poster {
  /** Hash of the handle, letters and digits only; prefixes the picture's clip ids. */
  readonly id: string;
  readonly palette: PaletteName;
  readonly backdrop: Backdrop;
  /** Varies the backdrop's own proportions, 0 to 1. */
  readonly variation: number;
  readonly crop: Crop;
  /** Centre of the head and its scale, in poster units. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly face: Face;
  /** The shaded half of the head. */
  readonly shaded: Side;
  /** The way the figure leans: brims, fringes, ponytails. */
  readonly facing: Side;
  readonly hair: Hair;
  readonly extra: Extra;
  readonly build: Build;
  /** Half the shoulder width, in figure units. */
  readonly shoulders: number;
  readonly top: Top;
  readonly prop: Prop;
  /** The 4: foot of its stem and height of its apex above the line. */
  readonly spikeX: number;
  readonly apex: number;
}
