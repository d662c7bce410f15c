import { ground, line } from "./frame-ground.ts";
import { AEGEAN, BLUSH, INK, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { posterShapes } from "./poster.ts";
import { CAST } from "./poster-cast.ts";
import { LINE_Y, POSTER_HEIGHT, POSTER_WIDTH, type Poster } from "./poster-model.ts";
import { bentLimb, box, circle, d, path, rect, type Shape, svgDocument } from "./shape.ts";

/** The creator of the page's wall at work, from Monday to Friday: plan, film twice, go live twice. */
const WORK: readonly Partial<Poster>[] = [
  { backdrop: "window", prop: "cup", variation: 0.2 },
  { backdrop: "frames", prop: "clapper", crop: "wide", y: 110, scale: 0.72 },
  { backdrop: "spot", prop: "ring", crop: "medium", y: 142, scale: 0.9 },
  { backdrop: "rays", prop: "mic" },
  { backdrop: "signal", prop: "four", crop: "close", y: 150, scale: 1.2 },
];

/** The weekend, on which nobody is seen: a sail far out, and a parasol on the beach. */
const REST: readonly (() => readonly Shape[])[] = [
  () => [
    ...ground(SKY, AEGEAN),
    circle(52, 76, 30, PAPER),
    path(d`M96 ${LINE_Y}L136 96V${LINE_Y}z`, PAPER),
    path(d`M142 ${LINE_Y - 6}V118L164 ${LINE_Y - 6}z`, shadeOf(PAPER)),
    path(box(20, 236, 52, 6) + box(96, 258, 62, 7) + box(34, 284, 84, 8), SKY),
    line(SIGNAL),
  ],
  () => [
    ...ground(BLUSH, SAND),
    circle(142, 60, 26, PAPER),
    line(SIGNAL),
    path(box(78, 110, 7, 142), INK),
    path("M14 134A68 68 0 0 1 150 134z", SIGNAL),
    path("M48 134A36 68 0 0 1 116 134z", PAPER),
    rect(70, 242, 92, 20, AEGEAN),
    bentLimb("M92 238L150 238L166 206", INK, 7),
  ],
];

export const WEEK_DAYS = WORK.length + REST.length;

/** A day of an example week, from Monday (0) on; 180 × 320 units. */
export function weekDaySvg(day: number): string {
  const work = WORK[day];
  const shapes = work
    ? posterShapes({ ...CAST.ioannacooks, ...work, id: `week${day}` } as Poster)
    : (REST[day - WORK.length]?.() ?? []);
  return svgDocument(POSTER_WIDTH, POSTER_HEIGHT, shapes);
}
