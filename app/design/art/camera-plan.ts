import { CAMERA_PLANS } from "../../../content/facts/camera-plans.ts";

/** Half the angle that a camera sees, in degrees, where the plan says nothing else. */
const LENS = 15;
/** Rays between the two edges of a view: enough that a wall's corner is never cut. */
const RAYS = 24;

type Point = { x: number; y: number };
type Camera = Point & { turn: number; lens?: number };
type Room = { left: number; top: number; right: number; bottom: number };

const round = (value: number) => Math.round(value * 10) / 10;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Half the angle of a camera's view, in degrees. */
export const lensOf = ({ lens = LENS }: Camera) => lens;

/** The direction `degrees` clockwise from up. */
export const directionOf = (degrees: number): Point => ({
  x: Math.sin(radians(degrees)),
  y: -Math.cos(radians(degrees)),
});

/** Where a ray from a point inside the room meets its wall. */
function wallAt({ x, y }: Point, degrees: number, room: Room): string {
  const { x: dx, y: dy } = directionOf(degrees);
  const reach = Math.min(
    dx > 0 ? (room.right - x) / dx : dx < 0 ? (room.left - x) / dx : Number.POSITIVE_INFINITY,
    dy > 0 ? (room.bottom - y) / dy : dy < 0 ? (room.top - y) / dy : Number.POSITIVE_INFINITY,
  );
  return `${round(x + dx * reach)} ${round(y + dy * reach)}`;
}

/** What a camera sees from above, up to the walls, as path data. */
function coneOf(camera: Camera, room: Room): string {
  const half = lensOf(camera);
  const wall = Array.from({ length: RAYS + 1 }, (_, ray) =>
    wallAt(camera, camera.turn - half + (2 * half * ray) / RAYS, room),
  );
  return `M${camera.x} ${camera.y}L${wall.join("L")}Z`;
}

function roomOf(view: string): Room {
  const [left = 0, top = 0, width = 0, height = 0] = view.split(" ").map(Number);
  return { left, top, right: left + width, bottom: top + height };
}

/** How far the drawing reaches beyond the walls, and where the door is: in the left one, swung in. */
const AROUND = 3;
const DOOR = { y: 42, width: 11 };

/** A room's walls as path data, open where its door is, and the door with the way that it swings. */
function wallsOf({ left, top, right, bottom }: Room) {
  const hinge = DOOR.y + DOOR.width;
  return {
    walls: `M${left} ${DOOR.y}V${top}H${right}V${bottom}H${left}V${hinge}`,
    door: `M${left} ${hinge}h${DOOR.width}A${DOOR.width} ${DOOR.width} 0 0 0 ${left} ${DOOR.y}`,
  };
}

/** A view with a little of what is around it. */
const viewAround = ({ left, top, right, bottom }: Room) =>
  [left - AROUND, top - AROUND, right - left + 2 * AROUND, bottom - top + 2 * AROUND].join(" ");

/** The plans of the facts, each camera with what it sees as path data; all in units of the floor. */
export function cameraPlans() {
  return CAMERA_PLANS.map(({ view, cameras, hosts, props }) => {
    const room = roomOf(view);
    return {
      view: viewAround(room),
      ...wallsOf(room),
      cameras: cameras.map((camera) => ({
        x: camera.x,
        y: camera.y,
        cone: coneOf(camera, room),
      })),
      hosts,
      props,
    };
  });
}
