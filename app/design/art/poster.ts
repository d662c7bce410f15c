import { INK, PALETTES, PAPER, type Palette, shadeOf } from "./palette.ts";
import { drawBackdrop } from "./poster-backdrop.ts";
import { drawHair } from "./poster-hair.ts";
import { drawHead, drawNeck, faceFrame } from "./poster-head.ts";
import { LINE_Y, POSTER_HEIGHT, POSTER_WIDTH, type Poster } from "./poster-model.ts";
import { drawProp } from "./poster-props.ts";
import { drawCollar, drawTorso } from "./poster-torso.ts";
import { pulsePath } from "./pulse.ts";
import { clipped, place, rect, round, type Shape, stroke, svgDocument } from "./shape.ts";

export { drawPoster, normaliseHandle } from "./poster-choice.ts";
export type { Poster } from "./poster-model.ts";

const LINE_WEIGHT = 3.5;

/** All shapes of a poster, back to front, in 180 × 320 units; `colours` instead of its palette's. */
export function posterShapes(
  poster: Poster,
  colours: Palette = PALETTES[poster.palette],
): readonly Shape[] {
  const { hair, skin, prop } = colours;
  const parts = drawHair(poster.hair, {
    face: faceFrame(poster.face),
    side: poster.facing,
    hair,
    skin,
    accent: colours.accent === hair ? shadeOf(hair) : colours.accent,
    prop,
  });
  const held = drawProp(poster, colours);
  const figure = [
    ...held.behind,
    ...(parts.back ?? []),
    ...drawTorso(poster, colours),
    ...drawNeck(colours),
    ...drawCollar(poster, colours),
    ...drawHead(poster, colours),
    ...(parts.front ?? []),
    ...(parts.over ?? []),
    ...held.front,
  ];
  const line = pulsePath({
    width: POSTER_WIDTH,
    baseline: LINE_Y,
    spikes: [{ x: poster.spikeX, apex: poster.apex }],
  });
  return [
    ...drawBackdrop(poster, colours),
    stroke(line, colours.line, LINE_WEIGHT),
    place(figure, poster.x, poster.y, poster.scale),
  ];
}

/** Frames are the only round things: a fourteenth of their width (direction.md, Grid). */
const FRAME_RADIUS = round(POSTER_WIDTH / 14);
const KEYLINE_WEIGHT = 5;

export type Keyline = "ink" | "paper";

/** The poster inside a rounded frame with a keyline; without one, the bare picture. */
export function framedShapes(poster: Poster, keyline?: Keyline | undefined): readonly Shape[] {
  const shapes = posterShapes(poster);
  if (!keyline) return shapes;
  const inset = KEYLINE_WEIGHT / 2;
  const outline = rect(0, 0, POSTER_WIDTH, POSTER_HEIGHT, INK, { rx: FRAME_RADIUS });
  const border = rect(
    inset,
    inset,
    POSTER_WIDTH - KEYLINE_WEIGHT,
    POSTER_HEIGHT - KEYLINE_WEIGHT,
    "none",
    {
      rx: round(FRAME_RADIUS - inset),
      stroke: keyline === "ink" ? INK : PAPER,
      strokeWidth: KEYLINE_WEIGHT,
    },
  );
  return [...clipped(`p${poster.id}k`, outline, shapes), border];
}

export interface PosterSvgOptions {
  /** Displayed width in CSS pixels. */
  readonly size?: number | undefined;
  readonly keyline?: Keyline | undefined;
  /** Accessible name; escaped here. */
  readonly title?: string | undefined;
}

/** The poster as a standalone SVG document of under 4 kB. */
export function posterSvg(poster: Poster, { size, keyline, title }: PosterSvgOptions = {}): string {
  return svgDocument(POSTER_WIDTH, POSTER_HEIGHT, framedShapes(poster, keyline), {
    className: "poster",
    title,
    width: size,
  });
}
