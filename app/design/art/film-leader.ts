import { PAPER } from "./palette.ts";
import { disc, path, place, type Shape, stroke, svgDocument } from "./shape.ts";

const WIDTH = 600;
/** Of one numeral with its rings. */
const TAKE_HEIGHT = 500;
const RADIUS = 196;
const INNER_RADIUS = 168;
const NUMERAL_WEIGHT = 46;
/** Of paper on a field: seen, and no hindrance to words that pass over it. */
const FAINT = 0.09;
const FAINTER = 0.05;

/** A numeral as one line about 0 0, and how far the clock's hand has swept from the top. */
const TAKES: readonly { numeral: string; swept: string }[] = [
  { numeral: "M-62 -96H60L-8 -16A60 60 0 1 1 -66 62", swept: "V-196A196 196 0 0 1 170 98Z" },
  { numeral: "M-62 -48A62 62 0 1 1 44 -4L-62 104H70", swept: "V-196A196 196 0 0 1 0 196Z" },
  { numeral: "M-44 -72L8 -106V128", swept: "V-196A196 196 0 1 1 -170 98Z" },
];

/** How many numerals there are, from the highest to 1. */
export const LEADER_TAKES = TAKES.length;

/**
 * What is shown before a film, one numeral of it in its rings on a cross: 0 is the highest. Paper so faint
 * that it stands on any field's ground; 600 × 500 units.
 */
export function filmLeaderSvg(take: number): string {
  const shown = TAKES[take];
  if (!shown) throw new Error(`A film's leader has ${TAKES.length} takes, none ${take}`);
  return svgDocument(WIDTH, TAKE_HEIGHT, [
    place(takeShapes(shown.numeral, shown.swept), WIDTH / 2, TAKE_HEIGHT / 2),
  ]);
}

function takeShapes(numeral: string, swept: string): readonly Shape[] {
  const faint = { strokeOpacity: FAINT };
  return [
    path(`M0 0${swept}`, PAPER, { fillOpacity: FAINTER }),
    stroke(disc(0, 0, RADIUS) + disc(0, 0, INNER_RADIUS), PAPER, 3, faint),
    stroke("M-300 0H300M0 -250V250", PAPER, 3, faint),
    stroke(numeral, PAPER, NUMERAL_WEIGHT, { strokeOpacity: FAINT * 2 }),
  ];
}
