import { type Palette, shadeOf } from "./palette.ts";
import { type Extra, type Face, HEAD_RADIUS, type Poster } from "./poster-model.ts";
import { circle, d, disc, path, rect, type Shape, stroke } from "./shape.ts";

/** Proportions of a face, figure units: half width, crown and chin above and below the centre. */
export interface FaceFrame {
  readonly half: number;
  readonly crown: number;
  readonly chin: number;
  /** Bezier handles of the jaw, as shares of chin and half width: .55 and .55 is an ellipse. */
  readonly jawDrop: number;
  readonly jawWidth: number;
}

const FRAMES: Readonly<Record<Face, FaceFrame>> = {
  round: { half: 42, crown: HEAD_RADIUS, chin: 42, jawDrop: 0.55, jawWidth: 0.55 },
  oval: { half: 38, crown: HEAD_RADIUS, chin: 48, jawDrop: 0.58, jawWidth: 0.55 },
  square: { half: 39, crown: HEAD_RADIUS, chin: 43, jawDrop: 0.86, jawWidth: 0.66 },
  pointed: { half: 41, crown: HEAD_RADIUS, chin: 48, jawDrop: 0.5, jawWidth: 0.3 },
};

export function faceFrame(face: Face): FaceFrame {
  return FRAMES[face];
}

const ARC = 0.552;

/** One half of the head as path data, from crown to chin; side 1 is the right half. */
function halfHead({ half, crown, chin, jawDrop, jawWidth }: FaceFrame, side: number): string {
  const x = half * side;
  return d`M0 ${-crown}C${x * ARC} ${-crown} ${x} ${-crown * ARC} ${x} 0C${x} ${chin * jawDrop} ${x * jawWidth} ${chin} 0 ${chin}`;
}

function wholeHead({ half: x, crown, chin, jawDrop, jawWidth }: FaceFrame): string {
  return d`M${-x} 0C${-x} ${-crown * ARC} ${-x * ARC} ${-crown} 0 ${-crown}S${x} ${-crown * ARC} ${x} 0C${x} ${chin * jawDrop} ${x * jawWidth} ${chin} 0 ${chin}S${-x} ${chin * jawDrop} ${-x} 0`;
}

/** A beard: the jaw, lowered, cut by a line under the mouth. */
export function beardPath({ half, chin, jawDrop, jawWidth }: FaceFrame, drop: number): string {
  const x = half + 1;
  const low = chin + drop;
  return d`M${-x} 2C${-x} ${low * jawDrop + 6} ${-x * jawWidth} ${low} 0 ${low}C${x * jawWidth} ${low} ${x} ${low * jawDrop + 6} ${x} 2Q${x * 0.84} 29 ${x * 0.44} 26Q0 21 ${-x * 0.44} 26Q${-x * 0.84} 29 ${-x} 2Z`;
}

export function drawHead(poster: Poster, { skin, hair, accent }: Palette): readonly Shape[] {
  const face = FRAMES[poster.face];
  return [
    path(wholeHead(face), skin),
    path(halfHead(face, poster.shaded), shadeOf(skin)),
    ...EXTRA[poster.extra](face, hair, accent),
  ];
}

const EXTRA: Readonly<
  Record<Extra, (face: FaceFrame, dark: string, accent: string) => readonly Shape[]>
> = {
  none: () => [],
  glasses: ({ half }, dark) => [
    stroke(
      `${disc(-18, 4, 12.5)}${disc(18, 4, 12.5)}${d`M-5 2H5M-31 2H${-half}M31 2H${half}`}`,
      dark,
      4,
    ),
  ],
  shades: ({ half }, dark) => [
    path(
      d`M${-half} -6H${half}V0H33L28 13Q26 17 21 17H12Q7 17 5 12L2 3H-2L-5 12Q-7 17 -12 17H-21Q-26 17 -28 13L-33 0H${-half}Z`,
      dark,
    ),
  ],
  earrings: ({ half }, _dark, accent) => [
    circle(-half * 0.93, 23, 6, accent),
    circle(half * 0.93, 23, 6, accent),
  ],
};

/** Neck and the shadow of the chin on it. */
export function drawNeck({ skin }: Palette): readonly Shape[] {
  return [rect(-13, 26, 26, 42, skin), path("M-13 44h26l-26 14z", shadeOf(skin))];
}
