import type { CaseSlug } from "../../../content/facts/case-studies.ts";
import { CASE_LINE_Y, CASE_SCENES } from "./case-scenes.ts";
import { pulsePath } from "./pulse.ts";
import { type Shape, stroke, svgDocument } from "./shape.ts";

export const CASE_WIDTH = 1200;
export const CASE_HEIGHT = 800;

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
