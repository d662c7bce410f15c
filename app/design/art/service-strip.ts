import { SERVICES } from "../../../content/facts/services.ts";
import { SERVICE_SIZE, serviceShapes } from "./service-art.ts";
import { clipped, place, rect, svgDocument } from "./shape.ts";

/** The rows of the picture, as the menu's columns. */
const AUDIENCES = ["creators", "brands"] as const;

/** All emblems in one picture, for the small marks of the services' menu: a row for each of its columns. */
export function serviceStripSvg(): string {
  const rows = AUDIENCES.map((side) => SERVICES.filter(({ audience }) => audience === side));
  const cells = rows.flatMap((row, line) =>
    row.flatMap(({ slug }, index) => {
      const x = index * SERVICE_SIZE;
      const y = line * SERVICE_SIZE;
      const cell = rect(x, y, SERVICE_SIZE, SERVICE_SIZE, "#000");
      return clipped(`strip-${slug}`, cell, [place(serviceShapes(slug), x, y)]);
    }),
  );
  const longest = Math.max(...rows.map(({ length }) => length));
  return svgDocument(SERVICE_SIZE * longest, SERVICE_SIZE * rows.length, cells);
}
