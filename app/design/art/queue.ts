import { FIGURES } from "./case-figures.ts";
import { frameBox, posterFrame } from "./frame.ts";
import { INK, SIGNAL } from "./palette.ts";
import type { Poster } from "./poster-model.ts";
import { box, path, type Shape, svgDocument } from "./shape.ts";

/** Who is before an applicant: frames that grow from first to last, each on the line to the form's cable. */
const WIDTH = 640;
const CABLE = 5;
type Place = { who: keyof typeof FIGURES; x: number; width: number; line: number };

/** Side by side on one line, or one below the other, each on its own. */
const QUEUES: Readonly<Record<"wide" | "tall", { height: number; places: readonly Place[] }>> = {
  wide: {
    height: 414,
    places: [
      { who: "stylist", x: 34, width: 128, line: 257 },
      { who: "runner", x: 192, width: 170, line: 257 },
      { who: "cook", x: 392, width: 222, line: 257 },
    ],
  },
  tall: {
    height: 1720,
    places: [
      { who: "stylist", x: 64, width: 240, line: 277 },
      { who: "runner", x: 290, width: 300, line: 810 },
      { who: "cook", x: 96, width: 370, line: 1461 },
    ],
  },
};

const hung = ({ who, x, width, line }: Place): readonly Shape[] =>
  posterFrame(frameBox(x, width, line), { ...FIGURES[who], id: `queue-${who}` } as Poster, INK, 5);

/** 640 units wide. */
export function queueSvg(shape: keyof typeof QUEUES): string {
  const { height, places } = QUEUES[shape];
  const lines = new Set(places.map(({ line }) => line));
  return svgDocument(WIDTH, height, [
    path([...lines].map((y) => box(0, y - CABLE / 2, WIDTH, CABLE)).join(""), SIGNAL),
    ...places.flatMap(hung),
  ]);
}
