import type { ServiceSlug } from "../../../content/facts/services.ts";
import { SIGNAL } from "./palette.ts";
import { pulsePath, type Spike } from "./pulse.ts";
import { type Seed, seedFrom } from "./seed.ts";
import { d, disc, path, type Shape, stroke, svgDocument } from "./shape.ts";

/** A strip of a service's picture: what is wrong comes in on the left, and leaves as one 4 on the right. */
export const FAULT_WIDTH = 640;
export const FAULT_HEIGHT = 160;
/** Unit 10 of 16, as in the frame that stands beside it. */
const LINE_Y = 100;
/** From here on the line is clear. */
const CLEAR_FROM = 440;
const FINE = 3.5;
const CLEAR = 7;

type Fault = (seed: Seed) => readonly Shape[];

const spikesAt = (places: readonly Spike[], width = CLEAR_FROM) =>
  stroke(pulsePath({ width, baseline: LINE_Y, spikes: places }), SIGNAL, FINE);
const series = (count: number, spike: (n: number) => Spike) =>
  Array.from({ length: count }, (_, n) => spike(n));

const FAULTS: Readonly<Partial<Record<ServiceSlug, Fault>>> = {
  // Midnight, and every message is answered at once.
  "talent-management": (seed) => [
    path("M84 14a30 30 0 1 0 26 44a24 24 0 0 1 -26 -44z", SIGNAL),
    spikesAt(
      series(9, (n) => ({
        x: 150 + n * 31 + seed.between(`x${n}`, -8, 8),
        apex: seed.between(`a${n}`, 18, 56),
      })),
    ),
  ],
  // A chat that runs away: everything at once, off the scale.
  "tiktok-live": (seed) => [
    spikesAt(
      series(26, (n) => ({ x: 34 + n * 15.4, apex: 12 + n * 3 + seed.between(`a${n}`, -8, 16) })),
    ),
  ],
  // Posts without end, each as large as the last.
  "content-strategy": () => [spikesAt(series(17, (n) => ({ x: 32 + n * 24, apex: 26 })))],
  // Two who do not know of each other.
  "brand-partnerships": () => [
    stroke(
      d`M0 ${LINE_Y - 36}H150l22 -34v52M240 ${LINE_Y + 30}H290l22 -34v52V${LINE_Y + 30}H${CLEAR_FROM - 40}`,
      SIGNAL,
      FINE,
    ),
    stroke(d`M172 ${LINE_Y - 36}H206`, SIGNAL, FINE, { strokeDasharray: "3 9" }),
    stroke(d`M${CLEAR_FROM - 40} ${LINE_Y + 30}L${CLEAR_FROM} ${LINE_Y}`, SIGNAL, FINE),
  ],
  // One small sign, and nothing that carries it.
  production: () => [
    stroke(
      d`M0 ${LINE_Y}H120M150 ${LINE_Y}H168M186 ${LINE_Y}H198M214 ${LINE_Y}H222M238 ${LINE_Y}H246M262 ${LINE_Y}H274M292 ${LINE_Y}H312M336 ${LINE_Y}H${CLEAR_FROM}`,
      SIGNAL,
      FINE,
    ),
    stroke(d`M84 ${LINE_Y}l12 -18v26`, SIGNAL, FINE),
  ],
  // A hall in front, a dark screen behind it.
  "creator-events": () => [
    stroke(d`M0 ${LINE_Y - 30}H300L${CLEAR_FROM} ${LINE_Y}`, SIGNAL, FINE, {
      strokeDasharray: "2 9",
    }),
    stroke(d`M0 ${LINE_Y + 26}H300L${CLEAR_FROM} ${LINE_Y}`, SIGNAL, FINE),
    path(
      series(11, (n) => ({ x: 30 + n * 25, apex: 0 }))
        .map(({ x }) => disc(x, LINE_Y + 12, 8))
        .join(""),
      SIGNAL,
    ),
  ],
};

/** Of a service that nobody has drawn: noise that its name makes. */
const noise: Fault = (seed) => [
  spikesAt(series(14, (n) => ({ x: 30 + n * 29, apex: seed.between(`a${n}`, 10, 60) }))),
];

/** What is wrong before a service begins, and the line after it. */
export function faultSvg(slug: ServiceSlug): string {
  const fault = FAULTS[slug] ?? noise;
  const clear = pulsePath({
    width: FAULT_WIDTH - CLEAR_FROM,
    baseline: LINE_Y,
    spikes: [{ x: 130, apex: 88 }],
  });
  return svgDocument(FAULT_WIDTH, FAULT_HEIGHT, [
    ...fault(seedFrom(`fault ${slug}`)),
    stroke(clear, SIGNAL, CLEAR, { transform: `translate(${CLEAR_FROM} 0)` }),
  ]);
}
