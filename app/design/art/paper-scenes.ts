import { AEGEAN, BLUSH, EMBER, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { LINE_Y, POSTER_HEIGHT, POSTER_WIDTH } from "./poster-model.ts";
import {
  box,
  circle,
  d,
  disc,
  limb,
  path,
  rect,
  type Shape,
  stroke,
  svgDocument,
} from "./shape.ts";

const LINE_WEIGHT = 4;

const ground = (above: string, below: string, line: string): readonly Shape[] => [
  rect(0, 0, POSTER_WIDTH, POSTER_HEIGHT, above),
  rect(0, LINE_Y, POSTER_WIDTH, POSTER_HEIGHT - LINE_Y, below),
  stroke(`M0 ${LINE_Y}H${POSTER_WIDTH}`, line, LINE_WEIGHT),
];
/** Lines of writing that nobody has to read, from (x, y) on, each as long as said. */
const writing = (x: number, y: number, lengths: readonly number[], fill: string): Shape =>
  path(lengths.map((length, line) => box(x, y + line * 16, length, 7)).join(""), fill);
/** The pulse on a sheet: a small 4-spike from (x, y). */
const spike = (x: number, y: number, width: number): Shape =>
  stroke(d`M${x} ${y}h${width}l26 -44v62M${x + width} ${y}h44`, SIGNAL, 5);

/** What becomes of what people send, and what the legal pages say in short; 180 × 320 units each. */
const SCENES = {
  /** A form on a telephone, about to be sent. */
  sent: () => [
    ...ground(SKY, AEGEAN, SIGNAL),
    circle(138, 74, 26, PAPER),
    rect(40, 62, 100, 204, INK, { rx: 12 }),
    rect(48, 74, 84, 176, PAPER, { rx: 4 }),
    path(box(58, 88, 64, 20) + box(58, 116, 64, 20) + box(58, 144, 64, 44), shadeOf(PAPER)),
    rect(58, 202, 64, 30, SIGNAL),
    path("M98 210L112 217L98 224V219H84V215H98Z", INK),
    limb("M180 318L128 236", EMBER, 34),
    limb("M134 246L120 222", SIGNAL, 18),
  ],
  /** A drawer of the house, with the sheet that was put into it. */
  kept: () => [
    ...ground(SAND, NIGHT, INK),
    path(box(26, 84, 128, 236), AEGEAN),
    path(box(90, 84, 64, 236), shadeOf(AEGEAN)),
    path("M58 60H122V176H58Z", PAPER),
    path("M90 60H122V176H90Z", shadeOf(PAPER)),
    writing(68, 76, [44, 32, 44, 20], NIGHT),
    path("M12 164H168L154 232H26Z", SIGNAL),
    path("M90 164H168L154 232H90Z", EMBER),
    path(box(72, 188, 36, 12), INK),
    path(box(40, 262, 100, 3), INK),
    path(box(72, 280, 36, 12), INK),
  ],
  /** The receipt: a letter out of its envelope. */
  mailed: () => [
    ...ground(AEGEAN, NIGHT, PAPER),
    path("M22 164L90 104L158 164V262H22Z", SAND),
    path(box(38, 74, 104, 140), PAPER),
    path(box(90, 74, 52, 140), shadeOf(PAPER)),
    writing(52, 92, [70, 54, 62], INK),
    spike(46, 186, 20),
    path("M22 164L90 222L158 164V262H22Z", SKY),
    path("M22 262L90 206L158 262Z", shadeOf(SKY)),
  ],
  /** A shelf with nothing left on it, and a line that is flat. */
  erased: () => [
    ...ground(INK, INK, NIGHT),
    path(box(28, 60, 124, 6) + box(28, LINE_Y + 66, 124, 6), NIGHT),
    stroke("M52 96H128V232H52Z", shadeOf(INK), 4, { strokeDasharray: "10 8" }),
    stroke(`M0 ${LINE_Y}H${POSTER_WIDTH}`, SIGNAL, LINE_WEIGHT),
  ],
  /** An eye that is shut. */
  unwatched: () => [
    ...ground(BLUSH, SIGNAL, INK),
    path(d`M22 ${LINE_Y}A74 74 0 0 1 158 ${LINE_Y}Z`, PAPER),
    path(d`M90 ${LINE_Y - 44.8}A74 74 0 0 1 158 ${LINE_Y}H90Z`, shadeOf(PAPER)),
    stroke(`M22 ${LINE_Y}A74 74 0 0 0 158 ${LINE_Y}`, INK, 9),
    limb("M38 234L22 254M66 250L58 276M114 250L122 276M142 234L158 254", INK, 9),
  ],
  /** The one cookie, bitten. */
  cookie: () => [
    ...ground(SKY, AEGEAN, PAPER),
    circle(90, 176, 66, SAND),
    path("M90 110A66 66 0 0 1 90 242Z", shadeOf(SAND)),
    path(disc(64, 152, 10) + disc(96, 206, 12) + disc(60, 198, 7) + disc(102, 146, 7), INK),
    path(disc(148, 138, 22) + disc(126, 112, 16) + disc(156, 166, 13), SKY),
  ],
  /** A chart that stays inside its telephone. */
  device: () => [
    ...ground(NIGHT, INK, SIGNAL),
    rect(36, 56, 108, 220, PAPER, { rx: 13 }),
    rect(45, 70, 90, 188, NIGHT, { rx: 4 }),
    path(box(54, 160, 14, 78) + box(72, 132, 14, 106) + box(108, 148, 14, 90), SKY),
    rect(90, 100, 14, 138, SIGNAL),
    path(box(54, 82, 40, 7), PAPER),
  ],
  /** Twelve leaves of a calendar; the last is torn off. */
  expired: () => [
    ...ground(SIGNAL, INK, PAPER),
    path(box(34, 84, 112, 150), PAPER),
    path(box(34, 84, 112, 28), INK),
    path(
      [0, 1, 2, 3]
        .flatMap((row) => [0, 1, 2].map((at) => box(46 + at * 32, 122 + row * 27, 24, 19)))
        .join(""),
      shadeOf(PAPER),
    ),
    path("M110 203L146 203V234L104 234Z", INK),
    path("M104 246L142 240L136 276L100 272Z", PAPER),
  ],
  /** An open book under a lamp. */
  open: () => [
    ...ground(AEGEAN, NIGHT, SIGNAL),
    path("M90 0L170 176H10Z", shadeOf(AEGEAN)),
    path("M18 148Q58 130 90 154V240Q58 218 18 234Z", PAPER),
    path("M162 148Q122 130 90 154V240Q122 218 162 234Z", shadeOf(PAPER)),
    stroke("M32 166Q58 156 78 170M32 188Q58 178 78 192M32 210Q58 200 78 212", NIGHT, 5),
    stroke("M148 166Q122 156 102 170M148 188Q122 178 102 192M148 210Q122 200 102 212", NIGHT, 5),
    path("M58 0H122L110 26H70Z", INK),
  ],
  /** Two marks of a quotation. */
  quoted: () => [
    ...ground(SAND, SIGNAL, INK),
    path("M26 216V140Q26 92 76 84V112Q54 118 54 146H80V216Z", INK),
    path("M100 216V140Q100 92 150 84V112Q128 118 128 146H154V216Z", AEGEAN),
    writing(26, 252, [128, 84], INK),
  ],
  /** A contract that nobody has signed. */
  unsigned: () => [
    ...ground(SKY, NIGHT, PAPER),
    path("M34 70H146V262H34Z", PAPER),
    path("M90 70H146V262H90Z", shadeOf(PAPER)),
    writing(50, 90, [80, 64, 80, 72, 40], INK),
    stroke("M50 226H130", INK, 4),
    path("M52 206l12 12m0 -12l-12 12", SIGNAL, { stroke: SIGNAL, strokeWidth: 5 }),
    limb("M172 132L130 210", INK, 12),
    path("M136 206L124 224L124 202Z", SIGNAL),
  ],
  /** A price tag with a nought. */
  free: () => [
    ...ground(SIGNAL, EMBER, INK),
    path("M90 60L146 116V268H34V116Z", PAPER),
    path("M90 60L146 116V268H90Z", shadeOf(PAPER)),
    circle(90, 104, 11, SIGNAL),
    stroke("M90 104C90 70 120 40 150 0", INK, 4),
    stroke("M90 152C112 152 118 172 118 196S112 240 90 240S62 220 62 196S68 152 90 152Z", INK, 16),
  ],
} as const satisfies Readonly<Record<string, () => readonly Shape[]>>;

export type PaperScene = keyof typeof SCENES;
export const PAPER_SCENES = Object.keys(SCENES) as readonly PaperScene[];

export function paperSvg(scene: PaperScene): string {
  return svgDocument(POSTER_WIDTH, POSTER_HEIGHT, SCENES[scene]());
}
