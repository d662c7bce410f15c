import type { OpeningId } from "../../../content/facts/openings.ts";
import { FIGURES } from "./case-figures.ts";
import { posterShapes } from "./poster.ts";
import { POSTER_HEIGHT, POSTER_WIDTH, type Poster } from "./poster-model.ts";
import { svgDocument } from "./shape.ts";

const RIGHT = { spikeX: 150, x: 82, facing: -1 } as const;

/**
 * Somebody for each job, with what they hold at work: types of a crew, nobody of the team. `open` stands for a
 * job that has no drawing of its own. They hang on a signal field, in ink: neither is the ground of any.
 */
const CREW: Readonly<Record<OpeningId | "open", Partial<Poster>>> = {
  "live-producer": { palette: "noon", backdrop: "frames", hair: "headset", top: "crew" },
  "creator-manager": {
    ...RIGHT,
    palette: "harbour",
    backdrop: "window",
    hair: "bob",
    extra: "glasses",
    top: "jacket",
    prop: "phone",
  },
  "content-strategist": {
    palette: "limewash",
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
    y: 122,
  },
  "partnerships-manager": {
    ...RIGHT,
    palette: "coral",
    backdrop: "sail",
    hair: "sidepart",
    top: "collar",
    prop: "four",
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
    backdrop: "moon",
    hair: "braid",
    extra: "glasses",
    top: "dots",
    prop: "phone",
  },
  "event-producer": {
    palette: "showtime",
    backdrop: "lamps",
    hair: "flattop",
    top: "sash",
    prop: "mic",
  },
  open: { ...RIGHT, palette: "bluehour", backdrop: "arches", hair: "bucket", top: "split" },
};

export const CREW_IDS = Object.keys(CREW) as readonly (keyof typeof CREW)[];

/** One of the crew, 180 × 320 units. */
export function crewSvg(id: keyof typeof CREW): string {
  const poster = { ...FIGURES.host, prop: "none", ...CREW[id], id: `crew-${id}` } as Poster;
  return svgDocument(POSTER_WIDTH, POSTER_HEIGHT, posterShapes(poster));
}
