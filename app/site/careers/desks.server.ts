import { DESKS } from "../../design/art/floor-plan.ts";
import floorPlan from "../../design/assets/drawn/floor-plan.svg?url";

export { floorPlan };

const desks = new Map<string, { x: number; y: number }>(Object.entries(DESKS));

/** Where a job is done, in units of the floor plan; a job that staff have published has no desk there. */
export const deskOf = (opening: string) => desks.get(opening);

/** The rooms of the plan, by its walls (design/art/floor-plan.ts). */
export type Room = "studio" | "control" | "edit" | "office";
const WALL = { control: 640, office: 860, lower: 204 } as const;

/** The room that a desk stands in. */
export function roomOf({ x, y }: { x: number; y: number }): Room {
  if (x < WALL.control) return "studio";
  if (y < WALL.lower) return "control";
  return x < WALL.office ? "edit" : "office";
}
