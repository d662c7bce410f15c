import { DESKS, roomOf } from "../../design/art/floor-plan.ts";
import { FLOOR_WIDTH } from "../../design/art/floor-size.ts";
import floorPlan from "../../design/assets/drawn/floor-plan.svg?url";

export { floorPlan, roomOf };

const desks = new Map<string, { x: number; y: number }>(Object.entries(DESKS));

/** Where a job is done, in units of the floor plan; a job that staff have published has no desk there. */
export const deskOf = (opening: string) => desks.get(opening);

/** As many as are told of whoever sits at a desk. */
const NEIGHBOURS = 2;

/** Who sits nearest to a desk, those of its own room first. */
export function besideOf<T extends { desk: { x: number; y: number } }>(
  desk: T["desk"],
  crew: readonly T[],
): readonly T[] {
  const room = roomOf(desk);
  const distance = ({ x, y }: T["desk"]) =>
    Math.hypot(x - desk.x, y - desk.y) + (roomOf({ x, y }) === room ? 0 : FLOOR_WIDTH);
  return crew.toSorted((a, b) => distance(a.desk) - distance(b.desk)).slice(0, NEIGHBOURS);
}
