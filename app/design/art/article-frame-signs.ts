import { ground, line } from "./frame-ground.ts";
import { AEGEAN, BLUSH, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { LINE_Y, POSTER_WIDTH } from "./poster-model.ts";
import {
  bentLimb,
  box,
  circle,
  disc,
  limb,
  path,
  place,
  rect,
  type Shape,
  stroke,
} from "./shape.ts";

/** Views of seven posts, one of them a hit. */
const POSTS = [34, 26, 40, 168, 30, 38, 28];

/** A recording: each bar so tall to both sides of the line. */
const LOUDNESS = [10, 22, 14, 40, 64, 88, 54, 76, 96, 60, 34, 18, 26, 12];
const BAR_PITCH = 12.4;
const CLEAN = [4, 10] as const;
const CUTS = CLEAN.map((bar) => 3 + bar * BAR_PITCH);

const loudness = (from: number, to: number) =>
  LOUDNESS.slice(from, to)
    .map((tall, n) => box(6 + (from + n) * BAR_PITCH, LINE_Y - tall, 6.5, 2 * tall))
    .join("");

const ring = (count: number, radius: number, x: number, y: number, r: number) =>
  Array.from({ length: count }, (_, n) => {
    const turn = (n / count) * 2 * Math.PI;
    return disc(x + radius * Math.sin(turn), y - radius * Math.cos(turn), r);
  }).join("");

/** Frames with a sign in them: what something does, rather than what it looks like. */
export const FRAMED_SIGNS = {
  // Once more from the start.
  again: () => [
    ...ground(AEGEAN, NIGHT),
    line(SKY, [], 6),
    circle(90, 150, 74, NIGHT),
    stroke("M42 116A58 58 0 1 0 88 92", PAPER, 15),
    path("M94 62L58 92L94 122Z", PAPER),
    path("M74 126L118 152L74 178Z", SIGNAL),
  ],
  // A question, and its dot is a video.
  answer: () => [
    ...ground(NIGHT, AEGEAN),
    line(SKY, [], 6),
    stroke("M44 98a46 46 0 1 1 66 42q-22 12 -22 46", PAPER, 28),
    path("M66 212L122 244L66 276Z", SIGNAL),
  ],
  // Small circle or wide one: what is inside is paid for.
  ring: () => [
    ...ground(BLUSH, SAND),
    line(INK, [], 6),
    stroke(disc(90, 170, 78), NIGHT, 7, { strokeDasharray: "16 10" }),
    stroke(disc(90, 170, 46), SIGNAL, 11),
    path("M66 146H108V186a14 14 0 0 1 -14 14H80a14 14 0 0 1 -14 -14z", INK),
    stroke("M108 156h12v22h-12", INK, 7),
  ],
  // One cut of it that stands by itself.
  cut: () => [
    rect(0, 0, POSTER_WIDTH, 320, AEGEAN),
    line(SKY, [], 5),
    path(loudness(0, CLEAN[0]) + loudness(CLEAN[1], LOUDNESS.length), shadeOf(SKY)),
    path(loudness(...CLEAN), PAPER),
    ...CUTS.flatMap((x) => [
      stroke(`M${x} 58V306`, SIGNAL, 6),
      path(`M${x - 13} 40h26v14l-13 14l-13 -14z`, SIGNAL),
    ]),
  ],
  // From here on two ways.
  fork: () => [
    ...ground(SKY, AEGEAN),
    stroke("M0 200H44L92 116H180", INK, 9),
    stroke("M44 200L92 268H180", PAPER, 9),
    rect(106, 38, 58, 103, NIGHT, { rx: 5 }),
    stroke("M106 116h58", SIGNAL, 9),
    rect(106, 190, 58, 103, BLUSH, { rx: 5 }),
    stroke("M106 268h58", INK, 9),
    circle(44, 200, 13, INK),
  ],
  // They say what is in it, and carry nothing.
  label: () => [
    ...ground(SAND, AEGEAN),
    line(INK, [], 6),
    bentLimb("M104 88C92 40 120 20 150 0", INK, 6),
    place(
      [
        path("M-62 -70L-4 -122L54 -70V104H-62Z", PAPER),
        circle(-4, -78, 12, SAND),
        stroke("M-22 -38L-34 74M22 -38L10 74M-50 -4H38M-54 42H34", NIGHT, 13),
      ],
      96,
      178,
      1,
      10,
    ),
  ],
  // A field, and what people have asked before.
  search: () => [
    ...ground(NIGHT, AEGEAN),
    line(SKY, [], 6),
    rect(14, 60, 152, 48, PAPER),
    path(box(28, 78, 66, 13), INK),
    path(box(101, 70, 7, 28), SIGNAL),
    rect(14, 116, 152, 148, SKY),
    rect(14, 116, 152, 38, BLUSH),
    path(
      box(28, 129, 112, 12) + box(28, 165, 86, 12) + box(28, 200, 122, 12) + box(28, 236, 70, 12),
      NIGHT,
    ),
  ],
  // Off, and the feed is everybody's.
  switch: () => [
    ...ground(NIGHT, AEGEAN),
    path(ring(12, 58, 90, 100, 8), SAND),
    line(SKY, [], 6),
    rect(28, 168, 124, 64, PAPER, { rx: 32 }),
    circle(60, 200, 24, NIGHT),
  ],
  // One hit among posts that stand where they always stood.
  "one-spike": () => [
    ...ground(SKY, NIGHT),
    path(
      POSTS.map((tall, n) => (tall > 100 ? "" : box(12 + n * 23, LINE_Y - tall, 17, tall))).join(
        "",
      ),
      AEGEAN,
    ),
    path(box(12 + 3 * 23, LINE_Y - 168, 17, 168), SIGNAL),
    line(PAPER, [], 6),
    limb("M16 232H164", SKY, 7),
    limb("M16 256H120", SKY, 7),
  ],
} as const satisfies Record<string, () => readonly Shape[]>;
