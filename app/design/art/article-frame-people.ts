import { FIGURES } from "./case-figures.ts";
import { ground, line } from "./frame-ground.ts";
import { BLUSH, INK, NIGHT, PAPER, SAND, SIGNAL, SKY } from "./palette.ts";
import { posterShapes } from "./poster.ts";
import { POSTER_HEIGHT, POSTER_WIDTH, type Poster } from "./poster-model.ts";
import { box, circle, clipped, d, path, place, rect, type Shape, stroke } from "./shape.ts";

const BASE = { ...FIGURES.host, prop: "none", extra: "none" } as const;
const HALF = POSTER_WIDTH / 2;

/** Drawn, nobody of the cast or the team. */
const person = (id: string, over: Partial<Poster>) =>
  posterShapes({ ...BASE, ...over, id } as Poster);

/** So much of a poster as stands on one side of the frame's middle. */
const half = (id: string, side: 0 | 1, shapes: readonly Shape[]) =>
  clipped(id, rect(side * HALF, 0, HALF, POSTER_HEIGHT, "none"), shapes);

/** A head and its shoulders, seen from across a table. */
const guest = (x: number, y: number, skin: string, top: string): readonly Shape[] => [
  path(d`M${x - 36} ${y + 74}q0 -46 36 -46t36 46z`, top),
  circle(x, y, 22, skin),
];

const QUARTERS = [
  { backdrop: "sun", palette: "limewash" },
  { backdrop: "bars", palette: "harbour" },
  { backdrop: "sail", palette: "siesta" },
  { backdrop: "lamps", palette: "flare" },
] as const;

/** Frames with somebody in them. */
export const FRAMED_PEOPLE = {
  // A fixed hour, a microphone, the lamps on.
  host: () =>
    person("fh", {
      palette: "lantern",
      backdrop: "lamps",
      hair: "headphones",
      top: "hoodie",
      prop: "podmic",
    }),
  // Two rooms, a person from each, one line through both.
  "two-rooms": () => [
    ...half("fta", 0, [
      place(
        person("fa", { palette: "coral", backdrop: "window", hair: "bun", top: "apron" }),
        -52,
        0,
      ),
    ]),
    ...half("ftb", 1, [
      place(
        person("fb", { palette: "harbour", backdrop: "arches", hair: "beard", top: "stripes" }),
        48,
        0,
      ),
    ]),
    stroke(`M${HALF} 0V${POSTER_HEIGHT}`, INK, 8),
  ],
  // On air: the spot, and whoever stands in it.
  room: () =>
    person("fr", {
      palette: "swim",
      backdrop: "spot",
      hair: "curls",
      top: "jacket",
      prop: "mic",
      extra: "earrings",
    }),
  // A few who come back, round one table.
  group: () => [
    ...ground(SKY, SKY),
    ...guest(34, 92, INK, NIGHT),
    ...guest(90, 76, BLUSH, SIGNAL),
    ...guest(146, 92, SAND, NIGHT),
    ...guest(58, 142, SAND, PAPER),
    ...guest(122, 142, INK, BLUSH),
    rect(0, 200, POSTER_WIDTH, POSTER_HEIGHT - 200, NIGHT),
    line(PAPER, [], 6),
    path(box(24, 236, 132, 10) + box(24, 262, 92, 10), SKY),
  ],
  // One face: shot on the left, made on the right.
  likeness: () => [
    ...half("fla", 0, person("fl", { palette: "dune", backdrop: "sun", hair: "bob", top: "crew" })),
    ...half(
      "flb",
      1,
      person("fm", { palette: "midnight", backdrop: "testcard", hair: "bob", top: "crew" }),
    ),
    stroke(`M${HALF} 0V${POSTER_HEIGHT}`, SIGNAL, 5, { strokeDasharray: "14 9" }),
  ],
  // The same person in four quarters of a year.
  quarters: () =>
    QUARTERS.flatMap((look, quarter) => {
      const x = (quarter % 2) * HALF;
      const y = Math.floor(quarter / 2) * (POSTER_HEIGHT / 2);
      return clipped(`fq${quarter}`, rect(x, y, HALF, POSTER_HEIGHT / 2, "none"), [
        place(person(`fs${quarter}`, { ...look, hair: "ponytail", top: "dots" }), x, y, 0.5),
      ]);
    }),
} as const satisfies Record<string, () => readonly Shape[]>;
