import { bubble, pencil, sheet, writing } from "./desk-things.ts";
import { ground, line } from "./frame-ground.ts";
import { AEGEAN, BLUSH, EMBER, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { LINE_Y, POSTER_WIDTH } from "./poster-model.ts";
import {
  bentLimb,
  box,
  circle,
  d,
  disc,
  limb,
  path,
  place,
  rect,
  type Shape,
  stroke,
} from "./shape.ts";

const MIDDLE = POSTER_WIDTH / 2;

/** A rubber stamp that stands on (0, 0). */
function stamp(): readonly Shape[] {
  return [
    path("M-17 -40C-17 -62 -9 -66 -9 -84H9C9 -66 17 -62 17 -40z", SIGNAL),
    path("M0 -84H9C9 -66 17 -62 17 -40H0z", EMBER),
    circle(0, -100, 27, SIGNAL),
    path("M0 -127A27 27 0 0 1 0 -73z", EMBER),
    rect(-60, -42, 120, 30, INK, { rx: 5 }),
    rect(-53, -12, 106, 12, EMBER),
  ];
}

/** Signed and stamped; the line to sign on is the pulse. */
function stamped(): readonly Shape[] {
  return [
    ...ground(AEGEAN, NIGHT),
    line(SIGNAL),
    place(sheet(140, 212), MIDDLE, 294),
    writing(36, 240, [108, 92, 60], shadeOf(PAPER), 16, 7),
    stroke("M36 190c10 -34 20 -34 20 -10s10 10 15 -5s6 6 13 6", AEGEAN, 6),
    line(SIGNAL, [{ x: 130, apex: 52 }], 6),
    place(stamp(), 103, 130, 0.98, 9),
  ];
}

/** The tray's front dips in the middle, as on every inbox. */
const TRAY_FRONT = "M14 184H52L62 208H118L128 184H166V272H14z";
const TRAY_FRONT_SHADE = "M90 208H118L128 184H166V272H90z";

/** A shut letter around (0, 0). */
function letter(width: number, height: number, fill: string): readonly Shape[] {
  const [x, y] = [-width / 2, -height / 2];
  return [
    rect(x, y, width, height, fill),
    path(d`M${x} ${y}L0 ${height * 0.12}L${-x} ${y}z`, shadeOf(fill)),
    circle(0, height * 0.1, height * 0.13, SIGNAL),
  ];
}

/** Somebody takes the last letter out of the inbox. */
function lastLetter(): readonly Shape[] {
  return [
    ...ground(SIGNAL, EMBER),
    line(INK),
    path("M34 126H146L166 214H14z", INK),
    limb("M196 -20L146 38", NIGHT, 54),
    limb("M138 46L124 62", PAPER, 44),
    limb("M126 62L112 80", SAND, 36),
    limb("M112 78L86 92", shadeOf(SAND), 15),
    place(letter(108, 76, SKY), 82, 134, 1, -8),
    limb("M122 72L116 112", SAND, 17),
    path(TRAY_FRONT, PAPER),
    path(TRAY_FRONT_SHADE, shadeOf(PAPER)),
    rect(62, 232, 56, 16, INK),
  ];
}

/** A slip with a torn upper edge, its sum in signal. */
function slip(x: number, y: number, width: number, height: number): readonly Shape[] {
  const teeth = d`l${width / 12} -9l${width / 12} 9`.repeat(6);
  return [
    path(d`M${x} ${y}` + teeth + d`v${height}h${-width}z`, PAPER),
    writing(x + 14, y + 14, [width - 28, width - 44, width - 28], NIGHT, 16, 7),
    rect(x + 14, y + 64, width - 28, 12, SIGNAL),
  ];
}

/** A telephone rings for an invoice; its dial is the coin that comes in. */
function paid(): readonly Shape[] {
  return [
    ...ground(SKY, NIGHT),
    line(PAPER),
    ...slip(48, 34, 84, 110),
    path("M52 138H128L164 268H16z", SIGNAL),
    path("M90 138H128L164 268H90z", EMBER),
    path("M14 124Q14 112 30 112H150Q166 112 166 124V160H126V142H54V160H14z", INK),
    circle(MIDDLE, 212, 42, INK),
    circle(MIDDLE, 212, 34, SAND),
    path("M90 178A34 34 0 0 1 90 246z", shadeOf(SAND)),
    stroke("M73 212l13 14l23 -28", INK, 9),
    limb("M22 92L12 78M36 84L32 66M158 92L168 78M144 84L148 66", INK, 6),
  ];
}

/** What the producer hears is what the line does. */
function headset(): readonly Shape[] {
  return [
    ...ground(AEGEAN, NIGHT),
    stroke("M36 150V110A54 54 0 0 1 144 110V150", PAPER, 18),
    stroke("M90 56A54 54 0 0 1 144 110V150", shadeOf(PAPER), 18),
    line(SIGNAL, [{ x: 105, apex: 54 }], 6),
    bentLimb("M34 206V232Q34 264 66 264H92", PAPER, 9),
    rect(84, 250, 44, 28, SIGNAL, { rx: 14 }),
    rect(12, 130, 40, 88, PAPER, { rx: 12 }),
    rect(48, 140, 16, 68, INK, { rx: 6 }),
    rect(128, 130, 40, 88, SIGNAL, { rx: 12 }),
    path("M148 130h8a12 12 0 0 1 12 12v64a12 12 0 0 1 -12 12h-8z", EMBER),
    rect(116, 140, 16, 68, INK, { rx: 6 }),
  ];
}

const FADER_TOP = 88;
const FADER_BOTTOM = 266;

/** One fader: its way, lit up to the cap. */
function fader(x: number, y: number, cap: string): readonly Shape[] {
  return [
    rect(x - 3, FADER_TOP, 6, FADER_BOTTOM - FADER_TOP, shadeOf(INK)),
    rect(x - 3, y, 6, FADER_BOTTOM - y, cap),
    rect(x - 15, y - 22, 30, 44, cap, { rx: 3 }),
    rect(x - 15, y, 30, 22, shadeOf(cap), { rx: 3 }),
    rect(x - 15, y - 3, 30, 6, INK),
  ];
}

/** Segments of a meter, from below: quiet, then the peak. */
function meter(x: number, bottom: number): readonly Shape[] {
  const segment = (n: number) => box(x, bottom - 14 - n * 20, 14, 14);
  return [
    path([0, 1, 2, 3, 4].map(segment).join(""), SKY),
    path([5, 6].map(segment).join(""), SIGNAL),
    path([7, 8].map(segment).join(""), shadeOf(INK)),
  ];
}

/** Three faders and a meter of one desk. */
function faders(): readonly Shape[] {
  return [
    ...ground(BLUSH, AEGEAN),
    rect(12, 36, 156, 252, INK, { rx: 10 }),
    line(PAPER),
    path(disc(38, 62, 11) + disc(76, 62, 11) + disc(114, 62, 11), shadeOf(INK)),
    limb("M38 62L32 55M76 62V53M114 62L122 58", PAPER, 4),
    ...fader(38, LINE_Y, PAPER),
    ...fader(76, 118, SIGNAL),
    ...fader(114, 162, SKY),
    ...meter(142, FADER_BOTTOM),
  ];
}

/** Points of a shout's outline, alternately far and near. */
function burst(x: number, y: number, far: number, near: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const turn = (n / points) * Math.PI;
    const reach = n % 2 ? near : far;
    return d`${x + reach * Math.sin(turn)} ${y - reach * Math.cos(turn)}`;
  });
  return `M${corners.join("L")}z`;
}

const SIEVE_Y = 118;
const SIEVE_R = 66;

/** A sieve that is held from the right. */
function sieve(x: number): readonly Shape[] {
  const rows = [
    { y: 22, xs: [-44, -22, 0, 22, 44] },
    { y: 40, xs: [-33, -11, 11, 33] },
  ];
  const holes = rows.flatMap(({ y, xs }) => xs.map((at) => disc(x + at, SIEVE_Y + y, 5)));
  return [
    path(
      d`M${x - SIEVE_R} ${SIEVE_Y}h${2 * SIEVE_R}a${SIEVE_R} ${SIEVE_R} 0 0 1 ${-2 * SIEVE_R} 0z`,
      INK,
    ),
    path(holes.join(""), SKY),
    rect(x - SIEVE_R - 8, SIEVE_Y - 5, POSTER_WIDTH, 12, NIGHT),
  ];
}

/** The chat goes through; what would hurt stays in the sieve. */
function chat(): readonly Shape[] {
  return [
    ...ground(SKY, AEGEAN),
    line(PAPER),
    path(burst(80, 78, 62, 44, 11), SIGNAL),
    stroke("M50 86l12 -18l12 18l12 -18l12 18l12 -18", INK, 8),
    ...bubble(62, 174, [72, 46], PAPER, NIGHT),
    ...sieve(80),
    ...bubble(16, 246, [84, 56], PAPER, NIGHT),
  ];
}

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const BAD_DAY = 2;
const DAYS_A_ROW = 4;
const DAY_WIDTH = 28;
const DAY_HEIGHT = 44;
const dayX = (day: number) => 22 + (day % DAYS_A_ROW) * 36;
const dayY = (day: number) => (day < DAYS_A_ROW ? 176 : 228);
const dayBox = (day: number) => box(dayX(day), dayY(day), DAY_WIDTH, DAY_HEIGHT);

const cloud = (): readonly Shape[] => [
  rect(42, 60, 94, 38, INK),
  path(disc(42, 70, 28) + disc(84, 50, 38) + disc(134, 68, 30), INK),
];

/** Seven days of a plan; the storm takes one. */
function badWeek(): readonly Shape[] {
  const kept = DAYS.filter((day) => day !== BAD_DAY);
  const ticks = kept.map((day) => d`M${dayX(day) + 6} ${dayY(day) + 22}l6 7l11 -14`);
  const [x, y] = [dayX(BAD_DAY), dayY(BAD_DAY)];
  return [
    ...ground(SKY, AEGEAN),
    line(PAPER),
    rect(12, 132, 156, 150, PAPER),
    rect(12, 132, 156, 34, NIGHT),
    path(kept.map(dayBox).join(""), AEGEAN),
    stroke(ticks.join(""), PAPER, 5),
    path(dayBox(BAD_DAY), shadeOf(PAPER)),
    limb("M36 108l-6 14M62 108l-6 14M144 108l-6 14", AEGEAN, 6),
    path(d`M${x + 4} 82h30l-14 34h18l-36 60l9 -44h-19z`, SIGNAL),
    limb(d`M${x + 3} ${y + 10}l22 28m0 -28l-22 28`, SIGNAL, 8),
    ...cloud(),
  ];
}

/** A hook, written down. */
function hook(): readonly Shape[] {
  return [
    ...ground(AEGEAN, NIGHT),
    line(SIGNAL),
    rect(18, 84, 144, 200, PAPER),
    rect(18, 112, 144, 4, BLUSH),
    path([0, 1, 2, 3].map((row) => box(18, 148 + row * 32, 144, 3)).join(""), shadeOf(PAPER)),
    bentLimb("M104 138V216A30 30 0 0 1 44 216V190L62 208", INK, 11),
    place(pencil(96), 104, 138, 2.3, -56),
  ];
}

/** Lamps of a scoreboard, in columns from the left; so many of each are lit, from below. */
function lamps(lit: readonly number[]): readonly Shape[] {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const pick = (isLit: boolean) =>
    lit.flatMap((height, column) =>
      rows
        .filter((row) => row < height === isLit)
        .map((row) => disc(29 + column * 14, 263 - row * 14, 4)),
    );
  return [path(pick(false).join(""), NIGHT), path(pick(true).join(""), SKY)];
}

/** Last month's line is the pulse, and this month's column does not stop at the board. */
function record(): readonly Shape[] {
  return [
    ...ground(SAND, AEGEAN),
    path(box(34, 270, 16, 50) + box(130, 270, 16, 50), NIGHT),
    rect(12, 104, 156, 174, INK),
    ...lamps([3, 3, 0, 4, 4, 0]),
    line(PAPER),
    path("M108 266V36H154V266z", SIGNAL),
    path("M131 266V36H154V266z", EMBER),
    path("M98 98l-22 -6l8 -24zM84 58l-16 6l2 -18zM159 97l2 -25l11 13z", INK),
  ];
}

/** Three pictures to each offer for creators, 180 × 320 units each, in their sections' order. */
export const OFFERS_FOR_CREATORS: Readonly<Record<string, readonly (() => readonly Shape[])[]>> = {
  "talent-management": [stamped, lastLetter, paid],
  "tiktok-live": [headset, faders, chat],
  "content-strategy": [badWeek, hook, record],
};
