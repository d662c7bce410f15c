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
