import { monogramShapes } from "./monogram-shapes.ts";
import { SIGNAL } from "./palette.ts";
import { SPIKE_DROP, SPIKE_RUN } from "./pulse.ts";
import { d, group, path, rect, type Shape, svgDocument } from "./shape.ts";

/**
 * The footer's strip: the monogram at 34 times its unit, cut at the bottom, then 4s that decay. The
 * line runs beyond the picture on both sides, for where the B has to stand at a page's margin.
 */
export const STRIP_WIDTH = 1440;
export const STRIP_HEIGHT = 400;
const UNIT = 34;
const MARGIN = 48;
const LINE_TOP = 9.3 * UNIT;
const LINE_BOTTOM = 10.7 * UNIT;

/** Foot of the stem's right edge, and height above the line. */
const ECHOES = [
  { x: 827, apex: 128 },
  { x: 973, apex: 88 },
  { x: 1093, apex: 58 },
  { x: 1192, apex: 36 },
  { x: 1271, apex: 22 },
] as const;

/** A solid 4 on the thick line: a sail and the stem below it. */
function echo({ x, apex }: { x: number; apex: number }): string {
  const stem = apex * 0.24;
  const foot = x - apex * SPIKE_RUN;
  return (
    d`M${foot} ${LINE_TOP + 1}L${x - stem / 2} ${LINE_TOP - apex}H${x}V${LINE_TOP + 1}z` +
    d`M${x - stem} ${LINE_BOTTOM - 1}h${stem}v${apex * SPIKE_DROP}h${-stem}z`
  );
}

/** B in `currentColor`, everything else in signal. */
export function monogramStripShapes(): readonly Shape[] {
  return [
    group(monogramShapes(), { transform: `translate(${MARGIN} 0)scale(${UNIT})` }),
    rect(-STRIP_WIDTH, LINE_TOP, 3 * STRIP_WIDTH, LINE_BOTTOM - LINE_TOP, SIGNAL, {
      className: "mono-4",
    }),
    path(ECHOES.map(echo).join(""), SIGNAL, { className: "mono-4" }),
  ];
}

/** The strip as SVG text; for React see `MonogramStrip`. Decoration: the footer names the site. */
export function monogramStripSvg(): string {
  return svgDocument(STRIP_WIDTH, STRIP_HEIGHT, monogramStripShapes(), {
    className: "mono-strip",
    slice: "xMinYMin slice",
  });
}
