import { frameBox, posterFrame } from "./frame.ts";
import { AEGEAN, INK, NIGHT, PAPER, SIGNAL, SKY } from "./palette.ts";
import { drawPoster } from "./poster.ts";
import { CAST } from "./poster-cast.ts";
import { pulsePath } from "./pulse.ts";
import { box, circle, path, rect, type Shape, stroke, svgDocument } from "./shape.ts";

const WIDTH = 420;
const HEIGHT = 520;
const LINE_Y = 330;
const HUNG = [
  { at: 0, x: -34, width: 84 },
  { at: 3, x: 72, width: 132 },
  { at: 5, x: 228, width: 96 },
  { at: 7, x: 346, width: 132 },
] as const;

/** What stands under the links of the phone's menu: frames on the line, a sun behind, the sea below. */
export function menuSceneSvg(): string {
  const handles = Object.keys(CAST);
  const frames = HUNG.flatMap(({ at, x, width }): readonly Shape[] => {
    const poster = { ...drawPoster(handles[at] ?? handles[0] ?? ""), id: `menu${at}` };
    return posterFrame(frameBox(x, width, LINE_Y), poster, INK, 6);
  });
  return svgDocument(
    WIDTH,
    HEIGHT,
    [
      rect(0, 0, WIDTH, HEIGHT, AEGEAN),
      circle(250, LINE_Y, 170, SIGNAL),
      rect(0, LINE_Y, WIDTH, HEIGHT - LINE_Y, NIGHT),
      path(
        [0, 1, 2, 3, 4]
          .map((row) => box(140 + row * 16, 372 + row * 26, 220 - row * 32, 7))
          .join(""),
        SKY,
        { fillOpacity: 0.5 },
      ),
      stroke(
        pulsePath({ width: WIDTH, baseline: LINE_Y, spikes: [{ x: 214, apex: 150 }] }),
        PAPER,
        7,
      ),
      ...frames,
    ],
    { slice: "xMidYMax slice" },
  );
}
