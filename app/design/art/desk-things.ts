import { AEGEAN, EMBER, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { box, circle, d, path, rect, type Shape, stroke } from "./shape.ts";

/**
 * What a campaign puts on a desk. Objects stand on (0, 0), the line being the desk's edge; each comes in
 * the house's flats, lit from the left.
 */

/** Lines of writing that nobody has to read: their widths, downwards from (x, y). */
export function writing(
  x: number,
  y: number,
  widths: readonly number[],
  fill: string,
  pitch = 16,
  weight = 6,
): Shape {
  return path(widths.map((width, row) => box(x, y + row * pitch, width, weight)).join(""), fill);
}

/** A sheet of paper that stands on the line, its upper right corner folded. */
export function sheet(width: number, height: number, fill = PAPER): readonly Shape[] {
  const half = width / 2;
  const fold = width * 0.17;
  return [
    path(d`M${-half} 0V${-height}H${half - fold}L${half} ${fold - height}V0z`, fill),
    path(d`M${half - fold} ${-height}V${fold - height}H${half}z`, shadeOf(fill)),
  ];
}

/** A board with a clip, and boxes of which some are ticked. */
export function clipboard(ticks: readonly boolean[]): readonly Shape[] {
  const rows = ticks.map((_, row) => -168 + row * 30);
  return [
    rect(-62, -206, 124, 206, NIGHT, { rx: 6 }),
    rect(-52, -190, 104, 178, PAPER),
    path(d`M-26 -196v-12h14a12 12 0 0 1 24 0h14v12z`, SIGNAL),
    path(rows.map((y) => box(-40, y, 20, 20)).join(""), shadeOf(PAPER)),
    path(rows.map((y, row) => box(-10, y + 7, row % 2 ? 40 : 50, 6)).join(""), NIGHT),
    stroke(
      rows.map((y, row) => (ticks[row] ? d`M-38 ${y + 9}l7 8l14 -20` : "")).join(""),
      SIGNAL,
      6,
    ),
  ];
}

/** A desk clock; the hands say eight in the evening, and its last four hours of peak are lit. */
export function clock(r: number, fill = PAPER): readonly Shape[] {
  const y = -r - 8;
  const at = (hour: number, reach: number) => {
    const turn = (hour / 12) * 2 * Math.PI;
    return d`${r * reach * Math.sin(turn)} ${y - r * reach * Math.cos(turn)}`;
  };
  return [
    path(d`M${-r * 0.7} 0l${r * 0.22} ${-r * 0.4}h${r * 0.96}l${r * 0.22} ${r * 0.4}z`, NIGHT),
    circle(0, y, r, INK),
    circle(0, y, r * 0.86, fill),
    path(
      `M${at(0, 0)}L${at(6, 0.86)}${d`A${r * 0.86} ${r * 0.86} 0 0 1 `}${at(10, 0.86)}z`,
      SIGNAL,
    ),
    stroke(
      [0, 3, 6, 9].map((hour) => `M${at(hour, 0.66)}L${at(hour, 0.82)}`).join(""),
      NIGHT,
      r * 0.09,
    ),
    stroke(`M${at(0, 0.7)}L${at(0, 0)}L${at(8, 0.5)}`, INK, r * 0.11),
    circle(0, y, r * 0.1, INK),
  ];
}

/** A cup of which somebody has drunk. */
export function cup(fill = SIGNAL): readonly Shape[] {
  return [
    stroke("M34 -62h16a16 16 0 0 1 0 34H34", fill, 10),
    path("M-40 -78H40L34 0H-34z", fill),
    path("M0 -78H40L34 0H0z", shadeOf(fill)),
    path(box(-40, -84, 80, 10), PAPER),
  ];
}

/** The picnic cooler that the playbook sells throughout. */
export function cooler(): readonly Shape[] {
  return [
    stroke("M-58 -96V-150H58V-96", PAPER, 11),
    rect(-84, -82, 168, 82, SKY),
    rect(0, -82, 84, 82, shadeOf(SKY)),
    rect(-92, -108, 184, 30, PAPER),
    rect(0, -108, 92, 30, shadeOf(PAPER)),
    path(box(-14, -90, 28, 26), SIGNAL),
    stroke("M-62 -24h34M-62 -40h22", PAPER, 6),
  ];
}

/** Three to five words with a hash, hung up as tickets: one that trends, those of a niche, a brand's own. */
export function ticket(fill: string, ink: string, size = 54): readonly Shape[] {
  const s = size / 54;
  return [
    path(d`M0 ${-size}H${size * 1.5}V0H0L${-size * 0.3} ${-size / 2}z`, fill),
    circle(-size * 0.08, -size / 2, size * 0.07, ink),
    stroke(
      d`M${18 * s} ${-42 * s}L${14 * s} ${-12 * s}M${32 * s} ${-42 * s}L${28 * s} ${-12 * s}M${9 * s} ${-33 * s}h${30 * s}M${7 * s} ${-21 * s}h${30 * s}`,
      ink,
      5 * s,
    ),
    path(box(46 * s, -32 * s, 26 * s, 9 * s), ink),
  ];
}

/** A report that stands: columns, of which the peak is lit. */
export function report(heights: readonly number[]): readonly Shape[] {
  const peak = heights.indexOf(Math.max(...heights));
  const pitch = 112 / heights.length;
  const column = (height: number, n: number) =>
    box(-56 + n * pitch, -28 - height, pitch - 4, height);
  return [
    ...sheet(144, 196),
    writing(-56, -176, [64, 40], INK),
    path(heights.map((height, n) => (n === peak ? "" : column(height, n))).join(""), AEGEAN),
    path(column(heights[peak] ?? 0, peak), SIGNAL),
    path(box(-56, -26, 112, 4), INK),
  ];
}

/** A pencil that lies from (0, 0) to the right. */
export function pencil(length: number): readonly Shape[] {
  return [
    path(d`M26 -7H${length}V7H26z`, SIGNAL),
    path(d`M26 0H${length}V7H26z`, EMBER),
    path("M0 0L26 -7V7z", SAND),
    path("M0 0L9 -2.4V2.4z", INK),
    path(d`M${length - 4} -7h12v14h-12z`, PAPER),
  ];
}

/** A speech bubble that points down left; its words are bars. */
export function bubble(x: number, y: number, widths: readonly number[], fill: string, ink: string) {
  const width = Math.max(...widths) + 28;
  const height = widths.length * 15 + 18;
  return [
    path(d`M${x} ${y}h${width}v${height}h${24 - width}l-16 14v-14h-8z`, fill),
    writing(x + 14, y + 12, widths, ink, 15),
  ];
}
