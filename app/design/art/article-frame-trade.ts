import { ground, line } from "./frame-ground.ts";
import { AEGEAN, BLUSH, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { POSTER_WIDTH } from "./poster-model.ts";
import { box, circle, disc, limb, path, place, rect, type Shape, stroke } from "./shape.ts";

const DAYS_ABREAST = 4;
const DAY = 32;
/** Of the days on the sheet: the last that is paid for. */
const LAST_DAY = 10;

const days = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => {
    const day = from + n;
    return box(
      28 + (day % DAYS_ABREAST) * DAY,
      112 + Math.floor(day / DAYS_ABREAST) * DAY,
      DAY - 6,
      DAY - 6,
    );
  }).join("");

const heart = (fill: string) =>
  path("M0 62C-92 4 -64 -66 -26 -58Q-8 -54 0 -34Q8 -54 26 -58C64 -66 92 4 0 62Z", fill);

const MARKS = Array.from({ length: 7 }, (_, n) => {
  const turn = Math.PI * (n / 6);
  const [x, y] = [Math.cos(turn), -Math.sin(turn)];
  return `M${(90 + 62 * x).toFixed(1)} ${(200 + 62 * y).toFixed(1)}L${(90 + 76 * x).toFixed(1)} ${(200 + 76 * y).toFixed(1)}`;
}).join("");

/** Frames with what work is paid in: hours, gifts, days, parcels, hearts. */
export const FRAMED_TRADE = {
  // Until when: the days behind the last one are not in the price.
  calendar: () => [
    ...ground(SKY, AEGEAN),
    rect(18, 56, 144, 206, PAPER),
    rect(18, 56, 144, 42, NIGHT),
    path(disc(54, 77, 8) + disc(126, 77, 8), SKY),
    path(days(0, LAST_DAY), shadeOf(SKY)),
    path(days(LAST_DAY, LAST_DAY + 1), SIGNAL),
    stroke(days(LAST_DAY + 1, 16), shadeOf(PAPER), 3),
    line(INK, [], 6),
  ],
  // So many hours on air, written down.
  clock: () => [
    ...ground(NIGHT, AEGEAN),
    line(SKY, [], 6),
    circle(90, 150, 76, PAPER),
    path("M90 150V86A64 64 0 0 1 145.4 182Z", SIGNAL),
    stroke("M90 150V92M90 150L140 179", INK, 9),
    circle(90, 150, 9, INK),
  ],
  // From the room, with a job.
  gift: () => [
    ...ground(BLUSH, SAND),
    line(INK, [], 6),
    rect(26, 140, 128, 124, AEGEAN),
    rect(16, 112, 148, 36, NIGHT),
    rect(80, 112, 20, 152, SKY),
    stroke("M90 110C52 108 40 58 64 56S90 92 90 110S92 58 116 56S128 108 90 110", SIGNAL, 11),
  ],
  // Where the tap falls.
  heart: () => [
    ...ground(SKY, NIGHT),
    line(PAPER, [], 6),
    circle(90, 146, 84, PAPER),
    circle(90, 146, 66, BLUSH),
    place([heart(SIGNAL)], 90, 146, 0.86),
    limb("M104 196L132 306", INK, 34),
  ],
  // By the hour.
  meter: () => [
    ...ground(SAND, NIGHT),
    path("M2 200A88 88 0 0 1 178 200Z", PAPER),
    stroke(MARKS, NIGHT, 8),
    stroke("M90 200L136 148", SIGNAL, 10),
    line(INK, [], 6),
    circle(90, 200, 16, INK),
    path(box(34, 232, 112, 42), PAPER),
    path(box(46, 246, 16, 14) + box(70, 246, 16, 14) + box(94, 246, 16, 14), NIGHT),
    rect(118, 246, 16, 14, SIGNAL),
  ],
  // A sample, if nothing is promised for it.
  parcel: () => [
    ...ground(AEGEAN, NIGHT),
    line(SKY, [], 6),
    path("M22 128L90 96L158 128V238L90 270L22 238Z", SAND),
    path("M90 160V270L158 238V128Z", shadeOf(SAND)),
    path("M22 128L90 160L158 128L90 96Z", PAPER),
    path("M50 115L118 147V180L132 173V140L64 108Z", SIGNAL),
  ],
  // Not below the floor.
  stop: () => [
    ...ground(SAND, AEGEAN),
    line(INK, [], 6),
    rect(83, 210, 14, 110, INK),
    circle(90, 142, 76, PAPER),
    circle(90, 142, 66, SIGNAL),
    rect(42, 126, 96, 32, PAPER),
  ],
  // One tap for, none against.
  vote: () => [
    ...ground(AEGEAN, NIGHT),
    line(SKY, [], 6),
    place([rect(-44, -66, 88, 118, PAPER), place([heart(SIGNAL)], 0, -6, 0.5)], 92, 118, 1, -8),
    rect(18, 168, POSTER_WIDTH - 36, 118, BLUSH),
    rect(18, 168, POSTER_WIDTH - 36, 24, shadeOf(BLUSH)),
    rect(40, 174, 100, 10, INK),
  ],
} as const satisfies Record<string, () => readonly Shape[]>;
