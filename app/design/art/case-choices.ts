import {
  type CaseChoice,
  type CaseSlug,
  FRESH_FOOD,
  GLOW_BEAUTY,
  NEXTGEN_GAMING,
  URBAN_FIT,
} from "../../../content/facts/case-studies.ts";
import { FIGURES } from "./case-figures.ts";
import { citrus, leaf, vessel } from "./case-objects.ts";
import { frameBox, posterFrame } from "./frame.ts";
import { AEGEAN, BLUSH, EMBER, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import type { Poster } from "./poster-model.ts";
import { seedFrom } from "./seed.ts";
import {
  box,
  circle,
  d,
  disc,
  path,
  place,
  rect,
  type Shape,
  stroke,
  svgDocument,
} from "./shape.ts";

/** What a reader's choice on a case study leads to, drawn from the case's own figures. 720 × 540 units. */
const WIDTH = 720;
const HEIGHT = 540;

/** Of what a shelf holds, how many stand for those who came back. */
const SHELF = 20;
const MATS_ABREAST = 6;
/** Of the game's hero, at the least of its three difficulties. */
const LIVES = 3;

/** Further than the picture: where its place has another shape, what lies beyond it is seen. */
const ground = (fill: string) => rect(-WIDTH, -HEIGHT, 3 * WIDTH, 3 * HEIGHT, fill);

/** The class seen from above: as many mats taken as on an average morning of that week. */
function studio(taken: number, isOnAir: boolean): readonly Shape[] {
  const mats = Array.from({ length: URBAN_FIT.placesInClass }, (_, n) => {
    const x = 60 + (n % MATS_ABREAST) * 104;
    const y = 138 + Math.floor(n / MATS_ABREAST) * 98;
    if (n >= taken) return [rect(x, y, 80, 76, "none", { rx: 10, stroke: SKY, strokeWidth: 3 })];
    const fill = [SIGNAL, PAPER, SKY, BLUSH][(n * 7) % 4] ?? PAPER;
    return [
      rect(x, y, 80, 76, fill, { rx: 10 }),
      rect(x + 20, y + 34, 40, 34, INK, { rx: 16 }),
      circle(x + 40, y + 26, 14, fill === SAND ? PAPER : SAND),
      path(d`M${x + 40} ${y + 12}a14 14 0 0 1 0 28z`, shadeOf(SAND)),
    ];
  }).flat();
  const host = isOnAir
    ? [
        rect(318, 24, 84, 84, SIGNAL, { rx: 10 }),
        rect(340, 60, 40, 36, INK, { rx: 16 }),
        circle(360, 50, 15, PAPER),
        stroke("M452 100L470 60L488 100M470 60V40", PAPER, 5),
        rect(454, 16, 32, 48, INK, { rx: 5 }),
        circle(470, 28, 5, SIGNAL),
      ]
    : [rect(318, 24, 84, 84, "none", { rx: 10, stroke: SKY, strokeWidth: 3 })];
  return [ground(NIGHT), stroke("M-720 122H1440", AEGEAN, 5), ...host, ...mats];
}

const grains = (name: string, count: number, size: number, reach: number) => {
  const seed = seedFrom(name);
  return Array.from({ length: count }, (_, n) => {
    const angle = seed.between(`a ${n}`, 0, Math.PI * 2);
    const far = Math.sqrt(seed.unit(`r ${n}`)) * reach;
    return disc(250 + Math.cos(angle) * far, 280 + Math.sin(angle) * far, size);
  }).join("");
};

const DISHES: Readonly<Record<keyof typeof FRESH_FOOD.votes, () => readonly Shape[]>> = {
  orzo: () => [
    circle(250, 280, 128, EMBER),
    path(grains("orzo", 90, 7, 116), SAND),
    path(grains("tomatoes", 9, 20, 96), SIGNAL),
    place(leaf(AEGEAN), 240, 300, 0.3, 24),
  ],
  chicken: () => [
    circle(250, 280, 128, AEGEAN),
    path("M170 268C176 214 250 204 296 240C338 274 330 338 276 350C216 360 164 322 170 268Z", SAND),
    path("M262 218C330 238 344 322 276 350C300 308 300 262 262 218Z", shadeOf(SAND)),
    place(citrus(0, 0, 42), 184, 372, 1, -32),
    place(citrus(0, 0, 36), 330, 236, 1, 36),
    place(leaf(SKY), 290, 380, 0.36, 64),
  ],
  chickpeas: () => [
    circle(250, 280, 128, SIGNAL),
    path(grains("chickpeas", 40, 15, 108), SAND),
    path(grains("chickpeas-shade", 14, 8, 108), shadeOf(SAND)),
    place(leaf(NIGHT), 216, 320, 0.34, -30),
  ],
};

const plate = (dish: keyof typeof FRESH_FOOD.votes): readonly Shape[] => [
  circle(250, 280, 196, PAPER),
  circle(250, 280, 158, shadeOf(PAPER)),
  ...DISHES[dish](),
];

/** The plate that was chosen, and three columns of votes with its own lit. */
function table(dish: keyof typeof FRESH_FOOD.votes): readonly Shape[] {
  const votes = Object.entries(FRESH_FOOD.votes);
  const most = Math.max(...Object.values(FRESH_FOOD.votes));
  return [
    ground(SAND),
    rect(-WIDTH, 470, 3 * WIDTH, HEIGHT, AEGEAN),
    stroke("M-720 470H1440", INK, 6),
    ...plate(dish),
    ...votes.map(([name, count], n) => {
      const height = (count / most) * 370;
      return rect(496 + n * 68, 467 - height, 52, height, name === dish ? SIGNAL : shadeOf(SAND));
    }),
  ];
}

const HOSTS: Readonly<Record<keyof typeof GLOW_BEAUTY.hosts, Partial<Poster>>> = {
  morning: { ...FIGURES.stylist, palette: "limewash", backdrop: "sun", prop: "cup", hair: "bob" },
  sensitive: {
    ...FIGURES.stylist,
    palette: "sandbank",
    backdrop: "arches",
    prop: "none",
    hair: "braid",
  },
  night: { ...FIGURES.stylist, palette: "swim", backdrop: "moon", prop: "none", hair: "ponytail" },
};

/** A dropper bottle without its contents. */
const OUTLINE = "M-16 -232H16V-156H30Q54 -156 54 -134V0H-54V-134Q-54 -156 -30 -156H-16Z";

/** A host, and a shelf of twenty first orders: those that were followed by a second stand in colour. */
function shelf(host: keyof typeof GLOW_BEAUTY.hosts): readonly Shape[] {
  const { first, back } = GLOW_BEAUTY.hosts[host];
  const returned = Math.round((back / first) * SHELF);
  const bottles = Array.from({ length: SHELF }, (_, n) => {
    const isBack = n < returned;
    const x = 312 + (n % 5) * 84;
    const y = 132 + Math.floor(n / 5) * 124;
    const bottle = isBack
      ? vessel("dropper", AEGEAN)
      : [path(OUTLINE, PAPER, { fillOpacity: 0.7 })];
    return place(bottle, x, y, 0.44);
  });
  return [
    ground(BLUSH),
    path([0, 1, 2, 3].map((row) => box(270, 132 + row * 124, 420, 8)).join(""), INK),
    ...bottles,
    ...posterFrame(
      frameBox(28, 212, 310),
      { ...HOSTS[host], id: `glow-${host}` } as Poster,
      INK,
      9,
    ),
  ];
}

/** Nobody is booked yet: the three hosts beside each other, over a shelf of first orders. */
function lineUp(): readonly Shape[] {
  const hosts = Object.entries(HOSTS);
  return [
    ground(BLUSH),
    stroke("M-720 480H1440", INK, 8),
    ...hosts.flatMap(([host, poster], n) =>
      posterFrame(
        frameBox(30 + n * 228, 204, 270),
        { ...poster, id: `glow-${host}` } as Poster,
        INK,
        9,
      ),
    ),
  ];
}

/** Nothing is voted for yet: the three plates on one table. */
function menu(): readonly Shape[] {
  const size = 0.56;
  return [
    ground(SAND),
    rect(-WIDTH, 400, 3 * WIDTH, HEIGHT, AEGEAN),
    stroke("M-720 400H1440", INK, 6),
    ...Object.keys(DISHES).map((dish, n) =>
      place(plate(dish as keyof typeof DISHES), 128 + n * 232 - 250 * size, 250 - 280 * size, size),
    ),
  ];
}

/** One run of the game, by difficulty: what stands in the way grows. At 0 nobody has voted: one of each. */
function run(level: number): readonly Shape[] {
  const floor = 400;
  const blocks =
    [
      [
        [270, 1],
        [400, 3],
        [530, 5],
      ],
      [
        [300, 1],
        [470, 1],
      ],
      [
        [250, 1],
        [300, 2],
        [430, 2],
        [560, 3],
      ],
      [
        [230, 3],
        [320, 4],
        [410, 3],
        [490, 5],
        [580, 4],
      ],
    ][level] ?? [];
  const seed = seedFrom("stars of a run");
  const stars = Array.from({ length: 30 }, (_, n) =>
    box(
      Math.floor(seed.between(`x ${n}`, 0, 36)) * 20,
      Math.floor(seed.between(`y ${n}`, 0, 12)) * 20,
      6,
      6,
    ),
  ).join("");
  const spikes =
    level < 2
      ? ""
      : blocks
          .map(([x = 0]) => d`M${x + 40} ${floor}l15 -${level * 16}l15 ${level * 16}z`)
          .join("");
  const lives = Math.min(LIVES, LIVES + 1 - level);
  return [
    ground(INK),
    path(stars, AEGEAN),
    rect(-WIDTH, floor, 3 * WIDTH, HEIGHT, NIGHT),
    ...(level === 3
      ? [path(box(270, floor, 50, HEIGHT) + box(530, floor, 50, HEIGHT), SIGNAL)]
      : []),
    path(
      blocks.map(([x = 0, height = 0]) => box(x, floor - height * 40, 38, height * 40)).join(""),
      AEGEAN,
    ),
    path(blocks.map(([x = 0, height = 0]) => box(x, floor - height * 40, 38, 8)).join(""), SKY),
    ...(spikes ? [path(spikes, SIGNAL)] : []),
    stroke(d`M-720 ${floor}H1440`, SIGNAL, 6),
    path(
      box(96, floor - 62, 40, 44) +
        box(104, floor - 92, 24, 26) +
        box(98, floor - 20, 14, 20) +
        box(122, floor - 20, 14, 20),
      PAPER,
    ),
    path(box(116, floor - 84, 6, 6), INK),
    path(`${box(660, floor - 150, 6, 150)}M666 250h48l-14 20l14 20h-48z`, PAPER),
    path(Array.from({ length: lives }, (_, n) => box(36 + n * 44, 36, 30, 30)).join(""), SIGNAL),
    path(
      Array.from({ length: LIVES - lives }, (_, n) => box(36 + (lives + n) * 44, 36, 30, 30)).join(
        "",
      ) || "M0 0",
      EMBER,
      { fillOpacity: 0.35 },
    ),
  ];
}

function shapesOf(choice: CaseChoice): readonly Shape[] {
  switch (choice.slug) {
    case "urban-fit": {
      const { clubs, mornings, weeks, before } = URBAN_FIT;
      const week = weeks[choice.week - 1];
      const taken =
        week?.taken ?? before.reduce<number>((all, one) => all + one, 0) / before.length;
      return studio(Math.round(taken / clubs / mornings), week !== undefined);
    }
    case "fresh-food":
      return table(choice.dish);
    case "glow-beauty":
      return shelf(choice.host);
    case "nextgen-gaming":
      return run(NEXTGEN_GAMING.levels.indexOf(choice.level) + 1);
  }
}

export function caseChoiceSvg(choice: CaseChoice): string {
  return svgDocument(WIDTH, HEIGHT, shapesOf(choice), { slice: "xMidYMid meet" });
}

const BEFORE: Readonly<Partial<Record<CaseSlug, () => readonly Shape[]>>> = {
  "fresh-food": menu,
  "glow-beauty": lineUp,
  "nextgen-gaming": () => run(0),
};

/** The cases in which nothing is chosen at first. */
export const OPEN_CASES = Object.keys(BEFORE) as CaseSlug[];

/** What is seen before a choice: all that may be chosen, whole. */
export function caseBeforeSvg(slug: CaseSlug): string {
  return svgDocument(WIDTH, HEIGHT, BEFORE[slug]?.() ?? [], { slice: "xMidYMid meet" });
}
