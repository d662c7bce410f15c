import { ground, line } from "./frame-ground.ts";
import { AEGEAN, BLUSH, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { POSTER_HEIGHT, POSTER_WIDTH } from "./poster-model.ts";
import { box, circle, disc, limb, path, place, rect, type Shape, stroke } from "./shape.ts";

/** A card of one shape, whatever it is filled with. */
const card = (x: number, y: number, fill: string, filling: string): readonly Shape[] => [
  rect(x, y, 92, 164, INK, { rx: 7 }),
  rect(x + 5, y + 5, 82, 154, fill, { rx: 3 }),
  circle(x + 46, y + 56, 27, filling),
  path(box(x + 18, y + 102, 56, 12) + box(x + 18, y + 124, 38, 12), filling),
];

/** A cassette on its shelf, from its foot. */
const cassette = (x: number, tall: number, fill: string): readonly Shape[] => [
  rect(x, 200 - tall, 30, tall, fill),
  rect(x + 6, 200 - tall + 14, 18, 34, PAPER),
  path(box(x + 6, 178, 18, 6), shadeOf(fill)),
];

const CELLS = [SKY, AEGEAN, SKY, SIGNAL, SKY, AEGEAN];
const CELL_PITCH = 58;

/** Frames with a thing in them. */
export const FRAMED_THINGS = {
  // Same opening, same shape, different filling.
  recipe: () => [
    ...ground(SKY, AEGEAN),
    line(INK, [], 6),
    ...card(8, 34, BLUSH, NIGHT),
    ...card(44, 78, SAND, AEGEAN),
    ...card(80, 122, PAPER, SIGNAL),
  ],
  // What people ask, in their own words.
  magnifier: () => [
    ...ground(SAND, NIGHT),
    path(
      [0, 1, 2, 3, 4]
        .map((row) => box(20, 30 + row * 30, [124, 96, 140, 84, 118][row] ?? 0, 11))
        .join(""),
      shadeOf(SAND),
    ),
    line(PAPER, [], 6),
    limb("M120 186L158 240", BLUSH, 20),
    circle(80, 132, 66, INK),
    circle(80, 132, 51, SKY),
    path(box(44, 110, 72, 16) + box(44, 140, 48, 16), NIGHT),
  ],
  // Named, backed up, on a shelf, and one reel below it.
  archive: () => [
    ...ground(BLUSH, SAND),
    ...cassette(14, 128, AEGEAN),
    ...cassette(50, 146, NIGHT),
    ...cassette(86, 120, INK),
    place([rect(0, -132, 30, 132, SIGNAL), rect(6, -118, 18, 34, PAPER)], 130, 197, 1, 12),
    line(INK, [], 10),
    circle(90, 264, 46, NIGHT),
    path(disc(90, 238, 11) + disc(67, 277, 11) + disc(113, 277, 11) + disc(90, 264, 5), SAND),
  ],
  // Longer than the frame is wide.
  film: () => [
    ...ground(BLUSH, SAND),
    line(INK, [], 6),
    place(
      [
        rect(-60, -66, 380, 132, INK),
        path(
          Array.from(
            { length: 16 },
            (_, n) => box(-52 + n * 22, -58, 11, 12) + box(-52 + n * 22, 46, 11, 12),
          ).join(""),
          PAPER,
        ),
        ...CELLS.map((fill, n) => rect(-54 + n * CELL_PITCH, -38, 50, 76, fill)),
      ],
      10,
      176,
      1,
      -20,
    ),
  ],
  // The thumbnail says it, and the first sentence says the same.
  thumbnail: () => [
    ...ground(AEGEAN, NIGHT),
    line(SKY, [], 6),
    rect(-20, 66, 220, 124, PAPER),
    path(box(16, 86, 118, 24) + box(16, 120, 82, 24), INK),
    circle(146, 160, 26, SIGNAL),
    path("M138 146L160 160L138 174Z", INK),
    path(box(16, 226, 118, 18) + box(16, 254, 82, 18), SKY),
  ],
  // A glimpse of the result.
  curtain: () => [
    ...ground(SAND, BLUSH),
    circle(90, 158, 62, SIGNAL),
    line(INK, [], 6),
    path("M0 0H84Q74 150 34 320H0Z", NIGHT),
    path("M180 0H112Q118 150 154 320H180Z", NIGHT),
    stroke("M28 0Q28 160 12 320M56 0Q52 150 26 300", shadeOf(NIGHT), 7),
    stroke("M140 0Q142 160 164 320M164 0V320", shadeOf(NIGHT), 7),
  ],
  // How far it is.
  stairs: () => [
    ...ground(SKY, SKY),
    line(PAPER, [], 6),
    path("M0 320V262H45V222H90V176H135V126H180V320Z", AEGEAN),
    path(
      box(0, 262, 45, 9) + box(45, 222, 45, 9) + box(90, 176, 45, 9) + box(135, 126, 45, 9),
      INK,
    ),
    stroke("M160 126V40", INK, 7),
    path("M164 42L104 62L164 82Z", SIGNAL),
  ],
  // The one that got the room going.
  question: () => [
    ...ground(SKY, NIGHT),
    line(PAPER, [], 6),
    path(`${box(12, 36, 92, 46)}M28 82v18l18 -18z`, AEGEAN),
    path(box(26, 54, 60, 10), SKY),
    path(`${box(74, 98, 94, 46)}M152 144v18l-18 -18z`, INK),
    path(box(88, 116, 52, 10), SKY),
    path(`${box(12, 162, 146, 112)}M34 274v28l30 -28z`, PAPER),
    stroke("M62 202a24 24 0 1 1 34 22q-11 6 -11 18", SIGNAL, 14),
    circle(85, 257, 9, SIGNAL),
  ],
  // What a stream could not hold still for.
  "close-up": () => [
    ...ground(SAND, BLUSH),
    line(INK, [], 6),
    circle(90, 176, 74, INK),
    circle(90, 176, 56, NIGHT),
    circle(90, 176, 38, AEGEAN),
    circle(90, 176, 17, SKY),
    circle(116, 148, 11, PAPER),
    stroke("M16 64V34H46M134 34H164V64M16 274V304H46M134 304H164V274", INK, 9),
  ],
  // Up, before anybody has asked.
  hand: () => [
    ...ground(SKY, AEGEAN),
    circle(92, 124, 82, PAPER),
    line(INK, [], 6),
    limb("M62 168L46 118M72 150L66 66M92 146V50M112 150L118 64M126 168L140 96", SIGNAL, 17),
    path("M54 150H134V200Q134 224 116 232H70Q54 224 54 200Z", SIGNAL),
    rect(62, 226, 62, 22, PAPER),
    rect(56, 244, 74, 76, NIGHT),
  ],
  // Agreed while nobody wants to leave.
  exit: () => [
    ...ground(SKY, AEGEAN),
    line(INK, [], 6),
    rect(46, 44, 104, 212, INK),
    rect(56, 54, 84, 202, SAND),
    path("M56 54L112 78V290L56 256Z", NIGHT),
    circle(100, 178, 7, SIGNAL),
    path("M112 256H140L176 320H112Z", SAND),
    rect(0, POSTER_HEIGHT - 6, POSTER_WIDTH, 6, INK),
  ],
} as const satisfies Record<string, () => readonly Shape[]>;
