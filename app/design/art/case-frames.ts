import type { CaseSlug } from "../../../content/facts/case-studies.ts";
import { FIGURES, someone } from "./case-figures.ts";
import { citrus, gamepad, kettlebell, leaf, vessel } from "./case-objects.ts";
import { fromAbove } from "./choice-class.ts";
import { plate } from "./choice-dinner.ts";
import { frameBox, posterFrame } from "./frame.ts";
import { AEGEAN, BLUSH, EMBER, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { posterShapes } from "./poster.ts";
import { LINE_Y, POSTER_HEIGHT, POSTER_WIDTH, type Poster } from "./poster-model.ts";
import {
  bentLimb,
  box,
  circle,
  d,
  path,
  place,
  rect,
  type Shape,
  stroke,
  svgDocument,
} from "./shape.ts";

/** A case study is told in as many frames as its approach has steps. */
export const CASE_FRAMES = 4;

const LINE_WEIGHT = 4;
const BELOW = POSTER_HEIGHT - LINE_Y;

const ground = (above: string, below: string, line: string): readonly Shape[] => [
  rect(0, 0, POSTER_WIDTH, POSTER_HEIGHT, above),
  rect(0, LINE_Y, POSTER_WIDTH, BELOW, below),
  stroke(`M0 ${LINE_Y}H${POSTER_WIDTH}`, line, LINE_WEIGHT),
];
const line = (colour: string): Shape => stroke(`M0 ${LINE_Y}H${POSTER_WIDTH}`, colour, LINE_WEIGHT);
const figure = (name: keyof typeof FIGURES, over: Partial<Poster> = {}) =>
  posterShapes({ ...FIGURES[name], ...over } as Poster);
const corners = (colour: string): Shape =>
  stroke("M16 54V24H46M134 24H164V54M16 266V296H46M134 296H164V266", colour, 5);

/** Sixteen mats seen from above, the first rows of them taken. */
const MATS = 16;
const TAKEN = 12;
const mat = (n: number): readonly Shape[] => {
  const x = 20 + (n % 4) * 37;
  const y = 40 + Math.floor(n / 4) * 62;
  const isTaken = n < TAKEN;
  return [
    rect(x, y, 30, 46, isTaken ? SIGNAL : SKY, { rx: 4 }),
    ...(isTaken
      ? [place(fromAbove({ skin: PAPER, hair: INK, top: NIGHT }, n), x + 15, y + 22, 0.44)]
      : []),
  ];
};

/** The three that were voted on, down the frame; each is 392 across where it is drawn (choice-dinner.ts). */
const MENU = [
  ["orzo", 58, 72, 46],
  ["chicken", 122, 150, 48],
  ["chickpeas", 58, 228, 46],
] as const;

const FRAMES: Readonly<Record<CaseSlug, readonly (() => readonly Shape[])[]>> = {
  "urban-fit": [
    () => [
      rect(0, 0, POSTER_WIDTH, POSTER_HEIGHT, AEGEAN),
      circle(90, LINE_Y, 84, SIGNAL),
      rect(0, LINE_Y, POSTER_WIDTH, BELOW, NIGHT),
      path(box(58, 224, 64, 6) + box(68, 244, 44, 6) + box(78, 264, 24, 6), EMBER),
      circle(90, 128, 50, INK),
      circle(90, 128, 40, PAPER),
      bentLimb("M90 128V102M90 128L74 138", INK, 7),
      circle(54, 78, 17, INK),
      circle(126, 78, 17, INK),
      line(PAPER),
    ],
    () => [...figure("trainer"), corners(INK)],
    () => [
      ...ground(SKY, NIGHT, SIGNAL),
      rect(42, 42, 96, 190, INK, { rx: 12 }),
      rect(50, 52, 80, 170, PAPER, { rx: 6 }),
      path(
        [0, 1, 2]
          .flatMap((r) => [0, 1, 2, 3].map((c) => box(58 + c * 17, 66 + r * 18, 12, 12)))
          .join(""),
        SAND,
      ),
      rect(92, 84, 12, 12, SIGNAL),
      place(kettlebell(AEGEAN), 90, 186, 0.16),
      rect(58, 196, 64, 18, SIGNAL),
      line(SIGNAL),
    ],
    () => [
      rect(0, 0, POSTER_WIDTH, POSTER_HEIGHT, NIGHT),
      ...Array.from({ length: MATS }, (_, n) => mat(n)).flat(),
      line(PAPER),
    ],
  ],
  "fresh-food": [
    () => [
      ...ground(SAND, AEGEAN, INK),
      ...MENU.map(([dish, x, y, r]) => {
        const size = r / 196;
        return place(plate(dish), x - 250 * size, y - 280 * size, size);
      }),
      path("M108 56L122 70L148 36L158 44L123 88L98 66Z", INK),
    ],
    () => [
      ...ground(SIGNAL, INK, PAPER),
      // Above what is said at the foot.
      place(
        [
          path(
            "M30 284C10 256 40 248 34 224C58 242 62 264 52 284ZM90 284C70 262 96 254 92 232C114 250 118 266 108 284ZM142 284C128 266 148 258 144 240C162 254 168 270 160 284Z",
            BLUSH,
          ),
          path(box(18, 276, 144, 8), PAPER),
          bentLimb("M132 176L178 142", NIGHT, 18),
          circle(82, LINE_Y, 70, NIGHT),
          circle(82, LINE_Y, 56, INK),
          path("M48 196C48 170 78 164 96 178C112 190 110 220 86 226C62 230 48 216 48 196Z", SAND),
          path("M86 170C112 182 112 220 86 226Z", shadeOf(SAND)),
          place(citrus(0, 0, 20), 112, 232, 1, -24),
          place(leaf(AEGEAN), 60, 240, 0.16, -40),
        ],
        0,
        -16,
      ),
    ],
    () => [...figure("cook", { backdrop: "frames", palette: "poppy" }), corners(SIGNAL)],
    () => [
      ...ground(SKY, AEGEAN, INK),
      place(vessel("bottle", NIGHT), 52, 204, 0.36),
      place(leaf(AEGEAN), 92, 200, 0.5, -12),
      place(leaf(NIGHT), 100, 200, 0.5, 18),
      ...citrus(132, 196, 36),
      path("M14 190H166L150 288H30Z", SAND),
      path("M90 190H166L150 288H90Z", shadeOf(SAND)),
      stroke("M22 216H158M26 242H154M30 268H150M56 190L62 288M90 190V288M124 190L118 288", INK, 3),
      line(INK),
    ],
  ],
  "glow-beauty": [
    () => [
      ...ground(BLUSH, SIGNAL, INK),
      ...Array.from({ length: 13 }, (_, week) => {
        const x = 36 + (week % 4) * 36;
        const y = 46 + Math.floor(week / 4) * 44 + (week === 12 ? 10 : 0);
        return week === 12
          ? circle(90, 248, 34, PAPER)
          : circle(x, y, 13, week < 8 ? PAPER : EMBER);
      }),
      path("M90 214a34 34 0 0 1 0 68z", SAND),
    ],
    () => [...figure("stylist", { palette: "coral", backdrop: "window", prop: "none" })],
    () => [
      ...ground(PAPER, BLUSH, INK),
      path(d`M20 ${LINE_Y}V60a32 32 0 0 1 140 0V${LINE_Y}z`, SKY),
      place(vessel("jar", AEGEAN), 46, LINE_Y - 2, 0.4),
      place(vessel("dropper", NIGHT), 92, LINE_Y - 2, 0.56),
      place(vessel("flacon", SIGNAL), 140, LINE_Y - 2, 0.4),
      path(box(24, 214, 44, 7) + box(70, 214, 44, 7) + box(118, 214, 44, 7), EMBER),
      path(box(30, 230, 32, 6) + box(78, 230, 28, 6) + box(126, 230, 28, 6), EMBER),
    ],
    () => [
      ...ground(SIGNAL, INK, PAPER),
      ...[
        { y: 70, fill: PAPER, turn: -8 },
        { y: 160, fill: BLUSH, turn: 5 },
        { y: 250, fill: SKY, turn: -4 },
      ].map(({ y, fill, turn }) =>
        place(
          [
            path("M-66 -32H66V-10a10 10 0 0 0 0 20V32H-66V10a10 10 0 0 0 0 -20Z", fill),
            path(box(-46, -8, 14, 16) + box(-26, -8, 14, 16) + box(-6, -8, 14, 16), INK),
            stroke("M26 -26V26", INK, 3, { strokeDasharray: "5 5" }),
          ],
          90,
          y,
          1,
          turn,
        ),
      ),
    ],
  ],
  "nextgen-gaming": [
    () => [
      ...ground(INK, NIGHT, SIGNAL),
      // Two rows, the lower one on the picture's own line.
      ...(["player", "rival", "host", "runner", "stylist", "trainer"] as const).flatMap((name, n) =>
        posterFrame(
          frameBox(14 + (n % 3) * 53, 46, n < 3 ? LINE_Y - 98 : LINE_Y),
          someone(name, `wall-${name}`, { apex: 0 }),
          n === 3 ? SIGNAL : PAPER,
          3,
        ),
      ),
    ],
    () => [
      ...ground(NIGHT, INK, SIGNAL),
      place(gamepad(PAPER, INK, SIGNAL, SKY), 90, LINE_Y + 12, 0.3, -6),
      ...[
        { x: 40, y: 52, fill: SKY },
        { x: 120, y: 40, fill: AEGEAN },
        { x: 84, y: 96, fill: SIGNAL },
        { x: 142, y: 112, fill: SKY },
        { x: 30, y: 122, fill: AEGEAN },
      ].flatMap(({ x, y, fill }) => [
        rect(x - 24, y - 15, 48, 30, fill),
        path(d`M${x - 12} ${y + 14}h16l-16 16z`, fill),
      ]),
    ],
    () => [
      ...ground(INK, NIGHT, PAPER),
      path(
        [0, 1, 2]
          .flatMap((r) => [0, 1, 2].map((c) => box(16 + c * 52, 52 + r * 46, 44, 38)))
          .join(""),
        AEGEAN,
      ),
      rect(68, 98, 44, 38, SIGNAL),
      path("M82 105L102 117L82 129Z", PAPER),
      circle(90, 222, 30, SKY),
      path("M90 192a30 30 0 0 1 0 60z", shadeOf(SKY)),
      path("M34 320C36 268 60 250 90 250S144 268 146 320Z", AEGEAN),
      path("M90 250C120 250 144 268 146 320H90Z", shadeOf(AEGEAN)),
      stroke("M58 222a32 32 0 0 1 64 0", SIGNAL, 9),
      rect(50, 212, 16, 28, SIGNAL, { rx: 7 }),
      rect(114, 212, 16, 28, SIGNAL, { rx: 7 }),
    ],
    () => [
      ...ground(SIGNAL, INK, PAPER),
      path(box(30, 40, 16, 16) + box(126, 60, 16, 16) + box(78, 24, 16, 16), EMBER),
      circle(90, LINE_Y - 48, 62, INK),
      path(d`M72 ${LINE_Y - 84}L128 ${LINE_Y - 48}L72 ${LINE_Y - 12}Z`, PAPER),
      path(box(40, 232, 100, 40), PAPER),
      path(box(54, 246, 72, 12), AEGEAN),
    ],
  ],
};

/** One frame of a case study, 180 × 320 units. */
export function caseFrameSvg(slug: CaseSlug, frame: number): string {
  const shapes = FRAMES[slug][frame];
  if (!shapes) throw new Error(`No frame ${frame} of ${slug}`);
  return svgDocument(POSTER_WIDTH, POSTER_HEIGHT, shapes());
}
