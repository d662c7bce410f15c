type Service = {
  slug: string;
  audience: "creators" | "brands";
  isFree: boolean;
  /** Whether its page shows a piece that only it has: app/site/services/ has a folder by its name then. */
  hasPiece: boolean;
};

/**
 * The services, in the order of the header's columns (spec, section 2). One more is a row here, its links
 * below, and its words in content/en and content/el (pages/services/listed.ts): everything else follows.
 */
export const SERVICES = [
  { slug: "talent-management", audience: "creators", isFree: false, hasPiece: true },
  { slug: "tiktok-live", audience: "creators", isFree: true, hasPiece: true },
  { slug: "content-strategy", audience: "creators", isFree: false, hasPiece: true },
  { slug: "brand-partnerships", audience: "brands", isFree: false, hasPiece: true },
  { slug: "production", audience: "brands", isFree: false, hasPiece: true },
  { slug: "creator-events", audience: "brands", isFree: false, hasPiece: true },
] as const satisfies readonly Service[];

export type ServiceSlug = (typeof SERVICES)[number]["slug"];

/** Where a service page sends its reader besides its one button. */
export const SERVICE_ALSO = {
  "talent-management": ["/services/tiktok-live", "/blog/brand-deal-pricing"],
  "tiktok-live": ["/services/content-strategy", "/case-studies/urban-fit"],
  "content-strategy": ["/services/talent-management", "/tiktok-analytics"],
  "brand-partnerships": ["/services/production", "/case-studies/glow-beauty"],
  production: ["/services/creator-events", "/case-studies/fresh-food"],
  "creator-events": ["/services/brand-partnerships", "/case-studies/nextgen-gaming"],
} as const satisfies Record<ServiceSlug, readonly string[]>;

/** Example running order of a live hour: seconds from the start, one for each row of the words. */
export const RUNNING_ORDER = [
  { at: 0, isPeak: false },
  { at: 3, isPeak: false },
  { at: 300, isPeak: false },
  { at: 1080, isPeak: false },
  { at: 2460, isPeak: true },
  { at: 3300, isPeak: false },
] as const;

/** Example run sheet of a night: hour of the day and its picture, one for each row of the words. */
export const RUN_SHEET = [
  { at: "15:00", moment: "load-in" },
  { at: "17:00", moment: "rehearsal" },
  { at: "18:30", moment: "doors" },
  { at: "19:00", moment: "opening" },
  { at: "19:30", moment: "guest" },
  { at: "20:15", moment: "peak" },
  { at: "20:45", moment: "break" },
  { at: "21:45", moment: "thanks" },
  { at: "22:15", moment: "load-out" },
] as const;

/** Example week of one creator, all inside the peak hours. `day` 0 is Monday; hours of the day. */
export const WEEK_PLAN = [
  { day: 0, from: 7, to: 8, kind: "post" },
  { day: 1, from: 20, to: 22, kind: "live" },
  { day: 3, from: 18, to: 19, kind: "post" },
  { day: 5, from: 8, to: 9, kind: "post" },
  { day: 6, from: 19, to: 21, kind: "live" },
] as const;

/** Hashtags of a post (spec, section 1): how many of each kind, and how many in all. */
export const HASHTAGS = {
  total: { min: 3, max: 5 },
  parts: [
    { kind: "trending", min: 1, max: 2 },
    { kind: "niche", min: 2, max: 3 },
    { kind: "branded", min: 1, max: 1 },
  ],
  /** Sets that stay within the total, as [trending, niche, branded]; the first has no own tag yet. */
  sets: [
    [1, 2, 0],
    [1, 2, 1],
    [2, 2, 1],
    [1, 3, 1],
  ],
} as const;

/** Example matching sheet: three hosts, one score of 0 to 3 for each criterion of the words. */
export const MATCHING = {
  maxScore: 3,
  hosts: [
    { handle: "dafnirey", scores: [3, 3, 3, 2, 3, 1] },
    { handle: "theolark", scores: [2, 1, 2, 3, 2, 3] },
    { handle: "stavrosb", scores: [1, 2, 1, 2, 0, 2] },
  ],
} as const;

/**
 * Camera plans from above, in units of a 120 × 80 floor; the audience side is at the bottom.
 * `view` is the part that is drawn, as in an SVG's viewBox. `turn` is the direction a camera looks, in degrees clockwise
 * from up; `lens` is half the angle that it sees, in degrees, 15 where nothing is said.
 */
export const CAMERA_PLANS: readonly CameraPlan[] = [
  {
    view: "6 0 108 72",
    cameras: [{ x: 60, y: 62, turn: 0 }],
    hosts: [{ x: 60, y: 34 }],
    props: [{ kind: "window", x: 44, y: 6, width: 14, height: 2 }],
  },
  {
    view: "6 0 108 72",
    cameras: [
      { x: 60, y: 64, turn: 0, lens: 13 },
      { x: 88, y: 50, turn: 303, lens: 17 },
    ],
    hosts: [{ x: 60, y: 26 }],
    props: [{ kind: "table", x: 48, y: 33, width: 24, height: 9 }],
  },
  {
    view: "0 0 120 80",
    cameras: [
      { x: 60, y: 72, turn: 0, lens: 24 },
      { x: 28, y: 60, turn: 53, lens: 9 },
      { x: 92, y: 60, turn: 307, lens: 9 },
      { x: 108, y: 40, turn: 285, lens: 16 },
    ],
    hosts: [
      { x: 48, y: 27 },
      { x: 72, y: 27 },
    ],
    props: [{ kind: "table", x: 52, y: 32, width: 16, height: 7 }],
  },
  {
    view: "0 0 120 80",
    cameras: [
      { x: 60, y: 56, turn: 0, lens: 31 },
      { x: 32, y: 50, turn: 56, lens: 9 },
      { x: 88, y: 50, turn: 304, lens: 9 },
      { x: 10, y: 26, turn: 83, lens: 9 },
      { x: 110, y: 26, turn: 277, lens: 9 },
      { x: 104, y: 76, turn: 314, lens: 26 },
    ],
    hosts: [
      { x: 46, y: 22 },
      { x: 60, y: 19 },
      { x: 74, y: 22 },
    ],
    props: [
      { kind: "stage", x: 26, y: 8, width: 68, height: 26 },
      { kind: "seats", x: 26, y: 60, width: 58, height: 3 },
      { kind: "seats", x: 26, y: 66, width: 58, height: 3 },
      { kind: "seats", x: 26, y: 72, width: 58, height: 3 },
      { kind: "control", x: 4, y: 66, width: 14, height: 10 },
    ],
  },
];

export type CameraPlan = {
  view: string;
  cameras: readonly { x: number; y: number; turn: number; lens?: number }[];
  hosts: readonly { x: number; y: number }[];
  props: readonly {
    kind: "window" | "table" | "stage" | "seats" | "control";
    x: number;
    y: number;
    width: number;
    height: number;
  }[];
};
