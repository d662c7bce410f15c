import { someone } from "./case-figures.ts";
import { clipboard, clock, cooler, cup, report, ticket } from "./desk-things.ts";
import { frameBox, posterFrame } from "./frame.ts";
import { AEGEAN, INK, NIGHT, PAPER, SIGNAL, SKY } from "./palette.ts";
import { pulsePath, type Spike } from "./pulse.ts";
import { box, circle, disc, path, place, rect, type Shape, stroke } from "./shape.ts";

/** The table between a brand and a creator: wider than any window, its middle tells it all. */
export const TABLE_WIDTH = 1920;
export const TABLE_HEIGHT = 420;
const TABLE_Y = 292;
const MIDDLE = TABLE_WIDTH / 2;
const CREATOR_X = 1102;

const stand = (shapes: readonly Shape[], x: number, scale = 1) => place(shapes, x, TABLE_Y, scale);

const pulse = (spikes: Spike[]) =>
  stroke(pulsePath({ width: TABLE_WIDTH, baseline: TABLE_Y, spikes }), SIGNAL, 7);

/** The sun behind it, and the table's front. */
const top = (): Shape[] => [
  path(disc(MIDDLE, TABLE_Y, 260), SKY),
  rect(0, TABLE_Y, TABLE_WIDTH, TABLE_HEIGHT - TABLE_Y, NIGHT),
  path(
    [0, 1, 2, 3]
      .map((row) => box(MIDDLE - 232 + row * 34, TABLE_Y + 22 + row * 26, 464 - row * 68, 9))
      .join(""),
    SKY,
  ),
];

/** The brand, its product, and the creator, on air. */
const bothEnds = (): Shape[] => [
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
  ...posterFrame(
    frameBox(CREATOR_X, 164, TABLE_Y),
    someone("host", "desk-creator", { palette: "flare", backdrop: "rays" }),
    PAPER,
  ),
  rect(CREATOR_X + 12, TABLE_Y - 170, 54, 24, SIGNAL),
  circle(CREATOR_X + 26, TABLE_Y - 158, 5.5, INK),
  path(box(CREATOR_X + 37, TABLE_Y - 161, 21, 6), INK),
];

/** Everything that the page below has, on one table: lists, hours, tags, a brief, a report; two people. */
export function tableShapes(): readonly Shape[] {
  return [
    rect(0, 0, TABLE_WIDTH, TABLE_HEIGHT, AEGEAN),
    ...top(),
    pulse([
      { x: 616, apex: 84 },
      { x: 1408, apex: 214 },
      { x: 1872, apex: 120 },
    ]),
    // Left of the brand: the first hour, and what comes before it.
    stand(clock(82), 212),
    stand(clipboard([true, true, true, false, false]), 380, 1.12),
    stand(cup(), 496, 0.9),
    ...bothEnds(),
    // After it: words, then figures.
    stand(report([34, 48, 62, 76, 112, 88, 70]), 1502, 1.06),
    ...[SIGNAL, SKY, PAPER].map((fill, n) =>
      place(ticket(fill, INK), 1638 + (n % 2) * 16, TABLE_Y - n * 62),
    ),
  ];
}

/** The table's middle alone, on no ground of its own: whatever field it stands on is its sky. */
export function tableMiddleShapes(): readonly Shape[] {
  return [...top(), pulse([{ x: 1060, apex: 120 }]), ...bothEnds()];
}
