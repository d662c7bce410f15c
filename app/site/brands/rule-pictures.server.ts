import { paperPicture } from "../../design/art/paper-picture.server.ts";
import notes from "../../design/assets/drawn/desk/notes.svg?url";
import terms from "../../design/assets/drawn/desk/terms.svg?url";

/** URL of each rule's picture, 180 × 320, in the rules' order: crossed out, agreed, quoted, read off. */
export const rulePictures = (): readonly string[] => [
  notes,
  terms,
  paperPicture("quoted"),
  paperPicture("device"),
];
