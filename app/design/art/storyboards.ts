import { FIGURES } from "./case-figures.ts";
import { citrus, gamepad, kettlebell, leaf } from "./case-objects.ts";
import { AEGEAN, BLUSH, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { posterShapes } from "./poster.ts";
import { LINE_Y, POSTER_HEIGHT, POSTER_WIDTH, type Poster } from "./poster-model.ts";
import { box, circle, d, path, place, rect, type Shape, stroke, svgDocument } from "./shape.ts";

/** The first seconds of three imaginary shows: what is shown, said, owed, and how it is paid. */
export const STORYBOARDS = ["kitchen", "gym", "game"] as const;
export type Storyboard = (typeof STORYBOARDS)[number];
export const STORYBOARD_FRAMES = 4;

const LINE_WEIGHT = 4;

const ground = (above: string, below: string, line: string): readonly Shape[] => [
  rect(0, 0, POSTER_WIDTH, POSTER_HEIGHT, above),
  rect(0, LINE_Y, POSTER_WIDTH, POSTER_HEIGHT - LINE_Y, below),
  stroke(`M0 ${LINE_Y}H${POSTER_WIDTH}`, line, LINE_WEIGHT),
];
const figure = (name: keyof typeof FIGURES, over: Partial<Poster> = {}) =>
  posterShapes({ ...FIGURES[name], ...over } as Poster);
/** Two lines of a caption that nobody has to read. */
const caption = (fill: string): Shape => path(box(22, 246, 136, 16) + box(40, 270, 100, 16), fill);

const FRAMES: Readonly<Record<Storyboard, readonly (() => readonly Shape[])[]>> = {
  kitchen: [
    () => [
      ...ground(SAND, AEGEAN, INK),
      place(leaf(NIGHT), 134, 116, 0.5, 52),
      ...citrus(84, LINE_Y, 74),
      rect(0, LINE_Y, POSTER_WIDTH, POSTER_HEIGHT - LINE_Y, AEGEAN),
      stroke(`M0 ${LINE_Y}H${POSTER_WIDTH}`, INK, LINE_WEIGHT),
      path("M120 292L52 224L60 214L128 282Z", PAPER),
      path(box(118, 276, 46, 22), INK),
    ],
    () => [...figure("cook"), caption(PAPER)],
    () => [
      ...ground(SIGNAL, INK, PAPER),
      path(d`M30 ${LINE_Y}a60 60 0 0 1 120 0z`, SKY),
      path(d`M90 ${LINE_Y - 60}a60 60 0 0 1 60 60h-60z`, shadeOf(SKY)),
      circle(90, LINE_Y - 70, 10, PAPER),
      rect(18, LINE_Y, 144, 12, PAPER),
    ],
    () => [
      ...ground(SKY, AEGEAN, SIGNAL),
      circle(90, LINE_Y, 78, PAPER),
      circle(90, LINE_Y, 62, shadeOf(PAPER)),
      place(citrus(0, 0, 44), 90, LINE_Y + 6),
      circle(70, LINE_Y + 20, 10, NIGHT),
      circle(96, LINE_Y + 30, 10, NIGHT),
      circle(118, LINE_Y + 18, 10, NIGHT),
      place(leaf(AEGEAN), 120, LINE_Y + 4, 0.22, 40),
    ],
  ],
  gym: [
    () => [...ground(SKY, NIGHT, SIGNAL), place(kettlebell(INK), 90, LINE_Y + 52, 0.62)],
    () => [...figure("trainer"), caption(INK)],
    () => [
      ...ground(AEGEAN, NIGHT, PAPER),
      circle(90, 150, 66, PAPER),
      path("M90 150V92A58 58 0 1 1 34 136Z", SKY),
      stroke("M90 150V98M90 150L46 138", INK, 8),
      rect(80, 66, 20, 16, INK),
    ],
    () => figure("runner", { palette: "ember", backdrop: "rays" }),
  ],
  game: [
    () => [
      ...ground(INK, NIGHT, SIGNAL),
      path(
        box(20, 40, 16, 16) + box(116, 66, 16, 16) + box(64, 24, 16, 16) + box(148, 28, 16, 16),
        AEGEAN,
      ),
      place(gamepad(PAPER, INK, SIGNAL, SKY), 90, 172, 0.3, -8),
    ],
    () => [...figure("player"), caption(PAPER)],
    () => [
      ...ground(SIGNAL, INK, PAPER),
      path(box(58, 78, 64, 122), INK),
      path(box(66, 86, 48, 114), NIGHT),
      circle(104, 146, 5, BLUSH),
      path(box(78, 112, 8, 8) + box(94, 112, 8, 8), PAPER),
    ],
    () => figure("rival", { palette: "flare", backdrop: "sun" }),
  ],
};

/** One frame of a storyboard, 180 × 320 units. */
export function storyboardSvg(show: Storyboard, frame: number): string {
  const shapes = FRAMES[show][frame];
  if (!shapes) throw new Error(`No frame ${frame} of ${show}`);
  return svgDocument(POSTER_WIDTH, POSTER_HEIGHT, shapes());
}
