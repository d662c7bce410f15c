import { BLUSH, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { LINE_Y, POSTER_HEIGHT, POSTER_WIDTH } from "./poster-model.ts";
import { limb, path, rect, stroke, svgDocument } from "./shape.ts";

const BARS = [PAPER, SAND, SKY, BLUSH, NIGHT];
const BAR_WIDTH = POSTER_WIDTH / BARS.length;

/** A studio with the test card on and nobody in it, 180 × 320 units. Its line is the error screen's own. */
export function testCardSvg(): string {
  const floor = shadeOf(NIGHT);
  return svgDocument(POSTER_WIDTH, POSTER_HEIGHT, [
    ...BARS.map((fill, n) => rect(n * BAR_WIDTH, 0, BAR_WIDTH + 0.5, LINE_Y, fill)),
    rect(0, LINE_Y, POSTER_WIDTH, POSTER_HEIGHT - LINE_Y, NIGHT),
    { tag: "ellipse", attrs: { cx: 86, cy: 288, rx: 78, ry: 20, fill: floor } },
    // An empty stool.
    limb("M44 222L30 288M86 222L100 288M38 256H92", PAPER, 7),
    path("M26 206H104V224H26Z", SKY),
    path("M65 206H104V224H65Z", shadeOf(SKY)),
    // A microphone at the height of whoever is missing.
    stroke("M126 84V288", INK, 7),
    path("M100 284H152V296H100Z", INK),
    limb("M126 62V92", INK, 36),
    limb("M135 62V92", shadeOf(INK), 18),
    rect(108, 78, 36, 9, SIGNAL),
    // On the card a ring, by which one sees that the picture is straight.
    stroke("M12 100A38 38 0 0 1 88 100A38 38 0 0 1 12 100Z", INK, 5),
    stroke("M12 100H88M50 62V138", INK, 3),
  ]);
}
