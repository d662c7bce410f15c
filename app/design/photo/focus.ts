/** A place in a picture: shares of its width and height from its top left corner, 0 to 1. */
export type FocalPoint = { readonly x: number; readonly y: number };

/** A picture as it was uploaded, in pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

/** Frames are 9:16 (direction.md, Motif). */
const FRAME_RATIO = 9 / 16;

/** Where the focal point is brought to: in the middle, above the line and the name on it. */
const AIM: FocalPoint = { x: 0.5, y: 0.42 };

/** Positions have classes, as the policy allows no style attributes: one for each twentieth. */
export const FOCUS_STEPS = 20;

/** How far along its surplus one side is pushed, in steps, so that `focus` comes as near `aim` as it can. */
function stepsAlong(pictureSide: number, frameSide: number, focus: number, aim: number): number {
  const surplus = pictureSide - frameSide;
  if (surplus <= 0) return FOCUS_STEPS / 2;
  const share = (focus * pictureSide - aim * frameSide) / surplus;
  return Math.round(Math.min(1, Math.max(0, share)) * FOCUS_STEPS);
}

/**
 * How a picture that covers a 9:16 frame is shifted, across and down, in steps of a twentieth of what
 * does not fit: 0 shows its left or upper edge, FOCUS_STEPS its right or lower one.
 */
export function focusSteps({ width, height }: PictureSize, focus: FocalPoint): FocalPoint {
  if (!(width > 0 && height > 0)) throw new RangeError(`No picture is ${width} × ${height} pixels`);
  // In units of the frame's height, scaled so that the shorter side just covers.
  const ratio = width / height;
  const covers = Math.max(1, FRAME_RATIO / ratio);
  return {
    x: stepsAlong(ratio * covers, FRAME_RATIO, focus.x, AIM.x),
    y: stepsAlong(covers, 1, focus.y, AIM.y),
  };
}
