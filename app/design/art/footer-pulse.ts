import { pulseBaseline, pulsePath, pulseSpikes } from "./pulse.ts";
import { svgDocument } from "./shape.ts";

const WIDTH = 340;
const HEIGHT = 80;
/** As high as the picture allows: what drops below the line then just fits. */
const TALLEST = 54;
/** How far the line goes on to both sides; the footer cuts it at the edges of the window. */
const BLEED = 6000;

const LINE = [
  pulsePath({ width: WIDTH, height: HEIGHT, spikes: pulseSpikes("fade", WIDTH, TALLEST) }),
  `M${-BLEED} ${pulseBaseline({ height: HEIGHT })}H${BLEED}`,
].join("");

/** A heartbeat that settles, on a line that goes on; the style sheet strokes it. */
export function footerPulseSvg(): string {
  const line = { tag: "path", attrs: { d: LINE } } as const;
  return svgDocument(WIDTH, HEIGHT, [line], { className: "footer-pulse", slice: "xMidYMid meet" });
}
