import { FIGURES } from "./case-figures.ts";
import { frameBox, posterFrame } from "./frame.ts";
import type { NightMoment } from "./night-scenes.ts";
import { AEGEAN, BLUSH, INK, NIGHT, PAPER, SAND, SIGNAL, SKY } from "./palette.ts";
import { posterShapes } from "./poster.ts";
import { POSTER_HEIGHT, POSTER_WIDTH, type Poster } from "./poster-model.ts";
import { pulsePath } from "./pulse.ts";
import { seedFrom } from "./seed.ts";
import { box, path, rect, type Shape, stroke, svgDocument } from "./shape.ts";

const FRAME = { width: POSTER_WIDTH, height: POSTER_HEIGHT, line: POSTER_HEIGHT * 0.625 };
const host = (over: Partial<Poster>) => posterShapes({ ...FIGURES.host, ...over } as Poster);
const ground = (fill: string) => rect(0, 0, FRAME.width, FRAME.height, fill);
const line = (colour: string, spikes: { x: number; apex: number }[] = []) =>
  stroke(
    pulsePath({ width: FRAME.width, baseline: FRAME.line, spikes }),
    colour,
    spikes.length ? 15 : 4,
  );

const PHONES: Readonly<Record<NightMoment, () => readonly Shape[]>> = {
  "load-in": () => [
    ...[PAPER, SAND, SKY, AEGEAN, BLUSH, SIGNAL, NIGHT].map((fill, n) =>
      rect((n * 180) / 7, 0, 180 / 7 + 1, FRAME.height, fill),
    ),
    rect(0, 226, 180, 94, INK),
    line(SIGNAL),
  ],
  rehearsal: () => [
    ...posterShapes(FIGURES.rival),
    stroke(
      "M18 52V26H44M136 26H162V52M18 268V294H44M136 294H162V268M80 160H100M90 150V170",
      PAPER,
      4,
    ),
  ],
  doors: () => [ground(SIGNAL), line(INK, [{ x: 124, apex: 132 }])],
  opening: () => host({ palette: "showtime", backdrop: "spot" }),
  guest: () => [
    ...host({ palette: "parade", backdrop: "bars" }),
    rect(0, 244, 116, 20, SIGNAL),
    rect(0, 272, 64, 20, PAPER),
  ],
  peak: () => [
    ...host({ palette: "ember", backdrop: "rays" }),
    path(
      Array.from({ length: 22 }, (_, n) => {
        const seed = seedFrom(`phone confetti ${n}`);
        return box(seed.between("x", 4, 170), seed.between("y", 6, 190), 7, 5);
      }).join(""),
      PAPER,
    ),
  ],
  break: () => posterShapes(FIGURES.stylist),
  thanks: () => [
    ground(AEGEAN),
    rect(30, 70, 120, 146, PAPER),
    rect(30, 70, 120, 34, SIGNAL),
    path(
      [0, 1, 2, 3]
        .flatMap((row) =>
          [0, 1, 2, 3].map((column) => box(42 + column * 26, 116 + row * 24, 18, 15)),
        )
        .join(""),
      SAND,
    ),
    rect(94, 164, 18, 15, SIGNAL),
    line(PAPER),
  ],
  "load-out": () => [
    ground(NIGHT),
    ...posterFrame(frameBox(14, 70, 108), { ...FIGURES.host, id: "n1" } as Poster, INK, 4),
    ...posterFrame(frameBox(96, 70, 108), { ...FIGURES.stylist, id: "n2" } as Poster, INK, 4),
    ...posterFrame(frameBox(14, 70, 250), { ...FIGURES.rival, id: "n3" } as Poster, INK, 4),
    ...posterFrame(frameBox(96, 70, 250), { ...FIGURES.trainer, id: "n4" } as Poster, INK, 4),
  ],
};

/** What is on air at one moment, 180 × 320 units. */
export function onAirSvg(moment: NightMoment): string {
  return svgDocument(FRAME.width, FRAME.height, PHONES[moment]());
}
