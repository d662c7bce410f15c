import { FIGURES } from "./case-figures.ts";
import { frameBox, posterFrame } from "./frame.ts";
import { AEGEAN, BLUSH, EMBER, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { LINE_Y, POSTER_HEIGHT, POSTER_WIDTH, type Poster } from "./poster-model.ts";
import { pulsePath } from "./pulse.ts";
import { box, circle, d, disc, path, place, rect, type Shape, stroke } from "./shape.ts";

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
function bubble(x: number, y: number, widths: readonly number[], fill: string, ink: string) {
  const width = Math.max(...widths) + 28;
  const height = widths.length * 15 + 18;
  return [
    path(d`M${x} ${y}h${width}v${height}h${24 - width}l-16 14v-14h-8z`, fill),
    writing(x + 14, y + 12, widths, ink, 15),
  ];
}

const ground = (above: string, below: string): readonly Shape[] => [
  rect(0, 0, POSTER_WIDTH, POSTER_HEIGHT, above),
  rect(0, LINE_Y, POSTER_WIDTH, POSTER_HEIGHT - LINE_Y, below),
];

const someone = (name: keyof typeof FIGURES, id: string, over: Partial<Poster> = {}): Poster => ({
  ...FIGURES[name],
  ...over,
  id,
});

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
    above: PAPER,
    below: SAND,
    line: INK,
    shapes: () => {
      const parts: readonly (readonly [share: number, fill: string])[] = [
        [0.5, AEGEAN],
        [0.075, SKY],
        [0.15, NIGHT],
        [0.025, BLUSH],
        [0.15, SIGNAL],
        [0.1, INK],
      ];
      let y = 30;
      return parts.map(([share, fill]) => {
        const height = 260 * share;
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
  // One decision, with a date.
  decision: {
    above: SIGNAL,
    below: EMBER,
    line: INK,
    shapes: () => [
      path(d`M34 214L128 62V268H104V138L62 206z`, INK),
      path(box(34, 206, 118, 20), INK),
      path(d`M104 206V138L62 206z`, PAPER),
      rect(60, 282, 60, 18, PAPER),
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

/** The table between a brand and a creator: wider than any window, its middle tells it all. */
export const TABLE_WIDTH = 1920;
export const TABLE_HEIGHT = 420;
const TABLE_Y = 292;

/** Everything that the page below has, on one table: lists, hours, tags, a brief, a report; two people. */
export function tableShapes(): readonly Shape[] {
  const line = pulsePath({
    width: TABLE_WIDTH,
    baseline: TABLE_Y,
    spikes: [
      { x: 616, apex: 84 },
      { x: 1408, apex: 214 },
      { x: 1872, apex: 120 },
    ],
  });
  const stand = (shapes: readonly Shape[], x: number, scale = 1) =>
    place(shapes, x, TABLE_Y, scale);
  return [
    rect(0, 0, TABLE_WIDTH, TABLE_HEIGHT, AEGEAN),
    path(disc(960, TABLE_Y, 260), SKY),
    rect(0, TABLE_Y, TABLE_WIDTH, TABLE_HEIGHT - TABLE_Y, NIGHT),
    path(
      [0, 1, 2, 3]
        .map((row) => box(960 - 232 + row * 34, TABLE_Y + 22 + row * 26, 464 - row * 68, 9))
        .join(""),
      SKY,
    ),
    stroke(line, SIGNAL, 7),
    // Left of the brand: the first hour, and what comes before it.
    stand(clock(82), 212),
    stand(clipboard([true, true, true, false, false]), 380, 1.12),
    stand(cup(), 496, 0.9),
    // The brand, its product and the page that says what for.
    ...posterFrame(
      frameBox(648, 150, TABLE_Y),
      someone("stylist", "desk-brand", {
        palette: "poppy",
        backdrop: "window",
        hair: "bob",
        top: "jacket",
      }),
      INK,
    ),
    stand(cooler(), 948, 0.98),
    // The creator, on air.
    ...posterFrame(
      frameBox(1092, 184, TABLE_Y),
      someone("host", "desk-creator", { palette: "flare", backdrop: "rays" }),
      PAPER,
    ),
    rect(1092 + 12, TABLE_Y - 198, 54, 24, SIGNAL),
    circle(1092 + 26, TABLE_Y - 186, 5.5, INK),
    path(box(1092 + 37, TABLE_Y - 189, 21, 6), INK),
    // After it: words, then figures.
    stand(report([34, 48, 62, 76, 112, 88, 70]), 1502, 1.06),
    ...[SIGNAL, SKY, PAPER].map((fill, n) =>
      place(ticket(fill, INK), 1638 + (n % 2) * 16, TABLE_Y - n * 62),
    ),
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
    rect(9, 330, 168, 58, PAPER),
    writing(24, 345, [136, 92], INK, 20, 8),
    tag(258, 132, SIGNAL, INK),
    tag(258, 192, SKY, INK),
    tag(258, 252, SKY, INK),
    tag(258, 312, AEGEAN, PAPER),
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
