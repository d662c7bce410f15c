import type { ServiceSlug } from "../../../content/facts/services.ts";
import { FIGURES } from "./case-figures.ts";
import { frameBox, plainFrame, posterFrame } from "./frame.ts";
import { AEGEAN, BLUSH, EMBER, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import type { PulseScene } from "./pulse-scene.ts";
import { seedFrom } from "./seed.ts";
import { serviceHost } from "./service-hosts.ts";
import { box, circle, d, disc, path, place, rect, type Shape, stroke } from "./shape.ts";

/** Unit 10 of 16 of 480. */
export const SERVICE_LINE_Y = 300;
const SIZE = 480;
const LINE = SERVICE_LINE_Y;

function field(fill: string): Shape {
  return rect(0, 0, SIZE, SIZE, fill);
}

function dashes(x: number, half: number, fill: string, rows = 6): Shape {
  const lines = Array.from({ length: rows }, (_, row) => {
    const reach = half * (1 - row * 0.13);
    return box(x - reach, LINE + 22 + row * 24, reach * 2, 8);
  });
  return path(lines.join(""), fill);
}

/** One creator in the light, the rest of the wall waiting. */
const talent: PulseScene = {
  behind: [
    field(AEGEAN),
    path(d`M226 0h28L390 480H90z`, SKY),
    plainFrame(frameBox(18, 84, LINE), NIGHT),
    plainFrame(frameBox(378, 84, LINE), NIGHT),
  ],
  line: PAPER,
  spikes: [{ x: 64, apex: 78 }],
  before: posterFrame(
    frameBox(150, 180, LINE),
    { ...FIGURES.host, id: "talent", backdrop: "sun" },
    INK,
  ),
};

/** A phone that sends, and the room answering in 4s. */
const live: PulseScene = {
  behind: [
    field(INK),
    stroke([96, 150, 204, 258].map((r) => disc(190, LINE, r)).join(""), AEGEAN, 22),
    rect(0, LINE, SIZE, SIZE, INK),
    dashes(190, 150, AEGEAN),
  ],
  line: SIGNAL,
  spikes: [
    { x: 350, apex: 84 },
    { x: 402, apex: 56 },
    { x: 440, apex: 34 },
  ],
  before: [
    ...posterFrame(
      frameBox(112, 156, LINE),
      { ...FIGURES.rival, id: "live", palette: "marble", backdrop: "arches" },
      PAPER,
      12,
    ),
    rect(126, 148, 58, 22, SIGNAL),
    circle(140, 159, 5, INK),
    rect(150, 156.5, 24, 5, INK),
  ],
};

/** A week of frames on one line, each a little better than the last; the one that works is lit. */
function week(): readonly Shape[] {
  const widths = [32, 42, 54, 70, 92, 120];
  let x = 16;
  return widths.flatMap((width, n) => {
    const frame = frameBox(x, width, LINE);
    const middle = x + width / 2;
    const last = n === widths.length - 1;
    x += width + 8;
    if (last) return [plainFrame(frame, SIGNAL)];
    const unit = width / 10;
    const plan =
      n % 2 === 0
        ? disc(middle, LINE - unit * 4, unit * 1.9) +
          d`M${middle - unit * 3.4} ${LINE + unit * 4}v${-unit * 2}a${unit * 3.4} ${unit * 3} 0 0 1 ${unit * 6.8} 0v${unit * 2}z`
        : [-6, -3.4]
            .map((row) =>
              box(middle - unit * 3, LINE + row * unit, unit * (row === -6 ? 6 : 3.4), unit),
            )
            .join("");
    return [plainFrame(frame, n % 2 === 0 ? PAPER : SKY), path(plan, AEGEAN)];
  });
}

const strategy: PulseScene = {
  behind: [field(NIGHT), rect(0, LINE, SIZE, SIZE, AEGEAN), ...week()],
  line: INK,
  spikes: [{ x: 430, apex: 82 }],
  before: [path(box(0, LINE - 3, 346, 6), SIGNAL)],
};

/** Sun and moon meet over the water: each keeps its light, both gain. */
const partnerships: PulseScene = {
  behind: [
    field(SAND),
    circle(186, LINE, 138, SIGNAL),
    circle(300, LINE, 138, AEGEAN),
    path(
      d`M243 ${LINE - 125.7}A138 138 0 0 1 324 ${LINE}H162A138 138 0 0 1 243 ${LINE - 125.7}Z`,
      INK,
    ),
    rect(0, LINE, SIZE, SIZE, NIGHT),
    dashes(178, 122, SIGNAL),
    dashes(308, 122, SKY),
    dashes(243, 66, PAPER),
  ],
  line: PAPER,
  spikes: [{ x: 262, apex: 72 }],
  before: [],
};

/** The clapper's arm is the diagonal of the 4. */
function clapper(): readonly Shape[] {
  const stripes = [0, 1, 2, 3, 4].map((n) => d`M${44 + n * 64} -44h32l-28 44h-32z`);
  const arm = [
    rect(0, -44, 340, 44, PAPER),
    path(stripes.join(""), INK),
    circle(18, -16, 8, SIGNAL),
  ];
  return [
    place(arm, 70, 200, 1, -24),
    rect(70, 204, 340, 206, PAPER),
    path(box(70, 204, 340, 44), INK),
    path([0, 1, 2, 3, 4].map((n) => d`M${70 + n * 64} 204h32l28 44h-32z`).join(""), PAPER),
    path(box(102, 330, 120, 10) + box(102, 356, 180, 10), NIGHT),
    path(box(102, 276, 276, 4), shadeOf(PAPER)),
  ];
}

const production: PulseScene = {
  behind: [field(SKY), rect(0, LINE, SIZE, SIZE, AEGEAN)],
  line: SIGNAL,
  spikes: [],
  before: [...clapper(), stroke(d`M0 ${LINE}H${SIZE}M296 ${LINE}L340 230V330`, SIGNAL, 8)],
};

/** Lights, a stage, and the heads of the front rows. */
function crowd(y: number, pitch: number, shift: number, r: number, fill: string): Shape {
  const heads = Array.from({ length: Math.ceil(SIZE / pitch) + 1 }, (_, n) => {
    const x = shift + n * pitch;
    const top = y + ((n * 7) % 3) * 6;
    return (
      disc(x, top, r) +
      d`M${x - r * 1.5} ${SIZE + 4}v${top + r * 2.5 - SIZE - 4}a${r * 1.5} ${r * 1.4} 0 0 1 ${r * 3} 0V${SIZE + 4}z`
    );
  });
  return path(heads.join(""), fill);
}

const events: PulseScene = {
  behind: [
    field(INK),
    path("M70 0h26L370 300H110z", AEGEAN),
    path("M410 0h-26L110 300H370z", AEGEAN),
    path("M240 157.7L370 300H110z", SKY),
    rect(0, LINE, SIZE, SIZE, NIGHT),
  ],
  line: SIGNAL,
  spikes: [{ x: 402, apex: 96 }],
  before: [
    place(
      [
        circle(0, -92, 23, BLUSH),
        path("M0 -115a23 23 0 0 1 0 46z", shadeOf(BLUSH)),
        path("M-24 -95a24 23 0 0 1 48 0z", INK),
        path("M-40 0V-34a40 34 0 0 1 80 0V0z", SIGNAL),
        path("M0 -68a40 34 0 0 1 40 34V0H0z", EMBER),
        rect(-7, -74, 14, 16, BLUSH),
      ],
      240,
      LINE - 2,
    ),
    crowd(352, 76, 24, 22, AEGEAN),
    crowd(398, 92, -14, 27, INK),
  ],
};

const SCENES: Readonly<Partial<Record<ServiceSlug, PulseScene>>> = {
  "talent-management": talent,
  "tiktok-live": live,
  "content-strategy": strategy,
  "brand-partnerships": partnerships,
  production,
  "creator-events": events,
};

/** Sky and water of a service that nobody has drawn: the poster in front of them has any colour. */
const GROUNDS = [
  [NIGHT, AEGEAN],
  [AEGEAN, NIGHT],
  [SKY, AEGEAN],
  [SAND, NIGHT],
] as const;

/** The scene of a service; without one of its own, a host that its name makes, on the line over water. */
export function sceneOf(slug: ServiceSlug): PulseScene {
  return SCENES[slug] ?? hostScene(slug);
}

function hostScene(slug: string): PulseScene {
  const seed = seedFrom(slug);
  const [sky, water] = seed.pick<readonly [string, string]>("ground", GROUNDS);
  const spike = seed.between("spike", 388, 436);
  return {
    behind: [
      field(sky),
      circle(spike, LINE, 96, SIGNAL),
      rect(0, LINE, SIZE, SIZE, water),
      dashes(spike, 84, SIGNAL),
    ],
    line: PAPER,
    spikes: [{ x: spike, apex: seed.between("apex", 60, 96) }],
    before: posterFrame(frameBox(118, 190, LINE), serviceHost(slug), INK),
  };
}
