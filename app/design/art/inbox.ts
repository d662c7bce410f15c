import { AEGEAN, BLUSH, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { pulsePath } from "./pulse.ts";
import { box, circle, d, path, place, rect, type Shape, stroke, svgDocument } from "./shape.ts";

export const INBOX_WIDTH = 640;
export const INBOX_HEIGHT = 340;
/** Unit 10 of 16 of its height. */
const LINE_Y = INBOX_HEIGHT * 0.625;
const HALF = INBOX_WIDTH / 2;
/** So that the heap stays within the picture. */
const SIZE = 0.92;

/** A shut letter around (0, 0). */
const letter = (fill: string): readonly Shape[] => [
  rect(-42, -29, 84, 58, fill),
  path("M-42 -29L0 6L42 -29z", shadeOf(fill)),
  circle(0, 4, 7, fill === SIGNAL ? INK : SIGNAL),
];

/** Where each lies, from the bottom of the heap to its top: x, y above the line, turn, colour. */
const HEAP: readonly (readonly [x: number, y: number, turn: number, fill: string])[] = [
  [-66, 82, -12, SAND],
  [62, 84, 14, SKY],
  [-6, 92, 4, PAPER],
  [-76, 116, 8, SKY],
  [72, 120, -9, SIGNAL],
  [-10, 134, -7, BLUSH],
  [44, 156, 12, PAPER],
  [-42, 166, -15, SIGNAL],
  [8, 184, 5, SAND],
];

/** A tray that stands on (0, 0), and what lies in it; its front dips in the middle. */
function tray(letters: readonly Shape[]): readonly Shape[] {
  return [
    path("M-92 -112H92L117 -60V-40H-117V-60z", INK),
    ...letters,
    path("M-118 -78H-58L-44 -50H44L58 -78H118V0H-118z", PAPER),
    path("M0 -50H44L58 -78H118V0H0z", shadeOf(PAPER)),
    rect(-34, -32, 68, 16, INK),
  ];
}

/** An inbox before and after: full on the left, empty on the right, on one line. */
export function inboxSvg(): string {
  const heap = HEAP.flatMap(([x, y, turn, fill]) => [place(letter(fill), x, -y, 1, turn)]);
  return svgDocument(INBOX_WIDTH, INBOX_HEIGHT, [
    rect(0, 0, HALF, INBOX_HEIGHT, AEGEAN),
    rect(HALF, 0, HALF, INBOX_HEIGHT, SKY),
    rect(0, LINE_Y, HALF, INBOX_HEIGHT, NIGHT),
    rect(HALF, LINE_Y, HALF, INBOX_HEIGHT, AEGEAN),
    path(
      [96, 78, 58, 36]
        .map((reach, row) => box(160 - reach, LINE_Y + 24 + row * 24, 2 * reach, 8))
        .join(""),
      shadeOf(NIGHT),
    ),
    path(box(380, LINE_Y + 24, 120, 8) + box(408, LINE_Y + 48, 64, 8), SKY),
    place(tray(heap), 160, LINE_Y, SIZE),
    place(tray([]), 440, LINE_Y, SIZE),
    stroke(pulsePath({ width: HALF, baseline: LINE_Y, spikes: [{ x: 294, apex: 92 }] }), INK, 7, {
      transform: d`translate(${HALF} 0)`,
    }),
    stroke(d`M0 ${LINE_Y}H${HALF}`, SIGNAL, 7),
  ]);
}
