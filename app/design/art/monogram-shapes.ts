import { SIGNAL } from "./palette.ts";
import { path, type Shape, svgDocument } from "./shape.ts";

/** The monogram's box (direction.md, Motif). */
const WIDTH = 20;
const HEIGHT = 16;

/** The B: a 9:16 frame, slit where the line runs. */
const LETTER_B =
  "M0 0H6.4A2.6 2.6 0 0 1 9 2.6V6.3A2.6 2.6 0 0 1 6.4 8.9H0ZM0 11.1H6.6A2.4 2.4 0 0 1 9 13.5V13.6A2.4 2.4 0 0 1 6.6 16H0Z";
/** The 4: the line, the rise, the stem. */
const FIGURE_4 = "M0 9.3H10.1L16.2 0H18V9.3H20V10.7H18V16H15.7V10.7H0ZM12.3 9.3H15.7V4.1Z";

/** B in `currentColor`, 4 in signal with the class `mono-4`. */
export function monogramShapes(): readonly Shape[] {
  return [
    path(LETTER_B, "currentColor", { className: "mono-b" }),
    path(FIGURE_4, SIGNAL, { className: "mono-4" }),
  ];
}

export function monogramSvg(): string {
  return svgDocument(WIDTH, HEIGHT, monogramShapes(), {
    className: "mono",
    slice: "xMidYMid meet",
  });
}
