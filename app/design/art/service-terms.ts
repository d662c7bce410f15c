import { frameBox, plainFrame } from "./frame.ts";
import { AEGEAN, INK, NIGHT, PAPER, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { pulsePath } from "./pulse.ts";
import { box, path, rect, type Shape, stroke, svgDocument } from "./shape.ts";

/** What all services have in common, one picture each: they hang side by side on one line. */
export const SERVICE_TERMS = ["steps", "price", "quarter"] as const;
export type ServiceTerm = (typeof SERVICE_TERMS)[number];

export const TERM_WIDTH = 640;
export const TERM_HEIGHT = 340;
const LINE_Y = 224;
const LINE_WEIGHT = 7;

const WEEKS_IN_QUARTER = 13;
/** Of an example quarter, read weekly: the share of the last week's height. */
const WEEKS = [0.34, 0.22, 0.4, 0.3, 0.46, 0.28, 0.52, 0.62, 0.44, 0.7, 0.56, 0.8, 0.94];

const PICTURES: Readonly<Record<ServiceTerm, () => readonly Shape[]>> = {
  // Four frames, each more than the last; the fourth is on air.
  steps: () => [
    rect(0, 0, TERM_WIDTH, TERM_HEIGHT, AEGEAN),
    rect(0, LINE_Y, TERM_WIDTH, TERM_HEIGHT, NIGHT),
    stroke(`M0 ${LINE_Y}H${TERM_WIDTH}`, SIGNAL, LINE_WEIGHT),
    ...[
      { x: 64, width: 62, fill: SKY },
      { x: 164, width: 82, fill: SKY },
      { x: 282, width: 104, fill: PAPER },
    ].flatMap(({ x, width, fill }, n) => {
      const frame = frameBox(x, width, LINE_Y);
      const mark = Array.from({ length: n + 1 }, (_, row) =>
        box(x + width * 0.2, frame.y + width * (0.28 + row * 0.24), width * 0.6, width * 0.12),
      );
      return [plainFrame(frame, fill), path(mark.join(""), AEGEAN)];
    }),
    plainFrame(frameBox(424, 156, LINE_Y), SIGNAL),
    stroke(pulsePath({ width: 156, baseline: LINE_Y, spikes: [{ x: 104, apex: 116 }] }), INK, 12, {
      transform: "translate(424 0)",
    }),
  ],
  // Agreed in writing: a page with two signatures, and a tag that says nothing is owed for a live.
  price: () => [
    rect(0, 0, TERM_WIDTH, TERM_HEIGHT, SKY),
    rect(0, LINE_Y, TERM_WIDTH, TERM_HEIGHT, AEGEAN),
    stroke(`M0 ${LINE_Y}H${TERM_WIDTH}`, SIGNAL, LINE_WEIGHT),
    rect(206, 36, 220, 280, shadeOf(PAPER)),
    rect(194, 26, 220, 280, PAPER),
    rect(194, 26, 220, 40, INK),
    path(
      [0, 1, 2, 3, 4, 5]
        .map((row) => box(218, 92 + row * 22, [150, 128, 168, 110, 158, 92][row] ?? 0, 8))
        .join(""),
      NIGHT,
    ),
    path(box(218, 284, 74, 5) + box(316, 284, 74, 5), INK),
    stroke("M222 276c12 -32 22 -32 25 -10s12 10 18 -6s10 4 20 6", AEGEAN, 6),
    stroke("M320 278l26 -40v44M330 266h54", SIGNAL, 6),
    path("M470 146H590V234H470L434 190z", SIGNAL),
    path("M470 190a12 12 0 1 0 .1 0z", INK),
    path(box(502, 170, 66, 12) + box(502, 198, 44, 12), INK),
  ],
  // Thirteen weeks, and the one at the end of them is read aloud.
  quarter: () => [
    rect(0, 0, TERM_WIDTH, TERM_HEIGHT, SIGNAL),
    rect(0, LINE_Y, TERM_WIDTH, TERM_HEIGHT, shadeOf(SIGNAL)),
    ...WEEKS.map((share, week) =>
      rect(
        56 + week * 41,
        LINE_Y - share * 176,
        31,
        share * 176,
        week === WEEKS_IN_QUARTER - 1 ? PAPER : INK,
      ),
    ),
    stroke(`M0 ${LINE_Y}H${TERM_WIDTH}`, INK, LINE_WEIGHT),
    path(
      WEEKS.map((_, week) => box(56 + week * 41, LINE_Y + 24, week % 4 === 0 ? 31 : 12, 6)).join(
        "",
      ),
      INK,
    ),
  ],
};

export function termSvg(term: ServiceTerm): string {
  return svgDocument(TERM_WIDTH, TERM_HEIGHT, PICTURES[term]());
}
