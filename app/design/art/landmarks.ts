import type { OfficeId } from "../../../content/facts/offices.ts";
import { seedFrom } from "./seed.ts";
import { box, d, disc } from "./shape.ts";

/** The line that what is seen through a window stands on, in its 180 × 320 units: unit 10 of 16. */
const GROUND = 200;
const WIDTH = 180;

/** What stands out at each office, as paths: what is far, what is near, and what is lit in it. */
type Landmark = { far: string; near: string; lit: string };

const row = (count: number, at: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => at(n)).join("");

/** Blocks of a city along the ground, from `left` to `right`. */
function blocks(seed: string, left: number, right: number, low: number, high: number): string {
  const { between } = seedFrom(`skyline ${seed}`);
  let path = "";
  for (let x = left, n = 0; x < right; n += 1) {
    const width = between(`width ${n}`, 9, 20);
    const height = between(`height ${n}`, low, high);
    path += box(x, GROUND - height, Math.min(width, right - x), height);
    x += width;
  }
  return path;
}

/** Small lit openings, strewn over a box. */
function windows(seed: string, left: number, top: number, right: number, bottom: number): string {
  const { unit } = seedFrom(`windows ${seed}`);
  let path = "";
  for (let x = left; x < right; x += 7) {
    for (let y = top; y < bottom; y += 9) {
      if (unit(`${x} ${y}`) > 0.6) path += box(x, y, 2.6, 3.8);
    }
  }
  return path;
}

/** One of the roofs of the opera house: two arcs that meet in a point. */
const shell = (x: number, width: number, height: number) =>
  d`M${x} ${GROUND}q${width * 0.1} ${-height * 0.75} ${width} ${-height}q${-width * 0.12} ${height * 0.5} ${-width * 0.1} ${height}z`;

/** A storey of the tower in Taipei: wider at its top, like a bud. */
const storey = (top: number) => d`M73 ${top + 13}L69 ${top}H111L107 ${top + 13}z`;

const LANDMARKS: Readonly<Record<OfficeId, Landmark>> = {
  // The harbour bridge behind the shells of the opera house.
  sydney: {
    far:
      d`M-10 ${GROUND}Q86 60 190 ${GROUND}H180Q86 78 0 ${GROUND}z` +
      row(11, (n) => box(12 + n * 15, 132 + 2.1 * (n - 5) ** 2, 1.6, 58 - 2.1 * (n - 5) ** 2)) +
      box(0, 178, WIDTH, 6) +
      box(6, 140, 9, 60) +
      box(158, 140, 9, 60),
    near: `${shell(72, 34, 58)}${shell(94, 40, 72)}${shell(122, 34, 50)}${box(60, 192, 112, 8)}`,
    lit: row(14, (n) => box(64 + n * 7.6, 195, 3, 2)) + disc(86, 127, 1.8),
  },
  taipei: {
    far: blocks("taipei", 0, WIDTH, 10, 40),
    near:
      `${box(76, 160, 28, 40)}${row(8, (n) => storey(56 + n * 13))}${box(80, 40, 20, 16)}` +
      `${box(86, 26, 8, 14)}${box(88.8, 16, 2.4, 10)}${blocks("taipei near", 20, 66, 14, 30)}${blocks("taipei east", 114, 160, 12, 34)}`,
    lit: `${row(8, (n) => box(75, 60 + n * 13, 30, 1.6))}${windows("taipei", 24, 176, 64, 196)}${disc(90, 16, 2.4)}`,
  },
  // The rock, and what stands on it.
  athens: {
    far: d`M-10 ${GROUND}L16 176L44 158L60 168L92 150L190 ${GROUND}z`,
    near:
      d`M8 ${GROUND}L24 160L36 136H150L160 152L176 ${GROUND}z` +
      box(46, 130, 96, 6) +
      row(9, (n) => box(50 + n * 10.6, 104, 4.4, 26)) +
      box(46, 96, 96, 8) +
      "M46 96L94 78L142 96z" +
      blocks("athens", 0, WIDTH, 4, 14),
    lit: `${row(8, (n) => box(55.4 + n * 10.6, 106, 4, 24))}${windows("athens", 6, 188, 174, 198)}`,
  },
  // The tower with its clock, and the great wheel.
  london: {
    far:
      blocks("london", 0, 70, 8, 26) +
      row(24, (n) => disc(134 + 36 * Math.cos(n * 0.2618), 150 + 36 * Math.sin(n * 0.2618), 2.6)) +
      "M132 150L116 200h5L135 156L149 200h5L138 150z",
    near:
      `${box(44, 78, 26, 122)}${box(41, 84, 32, 5)}${box(41, 116, 32, 4)}M44 78L50 56H64L70 78z` +
      `M51 56L57 24L63 56z${box(0, 168, 44, 32)}${row(4, (n) => box(2 + n * 11, 158, 4, 12))}${box(70, 172, 24, 28)}`,
    lit: `${disc(57, 102, 9)}${windows("london", 4, 176, 42, 194)}${disc(57, 66, 2)}`,
  },
  // City Hall with its founder on top, and the towers that were first allowed to be higher.
  philadelphia: {
    far:
      `${blocks("philadelphia", 0, WIDTH, 16, 58)}${box(122, 84, 24, 116)}M122 84L134 50L146 84z${box(133.2, 30, 1.6, 22)}` +
      `${box(148, 104, 20, 96)}M148 104L158 76L168 104z`,
    near:
      `${box(38, 156, 92, 44)}M38 156L44 144H58L62 156zM108 156L112 144H126L130 156z${box(72, 92, 26, 64)}` +
      `${box(69, 98, 32, 5)}${box(69, 122, 32, 4)}M72 92Q74 72 85 66Q96 72 98 92z${box(81, 52, 8, 16)}${box(83, 40, 4, 13)}${disc(85, 38, 2.6)}`,
    lit: `${disc(85, 111, 7)}${windows("philadelphia", 42, 162, 128, 194)}${windows("philadelphia tower", 125, 92, 144, 150)}`,
  },
  // The courthouse of a small town: a portico, a cupola, trees.
  "west-chester": {
    far: `${disc(22, 176, 24)}${disc(158, 172, 28)}${disc(4, 186, 20)}${disc(178, 188, 22)}${box(0, 184, WIDTH, 16)}`,
    near:
      `${box(44, 150, 92, 50)}M38 150L90 122L142 150z${box(76, 96, 28, 30)}${box(72, 94, 36, 4)}${box(80, 76, 20, 20)}` +
      `M78 76Q80 58 90 54Q100 58 102 76z${box(88.8, 38, 2.4, 18)}${disc(30, 182, 15)}${disc(154, 184, 14)}`,
    lit: `${row(5, (n) => box(52 + n * 16.6, 158, 8, 34))}${disc(90, 108, 7)}${box(86, 80, 3, 12)}${box(92, 80, 3, 12)}`,
  },
};

/** Dashes on the water or the street in front, fewer towards the viewer. */
function dashes(id: OfficeId): string {
  const { between } = seedFrom(`window ${id}`);
  return row(22, (n) => {
    const depth = n / 22;
    const width = 8 + 26 * depth;
    return box(between(`x ${n}`, -10, WIDTH), 210 + 104 * depth, width, 1.4 + 1.8 * depth);
  });
}

/**
 * What is seen through an office's window under its sky, back to front, in 180 × 320 units. `fill` on
 * paper, `color` on ink, as sky.ts has it: black against the light of an evening, lit by itself at night.
 */
export function landmarkShapes(id: OfficeId, isNight: boolean) {
  const { far, near, lit } = LANDMARKS[id];
  return [
    { d: far, fill: "#8FB4DE", color: isNight ? "#193A70" : "#14305F" },
    { d: near, fill: "#2F6FBC", color: isNight ? "#2A5494" : "#081630" },
    { d: lit, fill: "#FFFDF8", color: "#FFB5A3" },
    { d: box(0, GROUND, WIDTH, 120), fill: "#0C56B3", color: "#07162E" },
    { d: dashes(id), fill: "#3176CA", color: "#16386E" },
    { d: box(0, GROUND - 2, WIDTH, 4), fill: "#FF4A2B", color: "#FF4A2B" },
  ];
}
