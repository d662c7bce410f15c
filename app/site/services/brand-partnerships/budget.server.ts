import { SHOW } from "../../../../content/facts/show.ts";
import { drawing, posterOf } from "../service/walls.server.ts";

/** URLs of what a budget makes, 180 × 320, no two alike: faces, what they show and who watches. */
export const budgetPictures = (): readonly string[] => {
  const [first = "", ...others] = SHOW.cast.map(({ handle }) => posterOf(handle));
  return [first, drawing("product"), ...others, drawing("audience")];
};
