import { bubble, sheet, writing } from "./desk-things.ts";
import { ground, line } from "./frame-ground.ts";
import { AEGEAN, BLUSH, EMBER, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import type { PortraitId } from "./portrait.ts";
import { LINE_Y, POSTER_HEIGHT, POSTER_WIDTH } from "./poster-model.ts";
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
 * What each of the team has in hand at work, on the line of a frame of their own. The colours are those of
 * their portrait, which may be a photograph one day: then this still belongs to them.
 */
type Tool = { above: string; below: string; line: string; shapes: () => readonly Shape[] };

/** One ear of a headset, around (x, 150). */
const ear = (x: number): readonly Shape[] => [
  rect(x - 17, 118, 34, 62, AEGEAN, { rx: 15 }),
  path(d`M${x} 118h2a15 15 0 0 1 15 15v32a15 15 0 0 1 -15 15h-2z`, shadeOf(AEGEAN)),
];

const TOOLS: Readonly<Record<PortraitId, Tool>> = {
  // The headset, between two hours.
  "maria-kallis": {
    above: BLUSH,
    below: SIGNAL,
    line: AEGEAN,
    shapes: () => [
      rect(83, 46, 14, LINE_Y - 46, PAPER),
      rect(90, 46, 7, LINE_Y - 46, shadeOf(PAPER)),
      path(d`M56 ${LINE_Y}a34 18 0 0 1 68 0z`, PAPER),
      stroke("M44 132V102a46 46 0 0 1 92 0V132", INK, 13),
      ...ear(44),
      ...ear(136),
      bentLimb("M44 174V220H82", INK, 7),
      rect(78, 210, 26, 20, INK, { rx: 9 }),
      path([0, 1, 2].map((row) => box(118 + row * 10, 250 + row * 20, 44, 7)).join(""), EMBER),
    ],
  },
  // A draft on a phone, its sound off.
  "theo-marsh": {
    above: SAND,
    below: AEGEAN,
    line: INK,
    shapes: () => [
      rect(38, 36, 108, 192, INK, { rx: 12 }),
      rect(46, 46, 92, 172, SKY),
      path("M46 46H138L46 172z", shadeOf(SKY)),
      path("M62 112h18l26 -24v82l-26 -24H62z", PAPER),
      stroke("M58 168L128 88", SIGNAL, 11),
      path(box(58, 190, 68, 7) + box(58, 203, 42, 7), PAPER),
      path([0, 1, 2, 3].map((row) => box(20 + row * 38, 262, 26, 34)).join(""), SKY),
      path(box(58, 262, 26, 34), SIGNAL),
    ],
  },
  // The contract, and the clause that is read aloud to both.
  "ana-reed": {
    above: NIGHT,
    below: PAPER,
    line: SIGNAL,
    shapes: () => [
      place(sheet(112, 162), 84, LINE_Y + 44),
      writing(44, 104, [46, 76, 68], AEGEAN),
      rect(34, 150, 100, 28, SIGNAL),
      writing(44, 160, [76], INK, 16, 8),
      writing(44, 192, [70, 54], AEGEAN),
      // A fountain pen lies across it.
      place(
        [
          rect(-46, -9, 92, 18, AEGEAN, { rx: 5 }),
          rect(-46, 0, 92, 9, shadeOf(AEGEAN)),
          rect(-16, -9, 7, 18, PAPER),
          path("M46 -7L76 0L46 7z", INK),
        ],
        116,
        258,
        1,
        148,
      ),
      circle(132, 52, 24, SKY),
      circle(120, 46, 20, NIGHT),
    ],
  },
  // The number that has to add up.
  "daniel-osei": {
    above: SKY,
    below: PAPER,
    line: SIGNAL,
    shapes: () => [
      rect(34, 50, 122, 186, shadeOf(AEGEAN)),
      rect(26, 42, 122, 186, AEGEAN),
      rect(38, 56, 98, 46, INK),
      stroke("M48 88H92L116 66V96", SIGNAL, 6),
      path(
        [0, 1, 2, 3]
          .flatMap((row) =>
            [0, 1, 2, 3]
              .filter((column) => column < 3 || row < 2)
              .map((column) => box(38 + column * 26, 116 + row * 27, 20, 20)),
          )
          .join(""),
        PAPER,
      ),
      rect(116, 170, 20, 47, SIGNAL),
      path([0, 1, 2].map((row) => box(26, 256 + row * 20, 122 - row * 34, 7)).join(""), SKY),
    ],
  },
  // A chat that gathers pace, and the button for the guest.
  "mei-lin-chou": {
    above: PAPER,
    below: AEGEAN,
    line: INK,
    shapes: () => [
      ...bubble(18, 22, [38], BLUSH, INK),
      ...bubble(88, 46, [48], SIGNAL, INK),
      ...bubble(30, 86, [62], BLUSH, INK),
      path(d`M52 ${LINE_Y - 24}a40 40 0 0 1 80 0z`, SIGNAL),
      path(d`M92 ${LINE_Y - 64}a40 40 0 0 1 40 40h-40z`, EMBER),
      rect(34, LINE_Y - 24, 116, 44, INK),
      path(box(52, 238, 80, 7) + box(66, 256, 52, 7), SKY),
    ],
  },
  // The tape, the spare battery and the call sheet, in that order; and a mark to stand on.
  "jack-moran": {
    above: SKY,
    below: NIGHT,
    line: PAPER,
    shapes: () => [
      circle(44, LINE_Y - 33, 33, INK),
      circle(44, LINE_Y - 33, 13, SKY),
      stroke(disc(44, LINE_Y - 33, 19), AEGEAN, 8),
      rect(82, LINE_Y - 70, 30, 70, SIGNAL),
      rect(97, LINE_Y - 70, 15, 70, EMBER),
      path(box(82, LINE_Y - 80, 30, 14) + box(90, LINE_Y - 86, 14, 6), INK),
      rect(120, LINE_Y - 132, 50, 132, PAPER),
      rect(120, LINE_Y - 132, 50, 20, AEGEAN),
      writing(128, LINE_Y - 100, [32, 26, 32, 20, 28], AEGEAN, 18),
      limb("M66 282L114 238M66 238L114 282", SIGNAL, 13),
    ],
  },
};

/** A frame of 180 × 320 units. */
export function toolSvg(id: PortraitId): string {
  const tool = TOOLS[id];
  return svgDocument(POSTER_WIDTH, POSTER_HEIGHT, [
    ...ground(tool.above, tool.below),
    line(tool.line),
    ...tool.shapes(),
  ]);
}
