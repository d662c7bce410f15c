import { pulsePath, type Spike } from "./pulse.ts";
import { SERVICE_LINE_Y, SERVICE_SCENES } from "./service-scenes.ts";
import { type Shape, stroke, svgDocument } from "./shape.ts";

export const SERVICE_SIZE = 480;

/** Services by slug (spec section 2), in the order of the menu. */
export const SERVICE_SLUGS = [
  "talent-management",
  "tiktok-live",
  "content-strategy",
  "brand-partnerships",
  "production",
  "creator-events",
] as const;
export type ServiceSlug = (typeof SERVICE_SLUGS)[number];

export interface ServiceScene {
  readonly behind: readonly Shape[];
  readonly line: string;
  readonly spikes: readonly Spike[];
  readonly before: readonly Shape[];
}

const LINE_WEIGHT = 6;

/** 480 × 480 units, one idea a picture; the pulse line is at unit 10 of 16. */
export function serviceShapes(slug: ServiceSlug): readonly Shape[] {
  const { behind, line, spikes, before } = SERVICE_SCENES[slug];
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
