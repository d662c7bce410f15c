import { crown, curlRing, type DrawHair, fringe, mane, plait } from "./poster-hair-parts.ts";
import { beardPath } from "./poster-head.ts";
import { circle, d, disc, path } from "./shape.ts";

/** Heads by their own hair. */
export const HAIRSTYLES = {
  short: ({ face, hair }) => ({ front: [path(crown(face), hair)] }),
  sidepart: ({ face, side, hair }) => {
    const x = (face.half + 2) * side;
    return {
      front: [
        path(
          d`M${-x} 3A${face.half + 2} 51 0 0 ${side === 1 ? 1 : 0} ${x} 3L${x * 0.86} -8C${x * 0.3} -9 ${-x * 0.2} -16 ${-x * 0.44} -30C${-x * 0.52} -18 ${-x * 0.84} -12 ${-x} 3Z`,
          hair,
        ),
      ],
    };
  },
  long: ({ face, side, hair }) => ({
    back: [path(mane(face, 108), hair)],
    front: [path(fringe(face, side), hair)],
  }),
  bob: ({ face, hair }) => {
    const w = face.half + 9;
    return {
      back: [path(d`M${-w - 3} 38L${-w} -4a${w} ${w} 0 0 1 ${2 * w} 0L${w + 3} 38Z`, hair)],
      front: [
        path(
          d`M${-w} 38L${-w + 3} -10H${-face.half + 5}Q${-face.half + 11} 16 ${-face.half + 3} 38ZM${w} 38L${w - 3} -10H${face.half - 5}Q${face.half - 11} 16 ${face.half - 3} 38Z`,
          hair,
        ),
        path(d`M${-face.half - 2} -9A${face.half + 2} 44 0 0 1 ${face.half + 2} -9Z`, hair),
      ],
    };
  },
  bun: ({ face, hair }) => ({
    back: [circle(0, -55, 20, hair)],
    front: [path(crown(face), hair)],
  }),
  spacebuns: ({ face, hair }) => ({
    back: [path(disc(-31, -44, 18) + disc(31, -44, 18), hair)],
    front: [
      path(
        d`M${-face.half - 1} -1A${face.half + 1} ${face.crown + 2} 0 0 1 ${face.half + 1} -1Q${face.half * 0.5} -6 0 -31Q${-face.half * 0.5} -6 ${-face.half - 1} -1Z`,
        hair,
      ),
    ],
  }),
  curls: ({ face, hair }) => ({ back: [curlRing(hair, face.half + 4, 9, 15)] }),
  afro: ({ face, hair }) => ({
    back: [circle(0, -15, 66, hair)],
    front: [
      path(
        d`M${-face.half - 2} 0A${face.half + 2} 48 0 0 1 ${face.half + 2} 0Q${face.half - 6} -20 0 -20T${-face.half - 2} 0Z`,
        hair,
      ),
    ],
  }),
  ponytail: ({ face, side, hair, accent }) => ({
    back: [
      path(
        d`M${side * 22} -48C${side * 78} -78 ${side * 92} 6 ${side * 62} 66C${side * 62} 30 ${side * 58} -8 ${side * 34} -20Z`,
        hair,
      ),
      circle(side * 30, -40, 9, accent),
    ],
    front: [path(crown(face, -6), hair)],
  }),
  braid: ({ face, side, hair, accent }) => ({
    back: [path(mane(face, 20, 6), hair)],
    front: [path(fringe(face, side), hair)],
    over: plait(-side, hair, accent),
  }),
  plaits: ({ face, hair, accent }) => ({
    back: [path(mane(face, 14, 5), hair)],
    front: [
      path(
        d`M${-face.half - 1} 4A${face.half + 1} ${face.crown + 4} 0 0 1 ${face.half + 1} 4Q${face.half * 0.7} -18 0 -32Q${-face.half * 0.7} -18 ${-face.half - 1} 4Z`,
        hair,
      ),
    ],
    over: [...plait(-1, hair, accent), ...plait(1, hair, accent)],
  }),
  wavy: ({ face, side, hair }) => {
    const w = face.half + 8;
    const wave = "a13 13 0 0 1 0 26";
    const back = "a13 13 0 0 1 0 -26";
    return {
      back: [
        path(
          `${d`M${-w} -8A${w} ${w} 0 0 1 ${w} -8`}${wave.repeat(4)}H${-w}${back.repeat(4)}Z`,
          hair,
        ),
      ],
      front: [path(fringe(face, side === 1 ? -1 : 1), hair)],
    };
  },
  locs: ({ face, hair }) => {
    const w = face.half + 12;
    const strands = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((n) => {
      const x = (n * w) / 4.4;
      const length = 62 + (Math.abs(n * 7 + 3) % 4) * 11;
      return d`M${x - 6} 0v${length}a6 6 0 0 0 12 0v${-length}z`;
    });
    return {
      back: [
        path(d`M${-w} 4V-6a${w} ${w - 2} 0 0 1 ${2 * w} 0V4Z`, hair),
        path(strands.join(""), hair),
      ],
      front: [
        path(crown(face, -14), hair),
        path(
          d`M${-face.half - 6} -16h13v44a6.5 6.5 0 0 1 -13 0zM${face.half + 6} -16h-13v34a6.5 6.5 0 0 0 13 0z`,
          hair,
        ),
      ],
    };
  },
  flattop: ({ face, side, hair }) => {
    const w = (face.half + 2) * side;
    return {
      front: [
        path(
          d`M${-w} 2L${-w - side * 3} -46Q${-w - side * 3} -56 ${-w + side * 8} -57L${w - side * 2} -64Q${w + side * 8} -64 ${w + side * 7} -54L${w} 2L${w * 0.8} -16H${-w * 0.8}Z`,
          hair,
        ),
      ],
    };
  },
  quiff: ({ face, side, hair }) => {
    const x = (face.half + 1) * side;
    return {
      front: [
        path(
          d`M${-x} 2C${-x * 1.12} -34 ${-x * 0.8} -52 ${-x * 0.2} -54C${x * 0.2} -76 ${x * 0.9} -78 ${x * 1.2} -62C${x * 1.34} -50 ${x * 1.04} -30 ${x} 2L${x * 0.86} -14C${x * 0.3} -14 ${-x * 0.4} -16 ${-x * 0.84} -22Z`,
          hair,
        ),
      ],
    };
  },
  bald: () => ({}),
  beard: ({ face, hair }) => ({ front: [path(beardPath(face, 8), hair)] }),
  fullbeard: ({ face, hair }) => ({
    front: [path(beardPath(face, 16), hair), path(crown(face, -16), hair)],
  }),
} as const satisfies Readonly<Record<string, DrawHair>>;
