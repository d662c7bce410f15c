import { writing } from "./desk-things.ts";
import { frameBox, plainFrame } from "./frame.ts";
import { AEGEAN, BLUSH, EMBER, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { LINE_Y, POSTER_HEIGHT, POSTER_WIDTH } from "./poster-model.ts";
import { pulsePath, type Spike } from "./pulse.ts";
import {
  bentLimb,
  box,
  circle,
  clipped,
  d,
  disc,
  limb,
  path,
  place,
  rect,
  type Shape,
  stroke,
} from "./shape.ts";

const LINE_WEIGHT = 4;

const ground = (above: string, below: string): readonly Shape[] => [
  rect(0, 0, POSTER_WIDTH, POSTER_HEIGHT, above),
  rect(0, LINE_Y, POSTER_WIDTH, POSTER_HEIGHT - LINE_Y, below),
];

const line = (colour: string, spikes: readonly Spike[] = [], weight = LINE_WEIGHT): Shape =>
  stroke(pulsePath({ width: POSTER_WIDTH, baseline: LINE_Y, spikes }), colour, weight);

const CANDIDATE_WIDTH = 36;
const ROW_PITCH = 78;

interface Candidate {
  readonly field: string;
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  /** Outline of the hair behind and over a head of radius 9 about (0, 0). */
  readonly cut: string;
}

const CANDIDATES: readonly Candidate[] = [
  { field: BLUSH, skin: INK, hair: SIGNAL, top: AEGEAN, cut: disc(0, -3, 10) + disc(0, -16, 6) },
  {
    field: AEGEAN,
    skin: BLUSH,
    hair: PAPER,
    top: SIGNAL,
    cut: disc(0, -4, 11) + box(-11, -4, 22, 22),
  },
  {
    field: SKY,
    skin: SIGNAL,
    hair: INK,
    top: PAPER,
    cut: disc(-7, -6, 7) + disc(0, -9, 8) + disc(7, -6, 7),
  },
];

/** A head in a 9:16 frame whose unit 10 is at `lineY`. */
function candidate({ field, skin, hair, top, cut }: Candidate, row: number): readonly Shape[] {
  const lineY = LINE_Y + (row - 1) * ROW_PITCH;
  const frame = frameBox(30, CANDIDATE_WIDTH, lineY);
  const outline = plainFrame(frame, field);
  const figure = [
    path(cut, hair),
    rect(-4, 4, 8, 14, shadeOf(skin)),
    path("M-16 40V26Q-16 15 -5 15H5Q16 15 16 26V40z", top),
    path("M0 15H5Q16 15 16 26V40H0z", shadeOf(top)),
    circle(0, 0, 9, skin),
    path("M0 -9A9 9 0 0 1 0 9z", shadeOf(skin)),
    path("M-9.5 0A9.5 9.5 0 0 1 9.5 0Q0 -7 -9.5 0z", hair),
  ];
  return clipped(`offer-candidate-${row}`, outline, [
    outline,
    place(figure, 30 + CANDIDATE_WIDTH / 2, lineY - 8, 1.05),
  ]);
}

/** Three are on the list; the middle one is it. */
function shortList(): readonly Shape[] {
  return [
    ...ground(AEGEAN, NIGHT),
    line(SIGNAL),
    rect(16, 20, 148, 292, PAPER),
    rect(16, 20, 148, 44, SKY),
    rect(30, 36, 76, 12, INK),
    writing(80, 100, [68, 46], shadeOf(PAPER), 20, 9),
    writing(80, 256, [56, 68], shadeOf(PAPER), 20, 9),
    rect(6, 152, 168, 80, INK),
    ...CANDIDATES.flatMap(candidate),
    bentLimb("M86 194L110 218L158 146", SIGNAL, 15),
  ];
}

/** A fountain pen that stands on its nib at (0, 0). */
function fountainPen(): readonly Shape[] {
  return [
    path("M0 0L-21 -62Q-15 -78 -13 -88H13Q15 -78 21 -62z", SAND),
    path("M0 0L21 -62Q15 -78 13 -88H0z", shadeOf(SAND)),
    stroke("M0 0V-50", INK, 3),
    circle(0, -54, 6, INK),
    path("M-17 -86H17L21 -126H-21z", AEGEAN),
    path("M0 -86H17L21 -126H0z", shadeOf(AEGEAN)),
    rect(-26, -300, 52, 164, INK),
    rect(0, -300, 26, 164, shadeOf(INK)),
    rect(-26, -138, 52, 12, PAPER),
  ];
}

const NIB_X = 118;

/** What is signed is the pulse; it goes as far as the nib has come. */
function penned(): readonly Shape[] {
  const written = { width: NIB_X, baseline: LINE_Y, spikes: [{ x: 68, apex: 92 }] };
  return [
    ...ground(SIGNAL, EMBER),
    stroke(pulsePath(written), INK, 9),
    place(fountainPen(), NIB_X, LINE_Y + 4, 1.16, 7),
  ];
}

const CHART_BOTTOM = 276;
const BARS: readonly number[] = [36, 54, 44, 196, 62];
const BEST_BAR = 3;

/** A bound report whose target is the line; one column passes it. */
function overTheLine(): readonly Shape[] {
  const bars = BARS.map((height, n) => box(30 + n * 25, CHART_BOTTOM - height, 20, height));
  const rings = [36, 63, 90, 117, 144];
  return [
    ...ground(SKY, AEGEAN),
    rect(20, 42, 152, 262, NIGHT),
    rect(12, 34, 152, 262, PAPER),
    path([84, 122, 160].map((y) => box(28, y, 122, 4)).join(""), shadeOf(PAPER)),
    rect(28, 56, 58, 12, INK),
    path(bars.filter((_, n) => n !== BEST_BAR).join(""), AEGEAN),
    line(INK, [], 6),
    path(bars[BEST_BAR] ?? "", SIGNAL),
    rect(28, CHART_BOTTOM, 122, 5, INK),
    limb(rings.map((x) => d`M${x} 24v18`).join(""), INK, 7),
  ];
}

/** A fresnel that shines to the left; the middle of its housing is (0, 0). */
function fresnel(): readonly Shape[] {
  return [
    path("M-34 -46L-320 -190V190L-34 46z", SAND),
    rect(-4, -66, 52, 20, NIGHT, { rx: 4 }),
    path("M-20 -54H42Q60 -54 60 -36V36Q60 54 42 54H-20z", INK),
    path("M-20 0H60V36Q60 54 42 54H-20z", shadeOf(INK)),
    path("M-24 -58L-82 -88L-90 -74L-34 -46z", INK),
    path("M-24 58L-82 88L-90 74L-34 46z", shadeOf(INK)),
    rect(-36, -58, 18, 116, AEGEAN),
    rect(-36, 0, 18, 58, shadeOf(AEGEAN)),
    circle(20, 0, 13, SKY),
  ];
}

/** One lamp, its light cut out of the room. */
function lamp(): readonly Shape[] {
  return [
    ...ground(SIGNAL, EMBER),
    bentLimb("M126 96V226M126 226L94 300M126 226L158 300M126 226V300", INK, 9),
    place(fresnel(), 112, 92, 1, -22),
    line(INK),
  ];
}

/** A camera that looks out of its case; it stands on (0, 0). */
function camera(): readonly Shape[] {
  return [
    bentLimb("M-30 -104V-122H30V-104", PAPER, 10),
    rect(-48, -106, 96, 106, PAPER, { rx: 6 }),
    path("M0 -106h42a6 6 0 0 1 6 6V0H0z", shadeOf(PAPER)),
    circle(0, -54, 40, INK),
    circle(0, -54, 28, AEGEAN),
    path("M0 -82A28 28 0 0 1 0 -26z", shadeOf(AEGEAN)),
    circle(0, -54, 14, INK),
    circle(-10, -64, 6, SKY),
    circle(38, -96, 5, SIGNAL),
  ];
}

/** A whole crew's luggage. */
function flightCase(): readonly Shape[] {
  return [
    ...ground(SKY, AEGEAN),
    line(PAPER),
    rect(14, 26, 152, 180, SIGNAL, { rx: 8 }),
    rect(24, 36, 132, 162, NIGHT),
    place(camera(), 90, 204, 1.08),
    rect(10, 196, 160, 100, SIGNAL, { rx: 6 }),
    path("M90 196H170V290a6 6 0 0 1 -6 6H90z", EMBER),
    path(box(10, 194, 160, 12), PAPER),
    path(box(30, 188, 20, 34) + box(130, 188, 20, 34), INK),
    bentLimb("M66 240V256H114V240", INK, 9),
    path(disc(28, 298, 10) + disc(152, 298, 10), INK),
  ];
}

const DRUM_R = 76;
const CABLE_WEIGHT = 11;

/** A drum with a socket for each of four; its middle is (0, 0). */
function drum(): readonly Shape[] {
  const at = [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x: x * 22, y: y * 22 })));
  const holes = at.map(({ x, y }) => disc(x - 5, y, 2.6) + disc(x + 5, y, 2.6));
  const clips = at.map(({ x, y }) => box(x - 3, y - 15, 6, 6) + box(x - 3, y + 9, 6, 6));
  return [
    circle(0, 0, DRUM_R, SIGNAL),
    stroke(disc(0, 0, DRUM_R - 8), EMBER, 3),
    circle(0, 0, 58, AEGEAN),
    path("M0 -58A58 58 0 0 1 0 58z", shadeOf(AEGEAN)),
    path(at.map(({ x, y }) => disc(x, y, 15)).join(""), PAPER),
    path(holes.join("") + clips.join(""), INK),
    circle(0, 0, 7, INK),
  ];
}

/** The cable is the line. */
function cable(): readonly Shape[] {
  return [
    ...ground(SAND, AEGEAN),
    line(INK),
    bentLimb("M34 288L60 30H132L158 288", INK, 12),
    limb("M16 290H54M138 290H168", INK, 12),
    stroke(d`M96 ${LINE_Y}H0`, SIGNAL, CABLE_WEIGHT),
    place(drum(), 96, LINE_Y + CABLE_WEIGHT / 2 - DRUM_R),
  ];
}

/** A ticket that was torn at the door; the 4 on it is the picture's. */
function torn(): readonly Shape[] {
  const tear = "l6 -8l6 8".repeat(10);
  const perforation = "a6 6 0 0 0 -12 0".repeat(10);
  const body = [
    path(`M-60 -62${tear}V122${perforation}z`, AEGEAN),
    path(
      `M60 -62V122${"a6 6 0 0 0 -12 0".repeat(5)}V-62${"l6 -8l6 8".repeat(5)}z`,
      shadeOf(AEGEAN),
    ),
    rect(-44, 90, 88, 12, SKY),
  ];
  const stub = [
    path(`M-60 0${tear}V-62${perforation}z`, AEGEAN),
    path(box(-44, -44, 10, 28) + box(-28, -44, 18, 28) + box(-4, -44, 6, 28), SKY),
    path(box(8, -44, 14, 28) + box(28, -44, 6, 28) + box(38, -44, 8, 28), SKY),
  ];
  return [
    ...ground(BLUSH, SIGNAL),
    place(stub, 104, 92, 1, 22),
    place(body, 84, 182, 1, 8),
    line(PAPER, [{ x: 106, apex: 82 }], 9),
  ];
}

/** A post that stands on (0, 0). */
function post(): readonly Shape[] {
  return [
    path("M-22 0Q-22 -12 0 -12Q22 -12 22 0z", SKY),
    rect(-6, -104, 12, 98, SKY),
    rect(0, -104, 6, 98, shadeOf(SKY)),
    circle(0, -108, 12, SKY),
    path("M0 -120A12 12 0 0 1 0 -96z", shadeOf(SKY)),
  ];
}

/** The way in: the light is on, and the rope is off its hook. */
function door(): readonly Shape[] {
  return [
    ...ground(AEGEAN, NIGHT),
    line(SKY),
    rect(44, 24, 104, 176, INK),
    rect(52, 32, 88, 168, PAPER),
    path("M96 200H140L186 320H84z", SAND),
    path("M52 32L100 12V234L52 202z", SIGNAL),
    path("M60 48L92 36V106L60 110zM60 124L92 120V210L60 191z", EMBER),
    circle(94, 113, 5, INK),
    place(post(), 152, 300),
    place(post(), 28, 300),
    limb("M28 204C36 262 48 288 108 288", SIGNAL, 11),
    limb("M108 288H118", INK, 8),
  ];
}

/** An umbrella whose canopy is a half disc about (0, 0), its handle below. */
function umbrella(): readonly Shape[] {
  const scallops = "a20.5 15 0 0 1 41 0";
  return [
    limb("M0 -86V-92", INK, 7),
    bentLimb("M0 -4V124A14 14 0 0 1 -28 124V118", INK, 7),
    path(`M0 -84A84 84 0 0 0 -82 0${scallops}C-41 -40 -24 -70 0 -84z`, SIGNAL),
    path(`M0 -84C-24 -70 -41 -40 -41 0${scallops}z`, PAPER),
    path(`M0 -84V0${scallops}C41 -40 24 -70 0 -84z`, EMBER),
    path(`M0 -84C24 -70 41 -40 41 0${scallops}A84 84 0 0 0 0 -84z`, shadeOf(PAPER)),
  ];
}

/** A microphone on its stand; the stand's foot is (0, 0). */
function microphone(): readonly Shape[] {
  return [
    limb("M0 -8V-100", INK, 8),
    path("M-34 0Q-34 -14 0 -14Q34 -14 34 0z", INK),
    rect(-24, -176, 48, 80, SIGNAL, { rx: 24 }),
    path("M0 -176A24 24 0 0 1 24 -152V-120A24 24 0 0 1 0 -96z", EMBER),
    path(box(-24, -150, 48, 5) + box(-24, -138, 48, 5) + box(-24, -126, 48, 5), INK),
  ];
}

/** The plan for rain. */
function rain(): readonly Shape[] {
  return [
    ...ground(SKY, AEGEAN),
    line(PAPER),
    limb("M20 16l-6 16M62 8l-4 10M150 14l-6 16M172 60l-6 16M10 62l-6 16", AEGEAN, 6),
    limb("M14 158l-6 16M170 152l-6 16M28 222l-6 16M164 226l-6 16M12 270l-6 16", PAPER, 6),
    place(umbrella(), 84, 118, 1, -10),
    place(microphone(), 70, 300),
  ];
}

/** Three pictures to each offer for brands, 180 × 320 units each, in their sections' order. */
export const OFFERS_FOR_BRANDS: Readonly<Record<string, readonly (() => readonly Shape[])[]>> = {
  "brand-partnerships": [shortList, penned, overTheLine],
  production: [lamp, flightCase, cable],
  "creator-events": [torn, door, rain],
};
