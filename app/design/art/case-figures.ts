import type { Poster } from "./poster-model.ts";

const BASE = {
  variation: 0.4,
  crop: "medium",
  y: 139,
  scale: 1,
  face: "round",
  shaded: 1,
  extra: "none",
  build: "round",
  shoulders: 67,
  prop: "none",
  spikeX: 34,
  x: 97,
  facing: 1,
  apex: 84,
} as const;
const RIGHT = { spikeX: 150, x: 82, facing: -1 } as const;

/** The people in the case-study and service pictures: nobody of the cast or the team. */
export const FIGURES = {
  trainer: {
    ...BASE,
    id: "trainer",
    palette: "ferry",
    backdrop: "diagonals",
    hair: "headband",
    top: "tank",
    prop: "four",
  },
  runner: {
    ...BASE,
    ...RIGHT,
    id: "runner",
    palette: "deep",
    backdrop: "bars",
    hair: "cap",
    top: "pinstripes",
    face: "square",
    build: "square",
  },
  cook: {
    ...BASE,
    id: "cook",
    palette: "flare",
    backdrop: "rays",
    hair: "bun",
    top: "apron",
    prop: "spoon",
    variation: 0.2,
  },
  stylist: {
    ...BASE,
    id: "stylist",
    palette: "cove",
    backdrop: "lamps",
    hair: "wavy",
    extra: "earrings",
    top: "tank",
    x: 90,
    prop: "phone",
  },
  player: {
    ...BASE,
    id: "player",
    palette: "lantern",
    backdrop: "signal",
    hair: "headset",
    top: "crew",
    prop: "gamepad",
    shaded: -1,
  },
  rival: {
    ...BASE,
    ...RIGHT,
    id: "rival",
    palette: "showtime",
    backdrop: "bands",
    hair: "beanie",
    extra: "glasses",
    top: "plain",
  },
  host: {
    ...BASE,
    id: "host",
    palette: "parade",
    backdrop: "spot",
    hair: "afro",
    top: "collar",
    prop: "mic",
    x: 92,
  },
} as const satisfies Readonly<Record<string, Poster>>;

/** One of them as somebody else: what is said of it here wins. */
export const someone = (
  name: keyof typeof FIGURES,
  id: string,
  over: Partial<Poster> = {},
): Poster => ({ ...FIGURES[name], ...over, id });
