import type { ServiceSlug } from "../../../content/facts/services.ts";
import { pulsePath } from "./pulse.ts";
import { SERVICE_LINE_Y, sceneOf } from "./service-scenes.ts";
import { type Shape, stroke, svgDocument } from "./shape.ts";

export const SERVICE_SIZE = 480;

const LINE_WEIGHT = 6;

/** 480 × 480 units, one idea a picture; the pulse line is at unit 10 of 16. */
export function serviceShapes(slug: ServiceSlug): readonly Shape[] {
  const { behind, line, spikes, before } = sceneOf(slug);
  const pulse = pulsePath({ width: SERVICE_SIZE, baseline: SERVICE_LINE_Y, spikes });
  return [...behind, stroke(pulse, line, LINE_WEIGHT), ...before];
}

/** A standalone SVG emblem. */
export function serviceSvg(slug: ServiceSlug, title?: string): string {
  return svgDocument(SERVICE_SIZE, SERVICE_SIZE, serviceShapes(slug), {
    className: "service-art",
    title,
  });
}
