import { FIGURES } from "./case-figures.ts";
import { cooler } from "./desk-things.ts";
import { frameBox, posterFrame } from "./frame.ts";
import { INK, PAPER, SIGNAL } from "./palette.ts";
import { posterShapes } from "./poster.ts";
import {
  type Backdrop,
  POSTER_HEIGHT,
  POSTER_WIDTH,
  type Poster,
  type Prop,
} from "./poster-model.ts";
import { pulsePath, type Spike } from "./pulse.ts";
import { box, group, path, place, type Shape, stroke, svgDocument } from "./shape.ts";

/** The kinds of partnership, from the shortest to the longest. */
export const PARTNER_KINDS = ["post", "series", "live", "year"] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** One moment of an example year: when, in months from 0 to 12, and how much it carries, to 1. */
type Moment = readonly [month: number, weight: number];

const MOMENTS: Readonly<Record<PartnerKind, readonly Moment[]>> = {
  post: [[2.6, 1]],
  series: [
    [2.05, 0.52],
    [2.685, 0.42],
    [3.315, 0.5],
    [3.985, 0.58],
    [4.7, 0.68],
    [5.485, 0.86],
  ],
  live: [
    [2.4, 0.86],
    [4.9, 0.92],
    [7.4, 0.96],
    [9.9, 1],
  ],
  year: [
    [0.6, 0.5],
    [1.5, 0.34],
    [2.5, 0.62],
    [3.4, 0.3],
    [4.3, 0.44],
    [5.4, 0.86],
    [6.4, 0.34],
    [7.2, 0.3],
    [8.2, 0.58],
    [9.1, 0.4],
    [10.1, 0.7],
    [11.3, 1],
  ],
};

/** Bars that are read on paper and at night alike, more than 3:1 on either. */
const BAR = "#2f7bd0";

const BASE = { ...FIGURES.host, prop: "none", extra: "none" } as const;
const RIGHT = { spikeX: 150, x: 82, facing: -1 } as const;

/** Whoever is in the picture of each kind: drawn, nobody of the cast or the team. */
const PARTNERS: Readonly<Record<PartnerKind, Partial<Poster>>> = {
  post: { palette: "siesta", backdrop: "signal", hair: "flattop", top: "crew", prop: "phone" },
  series: { ...RIGHT, palette: "coral", backdrop: "window", hair: "ponytail", top: "dots" },
  live: {
    palette: "lantern",
    backdrop: "lamps",
    hair: "spacebuns",
    extra: "earrings",
    top: "jacket",
    prop: "podmic",
  },
  year: { ...RIGHT, palette: "ferry", backdrop: "sun", hair: "quiff", top: "collar", prop: "four" },
};

/** What changes from one time to the next, while face, hair and clothes stay. */
const TIMES: Readonly<Record<PartnerKind, readonly (readonly [Backdrop, Prop])[]>> = {
  post: [["signal", "phone"]],
  series: [
    ["window", "none"],
    ["bars", "cup"],
    ["frames", "none"],
    ["sun", "phone"],
    ["rays", "none"],
    ["leader", "mic"],
  ],
  live: [
    ["lamps", "podmic"],
    ["rays", "podmic"],
    ["bars", "podmic"],
    ["signal", "podmic"],
  ],
  year: [
    ["window", "none"],
    ["waves", "none"],
    ["sail", "none"],
    ["houses", "none"],
    ["arches", "none"],
    ["sun", "four"],
    ["bands", "none"],
    ["moon", "none"],
    ["frames", "none"],
    ["diagonals", "none"],
    ["leader", "none"],
    ["signal", "four"],
  ],
};

const partner = (kind: PartnerKind, time: number): Poster => {
  const [backdrop, prop] = TIMES[kind][time] ?? ["sun", "none"];
  return { ...BASE, ...PARTNERS[kind], backdrop, prop, id: `${kind}${time}` } as Poster;
};

/** The partner alone, 180 × 320 units: who stands on the first screen, and the same again below. */
export function partnerSvg(kind: PartnerKind): string {
  const leading = { post: 0, series: 3, live: 1, year: 5 }[kind];
  return svgDocument(POSTER_WIDTH, POSTER_HEIGHT, posterShapes(partner(kind, leading)));
}

const MONTH_WIDTH = 100;
const MONTHS = 12;
export const YEAR_WIDTH = MONTHS * MONTH_WIDTH;
export const YEAR_HEIGHT = 300;
const YEAR_LINE_Y = 184;
/** The page draws the line itself, from edge to edge, and bars stand on its upper edge. */
const LINE_WEIGHT = 7;

/** Smallest and largest frame, in units: a month has a hundred. */
const NARROW = 34;
const WIDEST: Readonly<Record<PartnerKind, number>> = {
  post: 158,
  // Side by side, with a gap between each and the next.
  series: 84,
  live: 132,
  year: 104,
};

type Scale = { monthWidth: number; lineY: number; lineWeight: number; grow: number };

const placeOf = (
  kind: PartnerKind,
  [month, weight]: Moment,
  { monthWidth, lineY, grow }: Scale,
) => {
  const width = (NARROW + weight * (WIDEST[kind] - NARROW)) * grow;
  return frameBox(month * monthWidth - width / 2, width, lineY);
};

/** Frames of some moments on one line, and what each kind leaves on it between them. */
function moments(kind: PartnerKind, from: number, to: number, scale: Scale): readonly Shape[] {
  // Night posters have an edge on the ground that is dark by night, too.
  const keyline = kind === "year" || kind === "live" ? PAPER : INK;
  const frames = MOMENTS[kind].flatMap((moment, time) => {
    const [month] = moment;
    if (month < from || month >= to) return [];
    const frame = placeOf(kind, [month - from, moment[1]], scale);
    return [
      ...(kind === "live" ? after(frame.x + frame.width, scale) : []),
      ...posterFrame(frame, partner(kind, time), keyline, 5),
      ...(kind === "live"
        ? [place(price(), frame.x + frame.width - 4, frame.y + frame.height - 22)]
        : []),
    ];
  });
  const echo = ECHOES[kind];
  return echo ? [...echoOf(echo, from, to, scale), ...frames] : frames;
}

type Echo = {
  /** Month of the first week after. */
  begins: number;
  /** How much it is looked for in that week, in units. */
  height: number;
  /** What is left of it from one week to the next. */
  keeps: number;
};

/** One post is searched for, then less, then still a little; a series less, and for longer. */
const ECHOES: Partial<Readonly<Record<PartnerKind, Echo>>> = {
  post: { begins: 3.6, height: 104, keeps: 0.88 },
  series: { begins: 6.1, height: 60, keeps: 0.95 },
};
const WEEKS = 4;
/** Lower ones are no bars any more. */
const LOWEST_BAR = 4;

function echoOf(
  { begins, height, keeps }: Echo,
  from: number,
  to: number,
  { monthWidth, lineY, lineWeight }: Scale,
): readonly Shape[] {
  const foot = lineY - lineWeight / 2;
  const bars = Array.from({ length: Math.floor((MONTHS - begins) * WEEKS) }, (_, week) => {
    const month = begins + week / WEEKS;
    const size = height * keeps ** week;
    if (month < from || month >= to || size < LOWEST_BAR) return "";
    return box((month - from) * monthWidth, foot - size, monthWidth / WEEKS - 7, size);
  });
  return [path(bars.join(""), BAR)];
}

/** A price on a string; it says no sum. */
function price(): readonly Shape[] {
  return [
    path("M0 -30H44V0H0L-12 -15z", SIGNAL),
    path(box(6, -22, 28, 5) + box(6, -12, 18, 5), INK),
  ];
}

/** The hour after a live's ask, in five bars. */
function after(x: number, { lineY, lineWeight, grow }: Scale): readonly Shape[] {
  const heights = [34, 92, 66, 40, 22];
  const bar = (height: number, n: number) =>
    box(x + 10 + n * 14, lineY - lineWeight / 2 - height * grow, 10, height * grow);
  return [
    path(heights.map((height, n) => (n === 1 ? "" : bar(height, n))).join(""), BAR),
    path(bar(heights[1] ?? 0, 1), SIGNAL),
  ];
}

/** The year of a kind on one line, YEAR_WIDTH × YEAR_HEIGHT; the page's line goes on before and after. */
export function yearSvg(kind: PartnerKind): string {
  const scale = {
    monthWidth: MONTH_WIDTH,
    lineY: YEAR_LINE_Y,
    lineWeight: LINE_WEIGHT,
    grow: 1,
  };
  return svgDocument(YEAR_WIDTH, YEAR_HEIGHT, [
    ...moments(kind, 0, MONTHS, scale),
    ...(kind === "live" ? [place(cooler(), 64, YEAR_LINE_Y, 0.62)] : []),
  ]);
}

export const HALVES_WIDTH = 600;
/** One half year with its room for the months' numbers. */
const HALF_HEIGHT = 300;
const HALF_LINE_Y = 168;
/** A half in which nothing is left but low bars. */
const QUIET_HEIGHT = 170;
const QUIET_LINE_Y = 96;
const ENDS_QUIET: ReadonlySet<PartnerKind> = new Set(["post", "series"]);
/** So large that no frame reaches down to the months: one post has the largest. */
const halfGrow = (kind: PartnerKind) => (kind === "post" ? 0.8 : 0.94);

/** The same for a phone: two half years, one below the other. */
export function halvesSvg(kind: PartnerKind): string {
  const scale = {
    monthWidth: MONTH_WIDTH,
    lineY: HALF_LINE_Y,
    lineWeight: LINE_WEIGHT + 2,
    grow: halfGrow(kind),
  };
  const isQuiet = ENDS_QUIET.has(kind);
  const later = { ...scale, lineY: isQuiet ? QUIET_LINE_Y : HALF_LINE_Y };
  return svgDocument(HALVES_WIDTH, HALF_HEIGHT + (isQuiet ? QUIET_HEIGHT : HALF_HEIGHT), [
    ...moments(kind, 0, MONTHS / 2, scale),
    group(moments(kind, MONTHS / 2, MONTHS, later), { transform: `translate(0 ${HALF_HEIGHT})` }),
  ]);
}

const GLIMPSE_HEIGHT = 170;

/** The rhythm alone, a 4 for each moment: YEAR_WIDTH × 170. */
export function glimpseSvg(kind: PartnerKind): string {
  const spikes = MOMENTS[kind].map(
    ([month, weight]): Spike => ({ x: month * MONTH_WIDTH, apex: weight * 110 }),
  );
  const rhythm = pulsePath({ width: YEAR_WIDTH, height: GLIMPSE_HEIGHT, spikes });
  return svgDocument(YEAR_WIDTH, GLIMPSE_HEIGHT, [stroke(rhythm, SIGNAL, 16)]);
}
