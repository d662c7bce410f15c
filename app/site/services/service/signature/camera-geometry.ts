import { CAMERA_PLANS } from "../../../../../content/facts/services.ts";

/** How far a camera's view is drawn, in units of the floor, and half its angle. */
const VIEW_REACH = 42;
const VIEW_HALF_ANGLE = 15;

const round = (value: number) => Math.round(value * 10) / 10;

/** A point `reach` away from a camera, `degrees` clockwise from up. */
function ahead(x: number, y: number, degrees: number, reach: number): string {
  const radians = (degrees * Math.PI) / 180;
  return `${round(x + Math.sin(radians) * reach)} ${round(y - Math.cos(radians) * reach)}`;
}

/** The plans of the facts with the views of their cameras as path data. */
export function cameraPlans() {
  return CAMERA_PLANS.map(({ view, cameras, hosts, props }) => ({
    view,
    views: cameras
      .map(({ x, y, turn }) => {
        const left = ahead(x, y, turn - VIEW_HALF_ANGLE, VIEW_REACH);
        const right = ahead(x, y, turn + VIEW_HALF_ANGLE, VIEW_REACH);
        return `M${x} ${y}L${left}L${right}Z`;
      })
      .join(""),
    cameras: cameras.map(({ x, y }) => ({ x, y })),
    hosts,
    props,
  }));
}
