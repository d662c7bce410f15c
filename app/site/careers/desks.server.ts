import { DESKS, type Room, roomOf } from "../../design/art/floor-plan.ts";
import floorPlan from "../../design/assets/drawn/floor-plan.svg?url";

export { floorPlan, type Room, roomOf };

const desks = new Map<string, { x: number; y: number }>(Object.entries(DESKS));

/** Where a job is done, in units of the floor plan; a job that staff have published has no desk there. */
export const deskOf = (opening: string) => desks.get(opening);
