import type { OpeningId } from "../../../content/facts/openings.ts";
import { FIGURES } from "./case-figures.ts";
import { AEGEAN, INK, NIGHT, PALETTES, PAPER, type Palette, SIGNAL, SKY } from "./palette.ts";
import { posterShapes } from "./poster.ts";
import { POSTER_HEIGHT, POSTER_WIDTH, type Poster } from "./poster-model.ts";
import { svgDocument } from "./shape.ts";

const RIGHT = { spikeX: 150, x: 82, facing: -1 } as const;

/** `colours` instead of the palette's: a 4 that would not be seen on it, a backdrop that would be too loud. */
type Member = Partial<Poster> & { colours?: Partial<Palette> };

/**
 * Somebody for each job, with what they hold at work: types of a crew, nobody of the team. `open` stands for a
 * job that has no drawing of its own, `hired` for whoever is on air after all steps. They hang on a signal field, in ink: neither is the ground of any.
 */
const CREW: Readonly<Record<OpeningId | "open" | "hired", Member>> = {
  "live-producer": {
    palette: "noon",
    backdrop: "frames",
    colours: { hair: INK, top: AEGEAN, motif: NIGHT },
    hair: "headset",
    top: "crew",
    x: 99,
    y: 118,
    scale: 1.2,
  },
  "creator-manager": {
    ...RIGHT,
    palette: "harbour",
    colours: { line: SIGNAL },
    backdrop: "window",
    hair: "bob",
    extra: "glasses",
    top: "jacket",
    prop: "phone",
  },
  "content-strategist": {
    palette: "limewash",
    colours: { line: AEGEAN, motif: SKY },
    backdrop: "leader",
    hair: "curls",
    top: "turtleneck",
    prop: "cup",
  },
  "short-video-editor": {
    palette: "cove",
    backdrop: "bars",
    hair: "quiff",
    extra: "glasses",
    top: "hoodie",
    prop: "clapper",
    y: 98,
  },
  "partnerships-manager": {
    ...RIGHT,
    palette: "coral",
    // Beside the poster on a blue stage as well: nothing of theirs is of that blue.
    colours: { line: INK, skin: SIGNAL, top: NIGHT },
    backdrop: "sail",
    hair: "sidepart",
    top: "collar",
    prop: "four",
    x: 92,
    y: 112,
    scale: 1.14,
    spikeX: 162,
  },
  "operations-coordinator": {
    palette: "poppy",
    backdrop: "houses",
    hair: "spacebuns",
    extra: "earrings",
    top: "stripes",
    prop: "phone",
  },
  "lead-moderator": {
    ...RIGHT,
    palette: "swim",
    colours: { line: PAPER },
    backdrop: "moon",
    hair: "braid",
    extra: "glasses",
    top: "dots",
    prop: "phone",
  },
  "event-producer": {
    palette: "showtime",
    colours: { motif: NIGHT },
    backdrop: "lamps",
    hair: "flattop",
    top: "sash",
    prop: "mic",
  },
  hired: {
    palette: "midnight",
    backdrop: "rays",
    hair: "afro",
    extra: "earrings",
    top: "collar",
  },
  open: { ...RIGHT, palette: "bluehour", backdrop: "arches", hair: "bucket", top: "split" },
};

export const CREW_IDS = Object.keys(CREW) as readonly (keyof typeof CREW)[];

/** One of the crew, 180 × 320 units. */
export function crewSvg(id: keyof typeof CREW): string {
  const { colours, ...own } = CREW[id];
  const poster = { ...FIGURES.host, prop: "none", ...own, id: `crew-${id}` } as Poster;
  const shapes = posterShapes(poster, { ...PALETTES[poster.palette], ...colours });
  return svgDocument(POSTER_WIDTH, POSTER_HEIGHT, shapes);
}
