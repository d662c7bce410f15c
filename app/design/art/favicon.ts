import { INK, SIGNAL } from "./palette.ts";
import { path, rect, stroke, svgDocument } from "./shape.ts";

/** The 4 in a 9 × 16 frame, as wide as the frame (direction.md, Motif). */
const FOUR = "M0 10H9M1.7 10L6.2 3.2V13.4";

/** The tab icon: a signal frame with the 4 in ink. 9:16, like every frame. */
export function faviconSvg(): string {
  const shapes = [rect(0, 0, 9, 16, SIGNAL, { rx: 1.8 }), stroke(FOUR, INK, 1.1)];
  return svgDocument(9, 16, shapes, { slice: "xMidYMid meet" });
}

/** Square, for home screens: full bleed, everything that matters inside the safe circle of 80 %. */
export function maskableIconSvg(): string {
  const shapes = [
    rect(0, 0, 32, 32, SIGNAL),
    path(
      "M0 19.200H11.500L18.700 6.800H21V19.200H32V21.200H21V25.600H18.500V21.200H0ZM14.300 19.200H18.500V12Z",
      INK,
    ),
  ];
  return svgDocument(32, 32, shapes);
}
