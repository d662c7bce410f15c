import { type OfficeId, officeOf } from "../../../content/facts/offices.ts";
import { landmarkShapes } from "./landmarks.ts";
import { LINE_Y, POSTER_HEIGHT, POSTER_WIDTH } from "./poster-model.ts";
import { circle, path, rect, svgDocument } from "./shape.ts";
import { skyOfItsHour } from "./sky.ts";
import { BAND_STARTS, COLOUR_LENGTH } from "./sky-bands.ts";

/** An equinox, on which noon and midnight look alike wherever the office is. */
const EQUINOX_NOON_MS = Date.UTC(2026, 2, 20, 12);
const HOUR_MS = 3_600_000;
const DEGREES_AN_HOUR = 15;
const HALF_A_DAY_H = 12;
/** Of the moon, and of the sun at noon; both stand off the middle, beside what stands there. */
const DISC = 20;
const DISC_X = 134;
const DISC_Y = 46;

export type Light = "day" | "night";

/**
 * An office's window by day or by night, 180 × 320 units: the sky and the city of the page about the house
 * (sky.ts, landmarks.ts) as one picture, for pages whose documents have no room for them.
 */
export function windowSvg(id: OfficeId, light: Light): string {
  const place = officeOf(id);
  const isNight = light === "night";
  const hours = (isNight ? HALF_A_DAY_H : 0) - place.lon / DEGREES_AN_HOUR;
  const { fills: bands, disc } = skyOfItsHour(place, new Date(EQUINOX_NOON_MS + hours * HOUR_MS));
  return svgDocument(POSTER_WIDTH, POSTER_HEIGHT, [
    ...BAND_STARTS.map((start, band) =>
      rect(
        0,
        start * LINE_Y,
        POSTER_WIDTH,
        (1 - start) * LINE_Y,
        bands.slice(band * COLOUR_LENGTH, (band + 1) * COLOUR_LENGTH),
      ),
    ),
    circle(DISC_X, DISC_Y, DISC, disc.fill),
    ...landmarkShapes(id, isNight).map(({ d, fill, color }) => path(d, isNight ? color : fill)),
  ]);
}
