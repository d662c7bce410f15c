import type { FaceFrame } from "./poster-head.ts";
import type { Side } from "./poster-model.ts";
import { d, limb, path, rect, type Shape } from "./shape.ts";

export interface HairParts {
  /** Behind neck and torso. */
  readonly back?: readonly Shape[];
  /** Over the head. */
  readonly front?: readonly Shape[];
  /** Over the torso as well. */
  readonly over?: readonly Shape[];
}

export interface HairFrame {
  readonly face: FaceFrame;
  readonly side: Side;
  readonly hair: string;
  readonly skin: string;
  /** Bands and ties; differs from the hair. */
  readonly accent: string;
  /** A third colour for headsets worn over hair. */
  readonly prop: string;
}

/** The crown of the head down to `y`, as a cap that sits one unit proud of it. */
export function crown({ half, crown: top }: FaceFrame, y = -3): string {
  return d`M${-half - 1} ${y}A${half + 1} ${top + 1} 0 0 1 ${half + 1} ${y}Z`;
}

/** A fringe of two slopes that meet off centre. */
export function fringe({ half, crown: top }: FaceFrame, side: Side): string {
  return d`M${-half - 1} -5A${half + 1} ${top + 1} 0 0 1 ${half + 1} -5L${side * -5} -25Z`;
}

/** A mane to `low`, `spare` units wider than the head. */
export function mane({ half }: FaceFrame, low: number, spare = 11): string {
  const w = half + spare;
  return d`M${-w} ${low}V-4a${w} ${w} 0 0 1 ${2 * w} 0V${low}Z`;
}

/** A plait over one shoulder, tied. */
export function plait(side: number, hair: string, accent: string): readonly Shape[] {
  const beads = [30, 45, 60, 75, 90].map((y, n) => d`M${side * (38 + n * 2.2)} ${y}h0`);
  const end = side * 49;
  return [
    limb(beads.join(""), hair, 20),
    path(d`M${end - 7} 104h14l-2 18q-5 5 -10 0z`, hair),
    rect(end - 7, 98, 14, 7, accent),
  ];
}

/** Curls of radius `size` in an arc over the head: dots, drawn as lines of no length. */
export function curlRing(
  hair: string,
  radius: number,
  count: number,
  size: number,
  centreY = 0,
): Shape {
  const dots = Array.from({ length: count }, (_, n) => {
    const angle = ((-197 + (214 / (count - 1)) * n) * Math.PI) / 180;
    return d`M${radius * Math.cos(angle)} ${centreY + radius * Math.sin(angle)}h0`;
  });
  return limb(dots.join(""), hair, size * 2);
}

export type DrawHair = (frame: HairFrame) => HairParts;
