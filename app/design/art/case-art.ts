import { CASE_LINE_Y, CASE_SCENES } from "./case-scenes.ts";
import { pulsePath, type Spike } from "./pulse.ts";
import { type Shape, stroke, svgDocument } from "./shape.ts";

export const CASE_WIDTH = 1200;
export const CASE_HEIGHT = 800;

/** Case studies by slug (spec section 2). */
export const CASE_SLUGS = ["urban-fit", "fresh-food", "glow-beauty", "nextgen-gaming"] as const;
export type CaseSlug = (typeof CASE_SLUGS)[number];

/** One scene: what is behind the pulse line, the line, and what stands before it. */
export interface CaseScene {
  readonly behind: readonly Shape[];
  readonly line: string;
  readonly spikes: readonly Spike[];
  readonly before: readonly Shape[];
}

const LINE_WEIGHT = 9;

/** 1200 × 800 units; the pulse line is at unit 10 of 16, so frames of any size hang on it. */
export function caseShapes(slug: CaseSlug): readonly Shape[] {
  const { behind, line, spikes, before } = CASE_SCENES[slug];
  const pulse = pulsePath({ width: CASE_WIDTH, baseline: CASE_LINE_Y, spikes });
  return [...behind, stroke(pulse, line, LINE_WEIGHT), ...before];
}

/** A standalone SVG; crop it with `object-fit: cover`. */
export function caseSvg(slug: CaseSlug, title?: string): string {
  return svgDocument(CASE_WIDTH, CASE_HEIGHT, caseShapes(slug), { className: "case-art", title });
}
