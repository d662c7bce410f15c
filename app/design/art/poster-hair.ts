import type { DrawHair, HairFrame, HairParts } from "./poster-hair-parts.ts";
import { HAIRSTYLES } from "./poster-hairstyles.ts";
import { HEADWEAR } from "./poster-headwear.ts";
import type { Hair } from "./poster-model.ts";

const DRAW: Readonly<Record<Hair, DrawHair>> = { ...HAIRSTYLES, ...HEADWEAR };

export function drawHair(kind: Hair, frame: HairFrame): HairParts {
  return DRAW[kind](frame);
}
