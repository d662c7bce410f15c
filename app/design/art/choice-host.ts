import { GLOW_BEAUTY } from "../../../content/facts/case-studies.ts";
import { someone } from "./case-figures.ts";
import { vessel } from "./case-objects.ts";
import { choiceGround } from "./choice-ground.ts";
import { frameBox, posterFrame } from "./frame.ts";
import { AEGEAN, BLUSH, INK, PAPER, SIGNAL, shadeOf } from "./palette.ts";
import type { Poster } from "./poster-model.ts";
import { box, path, place, type Shape } from "./shape.ts";

type Host = keyof typeof GLOW_BEAUTY.hosts;

const HOSTS: Readonly<Record<Host, Partial<Poster>>> = {
  morning: { palette: "limewash", backdrop: "sun", prop: "cup", hair: "bob" },
  sensitive: { palette: "sandbank", backdrop: "arches", prop: "none", hair: "braid" },
  night: { palette: "swim", backdrop: "moon", prop: "none", hair: "ponytail" },
};

const framed = (host: Host, x: number, width: number, lineY: number) =>
  posterFrame(frameBox(x, width, lineY), someone("stylist", `glow-${host}`, HOSTS[host]), INK, 9);

/** Of what a shelf holds, how many stand for those who came back. */
const SHELF = 20;
/** A step from the case's own blush, on which the picture stands. */
const WALL = shadeOf(BLUSH);

/** A dropper bottle without its contents. */
const OUTLINE = "M-16 -232H16V-156H30Q54 -156 54 -134V0H-54V-134Q-54 -156 -30 -156H-16Z";
const empty = path(OUTLINE, PAPER, { fillOpacity: 0.7 });

/** A host, and a shelf of twenty first orders: those that were followed by a second stand in colour. */
export function hostShelf(host: Host): readonly Shape[] {
  const { first, back } = GLOW_BEAUTY.hosts[host];
  const returned = Math.round((back / first) * SHELF);
  const bottles = Array.from({ length: SHELF }, (_, n) => {
    const x = 312 + (n % 5) * 84;
    const y = 132 + Math.floor(n / 5) * 124;
    return place(n < returned ? vessel("dropper", AEGEAN) : [empty], x, y, 0.44);
  });
  return [
    choiceGround(WALL),
    path([0, 1, 2, 3].map((row) => box(270, 132 + row * 124, 420, 8)).join(""), INK),
    ...bottles,
    ...framed(host, 28, 212, 310),
  ];
}

/** Nobody is booked yet: the three hosts on one line, over two shelves of ten first orders. */
export function hostLineUp(): readonly Shape[] {
  const line = 246;
  const shelves = [460, 532];
  return [
    choiceGround(WALL),
    choiceGround(SIGNAL, 532),
    path(box(-720, line - 3, 2160, 6) + shelves.map((y) => box(-720, y, 2160, 8)).join(""), INK),
    ...(Object.keys(HOSTS) as Host[]).flatMap((host, n) => framed(host, 24 + n * 232, 208, line)),
    ...Array.from({ length: SHELF }, (_, n) =>
      place([empty], 46 + (n % 10) * 69.8, shelves[Math.floor(n / 10)] ?? 0, 0.26),
    ),
  ];
}
