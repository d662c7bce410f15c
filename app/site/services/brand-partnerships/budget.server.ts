import { SHOW } from "../../../../content/facts/show.ts";
import { drawing, posterOf } from "../service/walls.server.ts";

/** URLs of what a budget makes, 180 × 320, no two alike: three faces, what they show, more of them, who watches. */
export const budgetPictures = (): readonly string[] => {
  const faces = SHOW.cast.map(({ handle }) => posterOf(handle));
  return [...faces.slice(0, 3), drawing("product"), ...faces.slice(3), drawing("audience")];
};
