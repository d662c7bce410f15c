import { shadeOf } from "./palette.ts";
import { crown, curlRing, type DrawHair, mane } from "./poster-hair-parts.ts";
import { box, circle, d, limb, path, rect, type Shape, stroke } from "./shape.ts";

/** The band and cups of a headset. */
function cups(colour: string, half: number): readonly Shape[] {
  const r = half + 7;
  return [
    stroke(d`M${-r} 4a${r} ${r} 0 0 1 ${2 * r} 0`, colour, 8),
    rect(-r - 7, -8, 17, 34, colour, { rx: 8 }),
    rect(r - 10, -8, 17, 34, colour, { rx: 8 }),
  ];
}

/** Heads by what they wear. */
export const HEADWEAR = {
  headphones: ({ face, hair }) => ({ front: cups(hair, face.half) }),
  headset: ({ face, side, hair, prop }) => ({
    front: [
      path(crown(face, -8), hair),
      ...cups(prop, face.half),
      limb(d`M${side * (face.half + 7)} 20Q${side * face.half} 36 ${side * 20} 34`, prop, 5),
      circle(side * 18, 34, 6, prop),
    ],
  }),
  cap: ({ face, side, hair }) => {
    const edge = side * (face.half + 1);
    return {
      front: [
        path(crown(face, -9), hair),
        path(d`M${-edge} -16H${edge + side * 28}v5q0 4 ${-side * 4} 4H${-edge}Z`, hair),
        path(d`M${-edge} -9H${edge}v2H${-edge}z`, shadeOf(hair)),
      ],
    };
  },
  backcap: ({ face, side, hair, skin }) => {
    const edge = side * (face.half + 1);
    return {
      front: [
        path(
          d`M${-edge} -14l${-side * 24} 12q${-side * 4} 5 ${side * 4} 6L${-edge} 6Z`,
          shadeOf(hair),
        ),
        path(crown(face, -8), hair),
        path("M-15 -8a15 16 0 0 1 30 0z", skin),
      ],
    };
  },
  beanie: ({ face, hair, accent }) => {
    const w = face.half + 5;
    return {
      front: [
        path(d`M${-w + 2} -12C${-w} -76 ${w} -76 ${w - 2} -12Z`, hair),
        rect(-w, -27, 2 * w, 20, accent, { rx: 5 }),
        stroke(
          d`M${-w + 14} -27v20M${-w / 3} -27v20M${w / 3} -27v20M${w - 14} -27v20`,
          shadeOf(accent),
          3,
        ),
      ],
    };
  },
  bucket: ({ face, hair }) => {
    const w = face.half;
    return {
      front: [
        path(
          d`M${-w + 1} -16L${-w + 9} -52Q${-w + 10} -58 ${-w + 17} -58H${w - 17}Q${w - 10} -58 ${w - 9} -52L${w - 1} -16Z`,
          hair,
        ),
        path(
          d`M${-w - 16} 0L${-w + 1} -22H${w - 1}L${w + 16} 0Q0 -13 ${-w - 16} 0Z`,
          shadeOf(hair),
        ),
      ],
    };
  },
  sunhat: ({ face, hair, accent }) => ({
    back: [path(mane(face, 62, 6), shadeOf(hair))],
    front: [
      path(d`M${-face.half + 3} -20V-34A${face.half - 3} 33 0 0 1 ${face.half - 3} -34V-20Z`, hair),
      path(box(-face.half + 3, -32, 2 * face.half - 6, 10), accent),
      path("M-82 -14Q-44 -26 0 -26T82 -14Q84 -8 76 -8Q0 -16 -76 -8Q-84 -8 -82 -14Z", hair),
    ],
  }),
  headband: ({ face, hair, accent }) => ({
    back: [curlRing(hair, face.half + 3, 11, 19, -8)],
    front: [
      path(
        d`M${-face.half - 3} -12Q0 -34 ${face.half + 3} -12V-24Q0 -46 ${-face.half - 3} -24Z`,
        accent,
      ),
    ],
  }),
} as const satisfies Readonly<Record<string, DrawHair>>;
