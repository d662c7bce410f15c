import { writing } from "./desk-things.ts";
import { ground, line } from "./frame-ground.ts";
import { AEGEAN, BLUSH, EMBER, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { bentLimb, box, circle, d, disc, path, rect, type Shape, stroke } from "./shape.ts";

/** What moves the price of one service alone, or stands between somebody and a first live: 180 × 320 units. */
export const PRICE_IDS = ["card", "thousand", "candle", "hours", "van", "place", "chairs"] as const;
export type PriceId = (typeof PRICE_IDS)[number];

/** A ring's part, `from` and `to` as shares of the whole, clockwise from its top. */
function arc(x: number, y: number, r: number, from: number, to: number): string {
  const at = (share: number) => {
    const turn = share * 2 * Math.PI;
    return d`${x + r * Math.sin(turn)} ${y - r * Math.cos(turn)}`;
  };
  const large = to - from > 0.5 ? 1 : 0;
  return `M${at(from)}${d`A${r} ${r} 0 ${large} 1 `}${at(to)}`;
}

/** A nought as high as the ones beside it. */
const nought = (x: number, y: number, width: number, height: number, weight: number, ink: string) =>
  rect(x, y, width, height, "none", { rx: width / 2, stroke: ink, strokeWidth: weight });

const FRAMES: Readonly<Record<PriceId, () => readonly Shape[]>> = {
  // Of age, and a card that says so.
  card: () => [
    ...ground(AEGEAN, NIGHT),
    line(SIGNAL),
    rect(14, 84, 152, 104, shadeOf(AEGEAN), { rx: 8 }),
    rect(14, 74, 152, 104, PAPER, { rx: 8 }),
    rect(28, 90, 52, 72, SKY),
    circle(54, 116, 13, SIGNAL),
    path("M32 162V152a22 18 0 0 1 44 0V162z", INK),
    writing(92, 92, [60, 44, 60], NIGHT, 18, 7),
    path(box(92, 150, 60, 12), SIGNAL),
    path("M44 238L66 222V296H52V242L44 246z", PAPER),
    stroke(disc(112, 241, 13) + disc(112, 274, 16), PAPER, 13),
  ],
  // A counter that has just turned over.
  thousand: () => [
    ...ground(SIGNAL, EMBER),
    line(INK),
    path(
      [1, 2, 3, 4]
        .flatMap((count, row) =>
          Array.from({ length: count }, (_, n) => {
            const [x, y] = [90 + (n - (count - 1) / 2) * 38, 34 + row * 30];
            return disc(x, y, 9) + d`M${x - 15} ${y + 30}v-8a15 12 0 0 1 30 0v8z`;
          }),
        )
        .join(""),
      INK,
    ),
    ...[0, 1, 2, 3].flatMap((n) => [
      rect(12 + n * 40, 164, 36, 72, PAPER, { rx: 4 }),
      rect(12 + n * 40, 200, 36, 36, shadeOf(PAPER), { rx: 4 }),
      ...(n === 0
        ? [path("M22 184L32 178H36V224H27V188L22 190z", INK)]
        : [nought(22 + n * 40, 182, 16, 38, 8, INK)]),
    ]),
    path(box(12, 198, 156, 4), EMBER),
    writing(56, 262, [68, 44], INK, 18, 8),
  ],
  // One more year first.
  candle: () => [
    ...ground(SKY, AEGEAN),
    line(PAPER),
    rect(84, 84, 12, 52, SIGNAL),
    path("M84 100l12 -8v10l-12 8zM84 120l12 -8v10l-12 8z", PAPER),
    path("M90 34c20 22 16 42 0 44c-16 -2 -20 -22 0 -44z", SIGNAL),
    path("M90 56c8 10 6 18 0 19c-6 -1 -8 -9 0 -19z", PAPER),
    rect(30, 136, 120, 64, BLUSH),
    rect(90, 136, 60, 64, shadeOf(BLUSH)),
    path(
      "M26 128H154V150a10 10 0 0 1 -20 0a11 11 0 0 1 -22 0a11 11 0 0 1 -22 0a11 11 0 0 1 -22 0a11 11 0 0 1 -22 0a10 10 0 0 1 -20 0z",
      PAPER,
    ),
    rect(12, 200, 156, 12, INK),
    path("M70 212h40v24h26v12H44v-12h26z", INK),
  ],
  // A day in its parts: building, rehearsing, on air, taking down.
  hours: () => [
    ...ground(INK, NIGHT),
    line(SIGNAL),
    circle(90, 120, 76, NIGHT),
    stroke(arc(90, 120, 62, 0.01, 0.3), SKY, 24),
    stroke(arc(90, 120, 62, 0.32, 0.5), PAPER, 24),
    stroke(arc(90, 120, 62, 0.52, 0.78), SIGNAL, 24),
    stroke(arc(90, 120, 62, 0.8, 0.99), AEGEAN, 24),
    bentLimb("M90 86V120L66 142", PAPER, 8),
    circle(90, 120, 8, SIGNAL),
    ...[SKY, PAPER, SIGNAL, AEGEAN].flatMap((fill, n) => [
      rect(36, 222 + n * 21, 13, 13, fill),
      rect(60, 225 + n * 21, [82, 54, 70, 46][n] ?? 0, 7, fill),
    ]),
  ],
  // Before anyone loads it.
  van: () => [
    ...ground(SKY, AEGEAN),
    line(PAPER),
    path("M10 78H112V180H10z", PAPER),
    path("M112 104H142L172 142V180H112z", shadeOf(PAPER)),
    path("M122 114H138L157 142H122z", NIGHT),
    path(box(10, 152, 102, 12) + box(112, 152, 60, 12), SIGNAL),
    stroke("M30 138L66 92V150", SIGNAL, 8),
    stroke("M24 134H92", SIGNAL, 8),
    circle(42, 180, 20, INK),
    circle(138, 180, 20, INK),
    path(disc(42, 180, 8) + disc(138, 180, 8), PAPER),
    rect(24, 232, 70, 54, NIGHT),
    rect(102, 250, 52, 36, SIGNAL),
    path(box(24, 254, 70, 5), SKY),
    path(box(102, 264, 52, 4), INK),
  ],
  // One city, one night.
  place: () => [
    ...ground(SAND, AEGEAN),
    path("M0 222a60 22 0 0 1 74 0v8H0zM108 252a54 20 0 0 1 72 0v8h-72z", SAND),
    path(
      box(20, 244, 60, 6) + box(36, 262, 34, 6) + box(98, 280, 62, 6) + box(22, 300, 44, 6),
      SKY,
    ),
    line(INK),
    path("M90 206C66 158 30 136 30 92a60 60 0 1 1 120 0c0 44 -36 66 -60 114z", SIGNAL),
    path("M90 32a60 60 0 0 1 60 60c0 44 -36 66 -60 114z", EMBER),
    circle(90, 92, 38, INK),
    path("M96 66a27 27 0 1 0 20 38a22 22 0 0 1 -20 -38z", PAPER),
  ],
  // How many come: a hall from above, filling from its stage outwards.
  chairs: () => {
    const seats = [0, 1, 2, 3, 4].flatMap((row) => {
      const [count, reach] = [5 + row, 92 + row * 36];
      return Array.from({ length: count }, (_, n) => {
        const turn = ((n + 0.5) / count - 0.5) * (1.5 - row * 0.17);
        const isTaken = row < 3 || (row + n * 2) % 5 === 0;
        return { at: disc(90 + reach * Math.sin(turn), 34 + reach * Math.cos(turn), 11), isTaken };
      });
    });
    const all = (isTaken: boolean) =>
      seats.flatMap((seat) => (seat.isTaken === isTaken ? [seat.at] : [])).join("");
    return [
      ...ground(NIGHT, INK),
      path("M30 0H150L132 62a96 96 0 0 1 -84 0z", SIGNAL),
      path("M30 0H150L144 20H36z", EMBER),
      circle(90, 46, 9, PAPER),
      line(SIGNAL),
      path(all(true), PAPER),
      path(all(false), shadeOf(NIGHT)),
    ];
  },
};

export const priceShapes = (id: PriceId): readonly Shape[] => FRAMES[id]();
