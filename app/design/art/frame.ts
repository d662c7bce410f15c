import { posterShapes } from "./poster.ts";
import { POSTER_HEIGHT, POSTER_WIDTH, type Poster } from "./poster-model.ts";
import { clipped, place, rect, round, type Shape } from "./shape.ts";

/** Share of a frame's height above the pulse line: unit 10 of 16. */
const ABOVE_LINE = 0.625;
const CORNER = 1 / 14;

export interface FrameBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** A 9:16 frame of any width, hung so that its unit 10 is on the line. */
export function frameBox(x: number, width: number, lineY: number): FrameBox {
  const height = (width * 16) / 9;
  return {
    x,
    y: round(lineY - height * ABOVE_LINE),
    width,
    height: round(height),
    radius: round(width * CORNER),
  };
}

/** An empty frame, filled. */
export function plainFrame({ x, y, width, height, radius }: FrameBox, fill: string): Shape {
  return rect(x, y, width, height, fill, { rx: radius });
}

/** A poster in a frame with a keyline; the poster's own pulse line meets the picture's. */
export function posterFrame(
  box: FrameBox,
  poster: Poster,
  keyline: string,
  weight = 8,
): readonly Shape[] {
  const { x, y, width, height, radius } = box;
  const outline = plainFrame(box, keyline);
  // One unit over the picture's edge, so that no seam shows between the two.
  const out = weight / 2 - 1;
  const border = rect(x - out, y - out, width + 2 * out, height + 2 * out, "none", {
    rx: round(radius + out),
    stroke: keyline,
    strokeWidth: weight,
  });
  const scale = Math.max(width / POSTER_WIDTH, height / POSTER_HEIGHT);
  return [...clipped(`f${poster.id}`, outline, [place(posterShapes(poster), x, y, scale)]), border];
}
