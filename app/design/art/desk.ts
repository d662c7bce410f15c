import { BUDGET_PARTS } from "./budget.ts";
import { someone } from "./case-figures.ts";
import { bubble, clipboard, clock, cup, pencil, sheet, ticket, writing } from "./desk-things.ts";
import { frameBox, posterFrame } from "./frame.ts";
import { ground } from "./frame-ground.ts";
import { AEGEAN, BLUSH, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { LINE_Y, POSTER_WIDTH } from "./poster-model.ts";
import { pulsePath } from "./pulse.ts";
import { box, circle, d, path, place, rect, type Shape, stroke } from "./shape.ts";

/** In the playbook's order, from chapter ten to chapter one: what each leaves on a desk. */
export const DESK_IDS = [
  "sentences",
  "names",
  "page",
  "terms",
  "budget",
  "notes",
  "dates",
  "seats",
  "questions",
  "decision",
] as const;
export type DeskId = (typeof DESK_IDS)[number];

type DeskFrame = { above: string; below: string; line: string; shapes: () => readonly Shape[] };

const FRAMES: Readonly<Record<DeskId, DeskFrame>> = {
  // Both sentences on one sheet.
  sentences: {
    above: SKY,
    below: AEGEAN,
    line: SIGNAL,
    shapes: () => [
      place(sheet(118, 148), 90, LINE_Y),
      writing(46, 82, [72, 54], INK, 20, 9),
      writing(46, 142, [84, 62], AEGEAN, 20, 9),
      place(pencil(104), 40, 244, 1, -12),
    ],
  },
  // Three names, and one of them chosen.
  names: {
    above: SAND,
    below: NIGHT,
    line: INK,
    shapes: () => [
      ...posterFrame(frameBox(8, 50, LINE_Y), someone("stylist", "dn1"), INK, 4),
      ...posterFrame(frameBox(122, 50, LINE_Y), someone("rival", "dn3"), INK, 4),
      ...posterFrame(frameBox(54, 72, LINE_Y), someone("cook", "dn2"), PAPER, 6),
      path(box(60, 268, 60, 8) + box(72, 284, 36, 8), PAPER),
    ],
  },
  // One page that a stranger could act on.
  page: {
    above: SIGNAL,
    below: INK,
    line: PAPER,
    shapes: () => [
      place(sheet(124, 176), 90, LINE_Y),
      rect(42, 40, 52, 12, INK),
      path([0, 1, 2, 3, 4, 5, 6].map((row) => box(42, 68 + row * 18, 9, 9)).join(""), SIGNAL),
      writing(58, 69, [76, 62, 80, 56, 70, 78, 48], NIGHT, 18, 7),
      place(cup(SKY), 48, 292, 0.62),
    ],
  },
  // Eight lines, signed by both sides.
  terms: {
    above: NIGHT,
    below: AEGEAN,
    line: PAPER,
    shapes: () => [
      rect(24, 26, 132, 236, shadeOf(PAPER)),
      rect(18, 20, 132, 236, PAPER),
      rect(18, 20, 132, 26, SIGNAL),
      writing(32, 62, [96, 80, 100, 72, 92, 84, 100, 66], NIGHT, 16, 6),
      path(box(32, 236, 46, 4) + box(92, 236, 46, 4), INK),
      stroke("M34 230c8 -20 14 -20 16 -6s8 6 12 -4s6 2 12 4", AEGEAN, 4),
      stroke("M94 232l14 -22v24M100 226h30", SIGNAL, 4),
    ],
  },
  // The example's twenty thousand, in its proportions: half of it to those who make the work.
  budget: {
    above: AEGEAN,
    below: SAND,
    line: INK,
    shapes: () => {
      let y = 30;
      return BUDGET_PARTS.map(({ percent, fill }) => {
        const height = 2.6 * percent;
        const part = rect(40, y, 100, height - 3, fill);
        y += height;
        return part;
      });
    },
  },
  // One message with notes: wrong and unclear stay, taste is struck out.
  notes: {
    above: AEGEAN,
    below: NIGHT,
    line: SIGNAL,
    shapes: () => [
      ...bubble(20, 34, [96, 70], PAPER, INK),
      ...bubble(44, 106, [88, 56, 74], SKY, INK),
      rect(20, 220, 124, 46, shadeOf(NIGHT)),
      writing(34, 233, [84, 60], PAPER, 15),
      stroke("M26 262L138 224", SIGNAL, 6),
    ],
  },
  // Dates with hours, in the audience's time zone.
  dates: {
    above: BLUSH,
    below: SIGNAL,
    line: INK,
    shapes: () => [
      rect(22, 34, 136, 122, PAPER),
      rect(22, 34, 136, 26, INK),
      path(
        [0, 1, 2]
          .flatMap((row) =>
            [0, 1, 2, 3, 4].map((column) => box(32 + column * 24, 70 + row * 28, 18, 20)),
          )
          .join(""),
        SAND,
      ),
      path(box(80, 98, 18, 20) + box(128, 126, 18, 20), SIGNAL),
      place(clock(46, PAPER), 90, 294, 1),
    ],
  },
  // Four names: the host, the producer, the moderator and you, from above.
  seats: {
    above: INK,
    below: NIGHT,
    line: SIGNAL,
    shapes: () => [
      path("M90 262L18 60H162z", AEGEAN, { fillOpacity: 0.6 }),
      rect(50, 118, 80, 54, SKY, { rx: 10 }),
      circle(90, 84, 22, SIGNAL),
      circle(90, 84, 10, INK),
      circle(32, 150, 18, PAPER),
      circle(148, 150, 18, PAPER),
      path(box(112, 226, 44, 26) + box(112, 258, 44, 6), PAPER),
      path("M76 276h28v-26h-28zM84 250l-10 -14h32l-10 14z", SIGNAL),
    ],
  },
  // The questions that came twice.
  questions: {
    above: SKY,
    below: AEGEAN,
    line: PAPER,
    shapes: () => [
      place(clipboard([true, false, true, true, false]), 90, 232, 1.05),
      ...bubble(96, 24, [44], SIGNAL, INK),
      ...bubble(82, 248, [58], PAPER, INK),
    ],
  },
  // The report, and below it one decision with a date.
  decision: {
    above: SIGNAL,
    below: INK,
    line: PAPER,
    shapes: () => [
      path(
        [44, 68, 60, 92].map((height, n) => box(18 + n * 30, LINE_Y - height, 22, height)).join(""),
        INK,
      ),
      rect(138, LINE_Y - 154, 22, 154, PAPER),
      rect(54, 226, 72, 68, PAPER),
      rect(54, 226, 72, 16, SKY),
      stroke("M72 266l13 14l24 -26", SIGNAL, 8),
    ],
  },
};

/** What a chapter leaves on the desk, in a frame whose line is the chapter's: 180 × 320 units. */
export function deskShapes(id: DeskId): readonly Shape[] {
  const { above, below, line, shapes } = FRAMES[id];
  return [
    ...ground(above, below),
    stroke(pulsePath({ width: POSTER_WIDTH, baseline: LINE_Y, spikes: [] }), line, 4),
    ...shapes(),
  ];
}

export const POST_WIDTH = 346;
export const POST_HEIGHT = 440;
const POST_LINE_Y = 273;

/** A post as it stands in a feed: whoever made it, two lines, and the everyday set of four. */
export function postShapes(): readonly Shape[] {
  const frame = frameBox(6, 240, POST_LINE_Y);
  const tag = (x: number, y: number, fill: string, ink: string) =>
    place(ticket(fill, ink, 40), x, y);
  return [
    ...posterFrame(
      frame,
      someone("cook", "desk-post", { palette: "swim", backdrop: "lamps" }),
      INK,
    ),
    rect(9, 362, 168, 58, PAPER),
    writing(24, 377, [136, 92], INK, 20, 8),
    tag(250, 132, SIGNAL, INK),
    tag(250, 192, SKY, INK),
    tag(250, 252, SKY, INK),
    tag(250, 312, AEGEAN, PAPER),
  ];
}

export const THINGS_WIDTH = 520;
export const THINGS_HEIGHT = 200;

/** What stands beside a brief while it is written; the line below them is the page's. */
export function thingsShapes(): readonly Shape[] {
  return [
    stroke(d`M150 ${THINGS_HEIGHT}L262 20V${THINGS_HEIGHT}`, SIGNAL, 8),
    place(clock(66), 70, THINGS_HEIGHT),
    place(cup(SKY), 352, THINGS_HEIGHT),
    place(ticket(SIGNAL, INK), 432, THINGS_HEIGHT),
  ];
}
