import { d, path, round, svgDocument } from "./shape.ts";
import { LAND_ROWS } from "./world-map-data.ts";

/** Size of the map in its own units. */
export const MAP_WIDTH = 1400;
export const MAP_HEIGHT = 640;
const FIRST_ROW_Y = 25;
const ROW_PITCH = 10;
const LINE_HEIGHT = 4.6;

/** Natural Earth projection (Patterson 2011, polynomial by Šavrič) centred on this meridian. */
const CENTRAL_MERIDIAN_DEGREES = 20;
const RADIUS = 262;
const CENTRE = { x: 700, y: 378 };

export interface MapPoint {
  /** Share of the map's width and height, 0 to 100, for `left` and `top`. */
  readonly left: number;
  readonly top: number;
}

/** Where a place in degrees is on the map; one decimal of a percent. */
export function projectToMap(lat: number, lon: number): MapPoint {
  const phi = (lat * Math.PI) / 180;
  const around = ((lon - CENTRAL_MERIDIAN_DEGREES + 540) % 360) - 180;
  const p2 = phi * phi;
  const p4 = p2 * p2;
  const stretch = 0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4));
  const rise = 1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4));
  return {
    left: round(((CENTRE.x + RADIUS * ((around * Math.PI) / 180) * stretch) / MAP_WIDTH) * 100),
    top: round(((CENTRE.y - RADIUS * phi * rise) / MAP_HEIGHT) * 100),
  };
}

/** All land as one path of flat bars. */
export function landPath(): string {
  return LAND_ROWS.split("\n")
    .map((row, index) => {
      const numbers = row.split(" ").map(Number);
      const y = FIRST_ROW_Y + index * ROW_PITCH - LINE_HEIGHT / 2;
      let x = 0;
      let bars = "";
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        x += numbers[at] ?? 0;
        const length = numbers[at + 1] ?? 0;
        bars += d`M${x} ${y}h${length}v${LINE_HEIGHT}h${-length}z`;
        x += length;
      }
      return bars;
    })
    .join("");
}

/** The scan-line map in `currentColor`; pins are the page's, placed with `projectToMap`. */
export function worldMapSvg(title?: string): string {
  return svgDocument(MAP_WIDTH, MAP_HEIGHT, [path(landPath(), "currentColor")], {
    className: "map",
    slice: "xMidYMid meet",
    title,
  });
}
