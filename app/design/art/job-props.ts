import type { OpeningId } from "../../../content/facts/openings.ts";
import { AEGEAN, BLUSH, EMBER, INK, NIGHT, PAPER, SAND, SKY, shadeOf } from "./palette.ts";
import {
  bentLimb,
  box,
  circle,
  d,
  disc,
  limb,
  path,
  place,
  rect,
  type Shape,
  stroke,
  svgDocument,
} from "./shape.ts";

/**
 * What a job is done with, on its stage: it stands on the stage's line, (0, 0) below its middle, and goes on behind
 * the frame to its right. Signal is the ground; what hangs below the line is cut off by the stage's end.
 */
export const PROP_WIDTH = 400;
const ABOVE = 280;
const BELOW = 250;

/** A headset that hangs from (x, y). */
function headset(x: number, y: number, fill: string, r = 42): readonly Shape[] {
  const shade = shadeOf(fill);
  const ears = y + r * 2.1;
  return [
    stroke(d`M${x - r} ${ears}V${y + r}a${r} ${r} 0 0 1 ${2 * r} 0V${ears}`, fill, 13),
    rect(x - r - 17, ears - 34, 34, 66, fill, { rx: 15 }),
    rect(x + r - 17, ears - 34, 34, 66, fill, { rx: 15 }),
    rect(x - r, ears - 28, 17, 54, shade, { rx: 8 }),
    rect(x + r, ears - 28, 17, 54, shade, { rx: 8 }),
    bentLimb(d`M${x - r} ${ears + 26}v22h${r * 0.8}`, fill, 8),
    rect(x - r * 0.3, ears + 38, 28, 20, fill, { rx: 9 }),
  ];
}

/** One of several words in a chat, its tail to the left; bars for words. */
function message(y: number, widths: readonly number[], fill: string, ink: string, x = 0) {
  const width = Math.max(...widths) + 48;
  const height = widths.length * 24 + 26;
  return [
    path(d`M${x} ${y}h${width}v${height}h${34 - width}l-20 22v-22h-14z`, fill),
    path(widths.map((w, row) => box(x + 24, y + 20 + row * 24, w, 10)).join(""), ink),
  ];
}

/** A lamp that hangs from (x, y), turned. */
const lamp = (x: number, y: number, turn: number): Shape =>
  place(
    [
      path("M-9 0H9V14H-9z", INK),
      path("M-26 14H26L36 66H-36z", INK),
      path("M-36 66H36V74H-36z", PAPER),
    ],
    x,
    y,
    1,
    turn,
  );

/** Where the heads of the last row are. */
const ROW = [-104, -28, 48, 124, 200];

const PROPS: Readonly<Record<OpeningId, () => readonly Shape[]>> = {
  // A rail of headsets, and one hook that is free.
  "live-producer": () => [
    path(box(-150, -262, 14, 262) + box(-190, -14, 94, 14) + box(-164, -262, 370, 14), INK),
    ...[-96, 34, 160].map((x) => stroke(d`M${x} -250v20a12 12 0 0 0 24 0`, INK, 8)),
    ...headset(46, -226, PAPER, 48),
    ...headset(172, -226, NIGHT, 48),
    stroke("M-6 -78C-6 -20 -60 -40 -60 0", PAPER, 6),
  ],
  // The number that they all have, ringing.
  "creator-manager": () => [
    path("M-112 0C-112 -70 -74 -132 -28 -150H88C134 -132 172 -70 172 0z", INK),
    path("M30 -150H88C134 -132 172 -70 172 0H30z", shadeOf(INK)),
    path(box(-34, -184, 22, 44) + box(72, -184, 22, 44), INK),
    // The receiver.
    path(
      "M-124 -176C-128 -252 -40 -262 30 -262S188 -252 184 -176L128 -168C120 -206 96 -208 30 -208S-60 -206 -68 -168z",
      PAPER,
    ),
    path("M30 -262C100 -262 188 -252 184 -176L128 -168C120 -206 96 -208 30 -208z", shadeOf(PAPER)),
    circle(30, -74, 58, PAPER),
    path(
      Array.from({ length: 10 }, (_, at) => {
        const turn = ((at * 30 - 200) / 180) * Math.PI;
        return disc(30 + 41 * Math.cos(turn), -74 + 41 * Math.sin(turn), 8);
      }).join(""),
      INK,
    ),
    circle(30, -74, 20, SKY),
    // Its cord goes to whoever picks it up.
    stroke("M-104 -14c-40 0 -34 44 -8 44s22 -36 0 -36c-42 0 -46 60 -8 66", INK, 7),
    limb("M-144 -158l-30 -8M-148 -118l-30 8", INK, 9),
  ],
  // What is filmed this month, on a board; and the format that a bad day leaves.
  "content-strategist": () => [
    path("M-96 -30L-124 0h18L-80 -30zM140 -30L168 0h-18L124 -30z", INK),
    rect(-140, -270, 356, 244, INK, { rx: 6 }),
    rect(-128, -258, 344, 220, SAND),
    path(
      [-112, -46, 20, 86, 152].map((x) => box(x, -244, 54, 88)).join("") +
        [-112, 20, 152].map((x) => box(x, -142, 54, 88)).join(""),
      PAPER,
    ),
    path(box(-46, -142, 54, 88), AEGEAN),
    path(box(86, -142, 54, 88) + box(20, -244, 54, 88), NIGHT),
    path(
      [-85, -19, 113, 179].map((x) => disc(x, -198, 13)).join("") +
        [-85, 47, 179].map((x) => disc(x, -98, 13)).join(""),
      SKY,
    ),
    stroke("M-85 -238L-19 -136L47 -238L113 -136L179 -238", EMBER, 4),
    path(
      [-85, 47, 179].map((x) => disc(x, -238, 8)).join("") +
        [-19, 113].map((x) => disc(x, -136, 8)).join(""),
      EMBER,
    ),
    // The 4 of the chosen one.
    stroke("M-46 -84h18l24 -30v42", PAPER, 6),
  ],
  // An hour in layers, cut; above it the seconds that stay.
  "short-video-editor": () => [
    path(box(-200, -120, 420, 120), INK),
    path(box(-192, -112, 96, 30) + box(-90, -112, 44, 30) + box(66, -112, 150, 30), SKY),
    path(box(-40, -112, 100, 30), PAPER),
    path(box(-192, -74, 60, 30) + box(-126, -74, 120, 30) + box(66, -74, 60, 30), BLUSH),
    path(box(-40, -74, 100, 30), PAPER),
    path(
      Array.from({ length: 34 }, (_, at) => {
        const height = 6 + ((at * 37) % 23);
        return box(-192 + at * 12, -22 - height / 2, 6, height);
      }).join(""),
      AEGEAN,
    ),
    // The playhead, on the cut.
    path("M-54 -142h28v12l-14 14l-14 -14z", PAPER),
    path(box(-43, -128, 6, 150), PAPER),
    // What is kept, upright.
    rect(48, -266, 74, 132, INK, { rx: 6 }),
    rect(54, -260, 62, 120, SKY),
    circle(85, -214, 20, PAPER),
    path("M60 -140c0 -34 12 -46 25 -46s25 12 25 46z", NIGHT),
    rect(134, -266, 74, 132, INK, { rx: 6 }),
    rect(140, -260, 62, 120, BLUSH),
    path("M140 -140L202 -228V-140z", AEGEAN),
  ],
  // A contract that has been read to its end, and the pen.
  "partnerships-manager": () => [
    place(
      [
        path(d`M-88 ${BELOW}V-236H64L112 -188V${BELOW}z`, PAPER),
        path("M64 -236V-188H112z", shadeOf(PAPER)),
        path(box(-58, -210, 92, 14), INK),
        path(
          [118, 138, 96, 130].map((width, row) => box(-58, -176 + row * 26, width, 9)).join(""),
          shadeOf(SAND),
        ),
        path(box(-58, -30, 84, 5) + box(40, -30, 56, 5), INK),
        stroke("M-54 -40c10 -34 22 -34 24 -10s12 10 20 -8s10 8 26 6", AEGEAN, 6),
        // It lies in nobody's hand yet.
        place(
          [
            path("M0 0L-16 -40H16z", SAND),
            path("M0 0L-6 -15H6z", INK),
            rect(-16, -210, 32, 172, INK),
            rect(0, -210, 16, 172, shadeOf(INK)),
            rect(-16, -66, 32, 10, SKY),
            rect(-16, -226, 32, 18, SKY, { rx: 5 }),
          ],
          50,
          -36,
          1,
          40,
        ),
      ],
      22,
      0,
    ),
  ],
  // One day for six offices.
  "operations-coordinator": () => [
    path(box(-114, -264, 274, 264), INK),
    path(box(-104, -196, 254, 186), PAPER),
    path([-66, 22, 110].map((x) => box(x - 8, -280, 16, 46)).join(""), PAPER),
    path(
      [0, 1, 2, 3]
        .flatMap((row) =>
          [0, 1, 2, 3, 4].map((column) => box(-92 + column * 48, -184 + row * 43, 40, 35)),
        )
        .join(""),
      SAND,
    ),
    path(box(4, -98, 40, 35), AEGEAN),
    stroke("M12 -82l9 10l16 -20", PAPER, 6),
    // Tomorrow, below its corner.
    path("M150 -58V-10H100z", SKY),
    path("M100 -10L108 -50L150 -58z", shadeOf(PAPER)),
  ],
  // The column that somebody reads: what stays, and what does not.
  "lead-moderator": () => [
    ...message(-240, [112, 70], PAPER, INK, 0),
    ...message(-150, [132], NIGHT, SKY, 40),
    ...message(-84, [96, 124], SKY, NIGHT, -40),
    stroke("M52 -104L206 -148", PAPER, 7),
    ...message(14, [104], PAPER, INK, 20),
    ...message(92, [130, 60], NIGHT, SKY, -20),
    // Theirs.
    path("M-150 -96L-104 -114L-58 -96V-58C-58 -26 -82 -8 -104 0C-126 -8 -150 -26 -150 -58z", INK),
    stroke("M-126 -60l16 18l30 -36", PAPER, 11),
  ],
  // The rig over the last row.
  "event-producer": () => [
    ...[-76, 30, 136].map((x, at) =>
      path(d`M${x - 30} -160L${x - 80 + at * 16} 0H${x + 64 + at * 16}L${x + 30} -160z`, PAPER, {
        fillOpacity: 0.35,
      }),
    ),
    stroke("M-140 -268H230M-140 -236H230", INK, 8),
    stroke(
      Array.from({ length: 11 }, (_, at) => d`M${-140 + at * 40} -236l20 -32l20 32`).join(""),
      INK,
      5,
    ),
    lamp(-76, -234, 8),
    lamp(30, -234, 0),
    lamp(136, -234, -8),
    // Who came for it: shoulders that meet, as in a full row.
    path(ROW.map((x) => disc(x, -62, 23) + d`M${x - 38} 0v-6a38 32 0 0 1 76 0v6z`).join(""), NIGHT),
  ],
};

export const JOB_PROPS = Object.keys(PROPS) as readonly OpeningId[];

/** Of 400 × 530 units, its line at 280. */
export function jobPropSvg(id: OpeningId): string {
  return svgDocument(PROP_WIDTH, ABOVE + BELOW, [place(PROPS[id](), PROP_WIDTH / 2, ABOVE)]);
}
