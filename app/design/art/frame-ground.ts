import { LINE_Y, POSTER_HEIGHT, POSTER_WIDTH } from "./poster-model.ts";
import { pulsePath, type Spike } from "./pulse.ts";
import { rect, type Shape, stroke } from "./shape.ts";

const LINE_WEIGHT = 4;

/** What fills a frame of 180 × 320 above its line, and below it. */
export const ground = (above: string, below: string): readonly Shape[] => [
  rect(0, 0, POSTER_WIDTH, POSTER_HEIGHT, above),
  rect(0, LINE_Y, POSTER_WIDTH, POSTER_HEIGHT - LINE_Y, below),
];

/** The pulse through such a frame, at unit 10 of 16. */
export const line = (colour: string, spikes: readonly Spike[] = [], weight = LINE_WEIGHT): Shape =>
  stroke(pulsePath({ width: POSTER_WIDTH, baseline: LINE_Y, spikes }), colour, weight);
