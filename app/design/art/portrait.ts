import { type PosterSvgOptions, posterSvg } from "./poster.ts";
import type { Poster } from "./poster-model.ts";

/** People of the team page (sample data), by id. */
export const PORTRAIT_IDS = [
  "maria-kallis",
  "theo-marsh",
  "ana-reed",
  "daniel-osei",
  "mei-lin-chou",
  "jack-moran",
] as const;

export type PortraitId = (typeof PORTRAIT_IDS)[number];

const BASE = { variation: 0.4, y: 139, scale: 1, shoulders: 67, extra: "none" } as const;
const LEFT = { spikeX: 34, x: 97, facing: 1 } as const;
const RIGHT = { spikeX: 150, x: 82, facing: -1 } as const;

const PORTRAITS: Readonly<Record<PortraitId, Poster>> = {
  "maria-kallis": {
    ...BASE,
    ...LEFT,
    id: "kallis",
    palette: "coral",
    backdrop: "arches",
    crop: "medium",
    face: "round",
    shaded: 1,
    hair: "bun",
    build: "round",
    top: "collar",
    prop: "none",
    apex: 84,
  },
  "theo-marsh": {
    ...BASE,
    ...RIGHT,
    id: "marsh",
    palette: "sandbank",
    backdrop: "window",
    crop: "medium",
    face: "square",
    shaded: -1,
    hair: "fullbeard",
    build: "square",
    shoulders: 71,
    top: "jacket",
    prop: "cup",
    apex: 104,
  },
  "ana-reed": {
    ...BASE,
    ...LEFT,
    id: "reed",
    palette: "swim",
    backdrop: "moon",
    crop: "medium",
    face: "oval",
    shaded: -1,
    hair: "bob",
    build: "round",
    top: "turtleneck",
    prop: "none",
    variation: 0.7,
    apex: 96,
  },
  "daniel-osei": {
    ...BASE,
    ...RIGHT,
    id: "osei",
    palette: "siesta",
    backdrop: "testcard",
    crop: "medium",
    face: "oval",
    shaded: 1,
    hair: "headset",
    extra: "glasses",
    build: "square",
    shoulders: 70,
    top: "crew",
    prop: "none",
    variation: 0.2,
    apex: 88,
  },
  "mei-lin-chou": {
    ...BASE,
    ...RIGHT,
    id: "chou",
    palette: "poppy",
    backdrop: "waves",
    crop: "close",
    y: 152,
    scale: 1.34,
    face: "pointed",
    shaded: 1,
    hair: "sidepart",
    extra: "earrings",
    build: "round",
    top: "collar",
    prop: "none",
    variation: 0.3,
    apex: 78,
  },
  "jack-moran": {
    ...BASE,
    ...LEFT,
    id: "moran",
    palette: "ferry",
    backdrop: "houses",
    crop: "wide",
    x: 102,
    y: 114,
    scale: 0.68,
    face: "square",
    shaded: -1,
    hair: "quiff",
    build: "square",
    top: "hoodie",
    prop: "clapper",
    apex: 110,
  },
};

/** The portrait's model, for `PosterView` and `posterSvg`. */
export function portrait(id: PortraitId): Poster {
  return PORTRAITS[id];
}

export function isPortraitId(id: string): id is PortraitId {
  return Object.hasOwn(PORTRAITS, id);
}

/** A standalone SVG of under 4 kB. */
export function portraitSvg(id: PortraitId, options: PosterSvgOptions = {}): string {
  return posterSvg(PORTRAITS[id], options);
}
