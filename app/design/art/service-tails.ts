import type { OfficeId } from "../../../content/facts/offices.ts";
import { pencil } from "./desk-things.ts";
import { frameBox, plainFrame } from "./frame.ts";
import { ground, line } from "./frame-ground.ts";
import { landmarkShapes } from "./landmarks.ts";
import { AEGEAN, EMBER, INK, NIGHT, PAPER, SIGNAL, SKY } from "./palette.ts";
import { POSTER_HEIGHT, POSTER_WIDTH } from "./poster-model.ts";
import { box, circle, d, path, place, rect, type Shape, stroke, svgDocument } from "./shape.ts";

const WIDE = 1440;

/** The horizon of landmarks.ts, and how many of their units a city is wide. */
const HORIZON = 200;
const CITY = 180;
const ACROSS: readonly OfficeId[] = [
  "west-chester",
  "london",
  "athens",
  "philadelphia",
  "taipei",
  "sydney",
];

/** What people cross at night to be there: all of the house's cities as one, under a moon. */
function crossing(): string {
  const height = 300;
  const scale = WIDE / (ACROSS.length * CITY);
  return svgDocument(WIDE, height, [
    rect(0, 0, WIDE, height, NIGHT),
    circle(1296, 92, 46, PAPER),
    circle(1276, 82, 46, NIGHT),
    ...ACROSS.map((id, n) => {
      const buildings = landmarkShapes(id, true).slice(0, 3);
      return place(
        buildings.map((shape) => path(shape.d, shape.color)),
        n * CITY * scale,
        height - HORIZON * scale,
        scale,
      );
    }),
  ]);
}

const PROJECT_FRAMES = 13;

/** A strip of frames between its first mark and its last, each larger than the one before; the line is lit between them. */
function project(): string {
  const [height, lineY, gap, left] = [260, 154, 22, 104];
  let x = left;
  const frames = Array.from({ length: PROJECT_FRAMES }, (_, n) => {
    const frame = frameBox(x, 44 + n * 5, lineY);
    x += frame.width + gap;
    return frame;
  });
  const right = x - gap;
  const mark = (at: number, inward: number): Shape =>
    stroke(d`M${at + inward} 24H${at}V236H${at + inward}`, PAPER, 8);
  return svgDocument(WIDE, height, [
    stroke(d`M0 ${lineY}H${WIDE}`, AEGEAN, 6),
    stroke(d`M${left - 34} ${lineY}H${right + 34}`, SIGNAL, 6),
    ...frames.flatMap((frame, n) => {
      const isLast = n === PROJECT_FRAMES - 1;
      const { y, width, height: high } = frame;
      return [
        plainFrame(frame, isLast ? SIGNAL : n % 3 === 1 ? PAPER : n % 3 ? AEGEAN : SKY),
        path(
          box(frame.x + width * 0.2, y + high * 0.2, width * 0.6, width * 0.1) +
            box(frame.x + width * 0.2, y + high * 0.32, width * 0.4, width * 0.1),
          isLast ? INK : n % 3 === 2 ? PAPER : NIGHT,
        ),
        stroke(d`M${frame.x} ${lineY}h${width}`, isLast ? INK : SIGNAL, 4),
      ];
    }),
    mark(left - 34, 22),
    mark(right + 34, -22),
  ]);
}

/** The button that a show begins with. */
const record = (): string =>
  svgDocument(POSTER_WIDTH, POSTER_HEIGHT, [
    ...ground(INK, NIGHT),
    line(SKY),
    circle(90, 144, 84, NIGHT),
    circle(90, 144, 76, PAPER),
    circle(90, 144, 62, SIGNAL),
    path("M90 82a62 62 0 0 1 0 124z", EMBER),
  ]);

/** Pictures of what services are agreed about, by name: what each page's end has of its own. */
export const SERVICE_TAILS = {
  crossing,
  project,
  record,
  // On sand: its wood is of paper.
  pencil: () =>
    svgDocument(420, 60, [place([...pencil(396), path("M9 -2.4L26 -7V7L9 2.4z", PAPER)], 8, 30)]),
} as const satisfies Readonly<Record<string, () => string>>;
