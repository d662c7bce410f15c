import { pulseBaseline, pulsePath, pulseSpikes } from "../art/pulse.ts";

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

/**
 * The end of a quiet page: a heartbeat that settles. The monogram would be larger than the form that
 * such a page is about.
 */
export function FooterPulse() {
  return (
    <svg className="footer-pulse" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={LINE} />
    </svg>
  );
}
