import type { ServiceSlug } from "./services.ts";

/**
 * Illustrative figures of the four case studies: no such brands, no such campaigns. Everything the
 * pages say in numbers is counted from here, in app/site/case-studies.
 */
export const CASES = [
  { slug: "urban-fit", service: "brand-partnerships" },
  { slug: "fresh-food", service: "production" },
  { slug: "glow-beauty", service: "brand-partnerships" },
  { slug: "nextgen-gaming", service: "creator-events" },
] as const satisfies readonly { slug: string; service: ServiceSlug }[];

export type CaseSlug = (typeof CASES)[number]["slug"];

/** Morning classes: places taken a week, before the lives and with them. */
export const URBAN_FIT = {
  clubs: 4,
  mornings: 5,
  placesInClass: 24,
  before: [132, 126, 138, 132],
  /** `link` counts the bookings through the hosts' link; they are among the `taken`. */
  weeks: [
    { taken: 148, link: 12 },
    { taken: 176, link: 34 },
    { taken: 214, link: 64 },
    { taken: 262, link: 105 },
    { taken: 301, link: 138 },
    { taken: 318, link: 150 },
    { taken: 335, link: 158 },
    { taken: 346, link: 164 },
  ],
} as const;

/** One Thursday evening: orders in each ten minutes from 18:00 to 20:00. */
export const FRESH_FOOD = {
  startHour: 18,
  slotMinutes: 10,
  /** `baskets` are orders of the recipe that won; they are among the `orders`. */
  slots: [
    { orders: 14, baskets: 0, usual: 15 },
    { orders: 22, baskets: 0, usual: 17 },
    { orders: 61, baskets: 44, usual: 18 },
    { orders: 88, baskets: 67, usual: 19 },
    { orders: 97, baskets: 74, usual: 21 },
    { orders: 104, baskets: 79, usual: 22 },
    { orders: 92, baskets: 68, usual: 23 },
    { orders: 71, baskets: 50, usual: 22 },
    { orders: 49, baskets: 31, usual: 20 },
    { orders: 38, baskets: 22, usual: 18 },
    { orders: 30, baskets: 16, usual: 16 },
    { orders: 24, baskets: 11, usual: 14 },
  ],
  /** Slots in which something happened: the basket goes up, the live ends. */
  basketSlot: 2,
  endSlot: 6,
  /** The hour after the basket goes up, in slots. */
  hourSlots: 6,
  votes: { orzo: 1284, chicken: 2116, chickpeas: 900 },
} as const;

/** A quarter: people who ordered for the first time in a week, and people who came back in it. */
export const GLOW_BEAUTY = {
  weeks: [
    { first: 38, back: 0 },
    { first: 52, back: 0 },
    { first: 71, back: 3 },
    { first: 88, back: 8 },
    { first: 104, back: 14 },
    { first: 118, back: 22 },
    { first: 124, back: 31 },
    { first: 128, back: 40 },
    { first: 131, back: 48 },
    { first: 134, back: 56 },
    { first: 136, back: 62 },
    { first: 138, back: 67 },
    { first: 138, back: 71 },
  ],
  hosts: {
    morning: { viewers: 1900, first: 640, back: 96 },
    sensitive: { viewers: 720, first: 410, back: 172 },
    night: { viewers: 480, first: 350, back: 154 },
  },
} as const;

/** One launch night, 18:00 to 22:00: eight half hours, six rooms. */
export const NEXTGEN_GAMING = {
  levels: ["story", "hard", "brutal"],
  startHour: 18,
  slotMinutes: 30,
  /** Viewers in all six rooms, average of each half hour. */
  viewers: [8200, 11600, 14900, 17800, 19400, 21000, 19300, 15800],
  /** `levels` is what the chat chose: 1 story, 2 hard, 3 brutal. */
  hosts: {
    completionist: { viewers: 1800, starts: 290, levels: [1, 1, 2, 2, 2, 3, 3, 3] },
    speedrunner: { viewers: 4600, starts: 460, levels: [2, 3, 3, 3, 3, 3, 2, 3] },
    couple: { viewers: 2100, starts: 380, levels: [1, 1, 1, 2, 2, 2, 1, 2] },
    coward: { viewers: 3300, starts: 910, levels: [2, 3, 3, 3, 3, 3, 3, 3] },
    strategist: { viewers: 1500, starts: 240, levels: [1, 2, 2, 2, 3, 2, 2, 3] },
    beginner: { viewers: 2700, starts: 620, levels: [1, 1, 1, 1, 2, 2, 3, 3] },
  },
} as const;

/** What a reader may choose on a case study, in this order: a week, a dinner, a host, a difficulty. */
export const CASE_CHOICES = {
  "urban-fit": [0, 2, 4, 6, 8].map((week) => ({ slug: "urban-fit", week }) as const),
  "fresh-food": (["orzo", "chicken", "chickpeas"] as const).map(
    (dish) => ({ slug: "fresh-food", dish }) as const,
  ),
  "glow-beauty": (["morning", "sensitive", "night"] as const).map(
    (host) => ({ slug: "glow-beauty", host }) as const,
  ),
  "nextgen-gaming": NEXTGEN_GAMING.levels.map(
    (level) => ({ slug: "nextgen-gaming", level }) as const,
  ),
} as const satisfies Readonly<Record<CaseSlug, readonly { slug: CaseSlug }[]>>;

/** Week 0 is the average of those before the lives. */
export type CaseChoice = (typeof CASE_CHOICES)[CaseSlug][number];
