import { type OfficeId, placeOf } from "../../../content/facts/offices.ts";
import { isStarryAt } from "./sky.ts";

const drawn = import.meta.glob<string>("/app/design/assets/drawn/windows/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** URL of an office's window, 180 × 320, in the light that it has in this half hour. */
export function windowPicture(id: OfficeId, halfHour: Date): string {
  const light = isStarryAt(placeOf(id), halfHour) ? "night" : "day";
  const url = drawn[`/app/design/assets/drawn/windows/${id}-${light}.svg`];
  if (!url) throw new Error(`No window of ${id}; run scripts/draw-pictures.ts`);
  return url;
}
