import { SERVICES } from "../../../content/facts/services.ts";
import { SERVICE_SIZE, serviceShapes } from "./service-art.ts";
import { clipped, place, rect, svgDocument } from "./shape.ts";

/** The six emblems beside each other in one picture, for the small marks of the services' menu. */
export function serviceStripSvg(): string {
  const cells = SERVICES.flatMap(({ slug }, index) => {
    const x = index * SERVICE_SIZE;
    const cell = rect(x, 0, SERVICE_SIZE, SERVICE_SIZE, "#000");
    return clipped(`strip-${index}`, cell, [place(serviceShapes(slug), x, 0)]);
  });
  return svgDocument(SERVICE_SIZE * SERVICES.length, SERVICE_SIZE, cells);
}
