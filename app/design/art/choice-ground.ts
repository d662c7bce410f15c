import { rect } from "./shape.ts";

/** What a reader's choice on a case study leads to: 720 × 540 units. */
export const CHOICE_WIDTH = 720;
export const CHOICE_HEIGHT = 540;

/** Further than the picture: where its place has another shape, what lies beyond it is seen. */
export const choiceGround = (fill: string, y = -CHOICE_HEIGHT) =>
  rect(-CHOICE_WIDTH, y, 3 * CHOICE_WIDTH, 3 * CHOICE_HEIGHT, fill);
