import { type OfficeId, officeOf } from "../../../content/facts/offices.ts";
import { sunHeight } from "./sun.ts";

const drawn = import.meta.glob<string>("/app/design/assets/drawn/windows/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** URL of an office's window, 180 × 320, in the light that it has in this half hour. */
export function windowPicture(id: OfficeId, halfHour: Date): string {
  // Two lights: dusk is told by the night's, as nothing in the day's has a low sun.
  const light = sunHeight(officeOf(id), halfHour) < 0 ? "night" : "day";
  const url = drawn[`/app/design/assets/drawn/windows/${id}-${light}.svg`];
  if (!url) throw new Error(`No window of ${id}; run scripts/draw-pictures.ts`);
  return url;
}
