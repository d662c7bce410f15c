import { writing } from "./desk-things.ts";
import { frameBox, plainFrame } from "./frame.ts";
import { ground, line } from "./frame-ground.ts";
import {
  camera,
  DRUM_R,
  drum,
  fountainPen,
  fresnel,
  microphone,
  post,
  umbrella,
} from "./offer-brand-things.ts";
import { AEGEAN, BLUSH, EMBER, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { LINE_Y } from "./poster-model.ts";
import { pulsePath } from "./pulse.ts";
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
  { field: BLUSH, skin: INK, hair: SIGNAL, top: NIGHT, cut: disc(0, -3, 10) + disc(0, -16, 6) },
  {
    field: AEGEAN,
    skin: BLUSH,
    hair: PAPER,
    top: SIGNAL,
    cut: "M-11 18V-4A11 11 0 0 1 11 -4V18z",
  },
  {
    field: SKY,
    skin: SIGNAL,
    hair: INK,
    top: AEGEAN,
    cut: disc(-7, -6, 7) + disc(0, -9, 8) + disc(7, -6, 7),
  },
];

/** A head in a 9:16 frame, hung by unit 10; the middle row's hangs on the line. */
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

/** One lamp, its light cut out of the room. */
function lamp(): readonly Shape[] {
  return [
    ...ground(SIGNAL, EMBER),
    bentLimb("M124 96V226M124 226L92 300M124 226L156 300M124 226V300", INK, 9),
    place(fresnel(), 105, 86, 1, -22),
    line(INK),
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
    bentLimb("M66 262V244H114V262", INK, 9),
    path(disc(28, 298, 10) + disc(152, 298, 10), INK),
  ];
}

const CABLE_WEIGHT = 11;

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

/** So many teeth to the right, and so many bites to the left, each 12 wide. */
const tear = (teeth: number) => "l6 -8l6 8".repeat(teeth);
const perforation = (bites: number) => "a6 6 0 0 0 -12 0".repeat(bites);

/** A ticket that was torn at the door; the 4 on it is the picture's. */
function torn(): readonly Shape[] {
  const bars = [-44, -28, -4, 8, 28, 38];
  const weights = [10, 18, 6, 14, 6, 8];
  const body = [
    path(`M-60 -66${tear(10)}V122${perforation(10)}z`, AEGEAN),
    path(`M0 -66${tear(5)}V122${perforation(5)}z`, shadeOf(AEGEAN)),
    rect(-44, 90, 88, 12, SKY),
  ];
  const stub = [
    path(`M-60 0${tear(10)}V-62H-60z`, AEGEAN),
    path(bars.map((x, n) => box(x, -46, weights[n] ?? 0, 28)).join(""), SKY),
  ];
  return [
    ...ground(BLUSH, SIGNAL),
    place(stub, 92, 86, 1, 18),
    place(body, 84, 182, 1, 8),
    line(PAPER, [{ x: 106, apex: 61 }], 9),
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
    place(post(), 156, 300),
    place(post(), 24, 300),
    limb("M24 204C32 262 46 288 108 288", SIGNAL, 11),
    limb("M108 288H118", INK, 8),
  ];
}

/** The plan for rain: its handle hooks into the stand. */
function rain(): readonly Shape[] {
  const handle = stroke("M0 104V126A18 18 0 0 1 -36 126V112", SIGNAL, 9);
  return [
    ...ground(SKY, AEGEAN),
    line(PAPER),
    limb("M22 16l-6 16M64 6l-4 10M152 12l-6 16M172 52l-6 16M12 58l-6 16", AEGEAN, 6),
    limb("M18 160l-6 16M170 150l-6 16M38 222l-6 16M162 226l-6 16M16 266l-6 16", PAPER, 6),
    place(umbrella(), 90, 116, 1, -10),
    place(microphone(), 84, 302),
    place([handle], 90, 116, 1, -10),
  ];
}

/** Three pictures to each offer for brands, 180 × 320 units each, in their sections' order. */
export const OFFERS_FOR_BRANDS: Readonly<Record<string, readonly (() => readonly Shape[])[]>> = {
  "brand-partnerships": [shortList, penned, overTheLine],
  production: [lamp, flightCase, cable],
  "creator-events": [torn, door, rain],
};
