export type CameraPlan = {
  view: string;
  cameras: readonly { x: number; y: number; turn: number; lens?: number }[];
  hosts: readonly { x: number; y: number }[];
  props: readonly {
    kind: "window" | "table" | "stage" | "seats" | "control";
    x: number;
    y: number;
    width: number;
    height: number;
  }[];
};

/**
 * Camera plans from above, in units of a 120 × 80 floor; the audience side is at the bottom.
 * `view` is the part that is drawn, as in an SVG's viewBox. `turn` is the direction a camera looks, in degrees clockwise
 * from up; `lens` is half the angle that it sees, in degrees, 15 where nothing is said.
 */
export const CAMERA_PLANS: readonly CameraPlan[] = [
  {
    view: "6 0 108 72",
    cameras: [{ x: 60, y: 62, turn: 0 }],
    hosts: [{ x: 60, y: 34 }],
    props: [{ kind: "window", x: 44, y: 6, width: 14, height: 2 }],
  },
  {
    view: "6 0 108 72",
    cameras: [
      { x: 60, y: 64, turn: 0, lens: 13 },
      { x: 88, y: 50, turn: 303, lens: 17 },
    ],
    hosts: [{ x: 60, y: 26 }],
    props: [{ kind: "table", x: 48, y: 33, width: 24, height: 9 }],
  },
  {
    view: "0 0 120 80",
    cameras: [
      { x: 60, y: 72, turn: 0, lens: 22 },
      { x: 28, y: 60, turn: 53, lens: 9 },
      { x: 92, y: 60, turn: 307, lens: 9 },
      { x: 108, y: 40, turn: 285, lens: 16 },
    ],
    hosts: [
      { x: 48, y: 27 },
      { x: 72, y: 27 },
    ],
    props: [{ kind: "table", x: 52, y: 32, width: 16, height: 7 }],
  },
  {
    view: "0 0 120 80",
    cameras: [
      { x: 60, y: 56, turn: 0, lens: 31 },
      { x: 32, y: 50, turn: 56, lens: 9 },
      { x: 88, y: 50, turn: 304, lens: 9 },
      { x: 10, y: 26, turn: 83, lens: 9 },
      { x: 110, y: 26, turn: 277, lens: 9 },
      { x: 104, y: 76, turn: 314, lens: 26 },
    ],
    hosts: [
      { x: 46, y: 22 },
      { x: 60, y: 19 },
      { x: 74, y: 22 },
    ],
    props: [
      { kind: "stage", x: 26, y: 8, width: 68, height: 26 },
      { kind: "seats", x: 26, y: 60, width: 58, height: 3 },
      { kind: "seats", x: 26, y: 66, width: 58, height: 3 },
      { kind: "seats", x: 26, y: 72, width: 58, height: 3 },
      { kind: "control", x: 4, y: 66, width: 14, height: 10 },
    ],
  },
];
