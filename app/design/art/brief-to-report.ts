import { someone } from "./case-figures.ts";
import { clock, report, sheet, writing } from "./desk-things.ts";
import { frameBox, posterFrame } from "./frame.ts";
import { AEGEAN, INK, PAPER, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { box, d, path, place, rect, type Shape, stroke, svgDocument } from "./shape.ts";

export const WAY_WIDTH = 640;
export const WAY_HEIGHT = 340;
/** Unit 10 of 16 of its height. */
const LINE_Y = WAY_HEIGHT * 0.625;

/** Four questions on a sheet, answered. */
const brief: readonly Shape[] = [
  place(sheet(132, 172), 96, LINE_Y + 40),
  rect(46, 96, 56, 12, INK),
  path([0, 1, 2, 3].map((row) => box(46, 124 + row * 28, 14, 14)).join(""), SIGNAL),
  writing(70, 124, [74, 60, 68, 46], INK, 28),
  writing(70, 134, [48, 40, 52, 30], shadeOf(PAPER), 28, 5),
];

/** What becomes of a brief, on one line: four answers, somebody on air, and columns of which one was agreed on. */
export function briefToReportSvg(): string {
  const frame = frameBox(236, 140, LINE_Y);
  return svgDocument(WAY_WIDTH, WAY_HEIGHT, [
    rect(0, 0, WAY_WIDTH, WAY_HEIGHT, SKY),
    rect(0, LINE_Y, WAY_WIDTH, WAY_HEIGHT - LINE_Y, AEGEAN),
    stroke(d`M0 ${LINE_Y}H${WAY_WIDTH}`, SIGNAL, 7),
    ...brief,
    ...posterFrame(
      frame,
      someone("host", "way-brief", { palette: "noon", backdrop: "rays", hair: "bob" }),
      INK,
    ),
    rect(frame.x - 4, frame.y + 18, 58, 26, SIGNAL),
    path(box(frame.x + 8, frame.y + 28, 34, 6), INK),
    place(report([52, 84, 66, 108, 76]), 520, LINE_Y + 44, 1.02),
    place(clock(20), 424, LINE_Y, 1),
  ]);
}
