import { CAMERA_PLANS, type CameraPlan as Plan } from "../../../content/facts/camera-plans.ts";
import { directionOf, lensOf } from "./camera-plan.ts";
import { AEGEAN, BLUSH, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { POSTER_HEIGHT, POSTER_WIDTH } from "./poster-model.ts";
import { bentLimb, circle, d, limb, path, rect, type Shape, stroke, svgDocument } from "./shape.ts";

/** How high things are, in units of the floor; a camera's lens is at the pulse line, unit 10 of 16. */
const LENS_HEIGHT = 13;
const HEAD_HEIGHT = 17.4;
const HEAD_RADIUS = 2.5;
const SHOULDER_HEIGHT = 13.6;
const SHOULDERS = 5.4;
const TABLE_HEIGHT = 6.4;
const TABLE_THICKNESS = 0.8;
const TABLE_FOOT = 1.4;
const MICROPHONE_HEIGHT = 2.6;
const SILL_HEIGHT = 12;
const LINTEL_HEIGHT = 30;
const STAGE_HEIGHT = 3;
/** Where no window lights a host a lamp does, from over their head; its beam passes behind everybody. */
const LAMP_HEIGHT = 36;
const BEHIND_ALL = 1000;
const POOL = 7.6;
const CROWD_HEIGHT = 10.5;
const CROWD_STEP = 6;
/** Nearer than this, a thing is beside the camera rather than before it. */
const NEAREST = 5;
const LINE_Y = POSTER_HEIGHT * 0.625;
const MIDDLE = POSTER_WIDTH / 2;
const LINE_WEIGHT = 3.5;

type Camera = Plan["cameras"][number];
type Seen = { x: number; depth: number; scale: number };
type Layer = { depth: number; shapes: readonly Shape[] };

/** Who stands where, by their place in the plan: skin, hair, clothes. */
const PEOPLE = [
  { skin: SIGNAL, hair: INK, top: PAPER, hasBun: false },
  { skin: SAND, hair: INK, top: SIGNAL, hasBun: true },
  { skin: BLUSH, hair: SIGNAL, top: SKY, hasBun: false },
] as const;
const WALLS = [SKY, AEGEAN, AEGEAN, NIGHT] as const;
const BEAM_OPACITY = 0.26;

/** Pictures of a plan's cameras, 180 × 320 units: what each of them would see, worked out from the plan. */
export function cameraViewSvg(plan: number, camera: number): string {
  const drawn = CAMERA_PLANS[plan];
  const from = drawn?.cameras[camera];
  if (!drawn || !from) throw new Error(`No camera ${camera} in plan ${plan}`);
  const wall = WALLS[plan] ?? AEGEAN;
  const layers = [...propsSeen(drawn, from), ...lampsSeen(drawn, from), ...hostsSeen(drawn, from)];
  return svgDocument(POSTER_WIDTH, POSTER_HEIGHT, [
    rect(0, 0, POSTER_WIDTH, POSTER_HEIGHT, wall),
    rect(0, LINE_Y + 44, POSTER_WIDTH, POSTER_HEIGHT, shadeOf(wall)),
    stroke(`M0 ${LINE_Y}H${POSTER_WIDTH}`, wall === SKY ? AEGEAN : SIGNAL, LINE_WEIGHT),
    ...layers.toSorted((a, b) => b.depth - a.depth).flatMap(({ shapes }) => shapes),
  ]);
}

/** Where a point of the floor is in a camera's picture: across, and pictures' units to one of the floor. */
function seen(camera: Camera, x: number, y: number): Seen {
  const ahead = directionOf(camera.turn);
  const [dx, dy] = [x - camera.x, y - camera.y];
  const depth = Math.max(dx * ahead.x + dy * ahead.y, 0.1);
  const across = -dx * ahead.y + dy * ahead.x;
  const scale = MIDDLE / (Math.tan((lensOf(camera) * Math.PI) / 180) * depth);
  return { x: MIDDLE + across * scale, depth, scale };
}

const isBefore = ({ depth }: Seen) => depth > NEAREST;
const heightAt = ({ scale }: Seen, height: number) => LINE_Y - (height - LENS_HEIGHT) * scale;

function hostsSeen({ hosts }: Plan, camera: Camera): Layer[] {
  return hosts.flatMap(({ x, y }, index) => {
    const at = seen(camera, x, y);
    const look = PEOPLE[index];
    if (!look || !isBefore(at)) return [];
    return [{ depth: at.depth, shapes: person(at, look, camera.x > x) }];
  });
}

function lampsSeen({ hosts, props }: Plan, camera: Camera): Layer[] {
  if (props.some(({ kind }) => kind === "window")) return [];
  return hosts.flatMap(({ x, y }) => {
    const at = seen(camera, x, y);
    return isBefore(at) ? [{ depth: at.depth + BEHIND_ALL, shapes: lamp(at) }] : [];
  });
}

/** A lamp hung from above the picture, and the pool of its light that a host stands in. */
function lamp(at: Seen): readonly Shape[] {
  const { x, scale } = at;
  const top = heightAt(at, LAMP_HEIGHT);
  const mouth = 1.7 * scale;
  const pool = POOL * scale;
  return [
    path(d`M${x - mouth} ${top}H${x + mouth}L${x + pool} ${POSTER_HEIGHT}H${x - pool}Z`, SKY, {
      fillOpacity: BEAM_OPACITY,
    }),
    rect(x - 0.2 * scale, 0, 0.4 * scale, Math.max(0, top - 2.6 * scale), INK),
    path(
      d`M${x - mouth} ${top}L${x - 0.55 * mouth} ${top - 2.8 * scale}H${x + 0.55 * mouth}L${x + mouth} ${top}Z`,
      INK,
    ),
    rect(x - mouth, top - 0.5 * scale, 2 * mouth, 0.5 * scale, PAPER),
  ];
}

type Look = (typeof PEOPLE)[number];

/** Head and shoulders, flat, the half away from the camera in the shade. */
function person(
  at: Seen,
  { skin, hair, top, hasBun }: Look,
  isFromRight: boolean,
): readonly Shape[] {
  const { x, scale } = at;
  const r = HEAD_RADIUS * scale;
  const head = heightAt(at, HEAD_HEIGHT);
  const shoulder = heightAt(at, SHOULDER_HEIGHT);
  const half = SHOULDERS * scale;
  const sweep = isFromRight ? 0 : 1;
  return [
    path(
      d`M${x - half} ${POSTER_HEIGHT}V${shoulder + half * 0.5}Q${x - half} ${shoulder} ${x - half * 0.45} ${shoulder}H${x + half * 0.45}Q${x + half} ${shoulder} ${x + half} ${shoulder + half * 0.5}V${POSTER_HEIGHT}Z`,
      top,
    ),
    rect(x - r * 0.36, head + r * 0.6, r * 0.72, shoulder - head - r * 0.3, shadeOf(skin)),
    circle(x, head, r, skin),
    path(d`M${x} ${head - r}a${r} ${r} 0 0 ${sweep} 0 ${2 * r}z`, shadeOf(skin)),
    path(d`M${x - r * 1.06} ${head - r * 0.12}a${r * 1.06} ${r * 1.06} 0 0 1 ${2.12 * r} 0z`, hair),
    ...(hasBun ? [circle(x, head - r * 1.2, r * 0.44, hair)] : []),
  ];
}

function propsSeen({ props }: Plan, camera: Camera): Layer[] {
  return props.flatMap((prop): Layer[] => {
    const corners = [
      seen(camera, prop.x, prop.y),
      seen(camera, prop.x + prop.width, prop.y),
      seen(camera, prop.x + prop.width, prop.y + prop.height),
      seen(camera, prop.x, prop.y + prop.height),
    ];
    if (!corners.every(isBefore)) return [];
    const depth = corners.reduce((sum, corner) => sum + corner.depth, 0) / corners.length;
    switch (prop.kind) {
      case "window":
        return [{ depth, shapes: [slab(corners, LINTEL_HEIGHT, SILL_HEIGHT, PAPER)] }];
      case "stage":
        return [{ depth: depth + prop.height, shapes: [slab(corners, STAGE_HEIGHT, 0, SAND)] }];
      case "table":
        return [
          {
            depth: depth - prop.height,
            shapes: [
              foot(corners),
              slab(corners, TABLE_HEIGHT, TABLE_HEIGHT - TABLE_THICKNESS, shadeOf(SAND)),
              topOf(corners),
              ...microphones(camera, prop),
            ],
          },
        ];
      case "seats":
        return [{ depth, shapes: crowd(camera, prop) }];
      // Out of every camera's sight, by design.
      case "control":
        return [];
      default:
        return prop.kind satisfies never;
    }
  });
}

/** The outline of something between two heights, as broad as its corners are apart. */
function slab(corners: readonly Seen[], top: number, bottom: number, fill: string): Shape {
  const left = corners.reduce((most, at) => (at.x < most.x ? at : most));
  const right = corners.reduce((most, at) => (at.x > most.x ? at : most));
  return path(
    d`M${left.x} ${heightAt(left, top)}L${right.x} ${heightAt(right, top)}V${heightAt(right, bottom)}L${left.x} ${heightAt(left, bottom)}Z`,
    fill,
  );
}

/** What a table stands on: one leg, in the middle of its near edge and far edge. */
function foot(corners: readonly Seen[]): Shape {
  const middle = corners.reduce((sum, at) => sum + at.x, 0) / corners.length;
  const scale = corners.reduce((sum, at) => sum + at.scale, 0) / corners.length;
  const top = LINE_Y - (TABLE_HEIGHT - TABLE_THICKNESS - LENS_HEIGHT) * scale;
  const half = TABLE_FOOT * scale;
  return rect(middle - half, top, 2 * half, POSTER_HEIGHT - top, INK);
}

/** Two of them stand on the table, one for each who sits at it. */
function microphones(camera: Camera, table: Plan["props"][number]): readonly Shape[] {
  return [0.2, 0.8].flatMap((share) => {
    const at = seen(camera, table.x + table.width * share, table.y + table.height * 0.4);
    if (at.x < 0 || at.x > POSTER_WIDTH) return [];
    const foot = heightAt(at, TABLE_HEIGHT);
    const head = heightAt(at, TABLE_HEIGHT + MICROPHONE_HEIGHT);
    return [
      bentLimb(
        d`M${at.x - 0.8 * at.scale} ${foot}H${at.x + 0.8 * at.scale}M${at.x} ${foot}V${head}`,
        INK,
        0.34 * at.scale,
      ),
      limb(d`M${at.x} ${head}V${head - 0.9 * at.scale}`, NIGHT, 1.3 * at.scale),
    ];
  });
}

/** A table's top, seen a little from above. */
function topOf(corners: readonly Seen[]): Shape {
  const around = corners.map((at) => d`${at.x} ${heightAt(at, TABLE_HEIGHT)}`);
  return path(`M${around.join("L")}Z`, SAND);
}

/** Heads of the people in a row of seats, as silhouettes. */
function crowd(camera: Camera, seats: { x: number; y: number; width: number }): readonly Shape[] {
  const count = Math.floor(seats.width / CROWD_STEP);
  return Array.from({ length: count }, (_, seat) =>
    seen(camera, seats.x + (seat + 0.5) * CROWD_STEP, seats.y),
  )
    .filter(isBefore)
    .flatMap((at) => {
      const r = HEAD_RADIUS * at.scale;
      const head = heightAt(at, CROWD_HEIGHT);
      return [
        circle(at.x, head, r, INK),
        rect(at.x - r * 1.6, head + r, r * 3.2, POSTER_HEIGHT, INK),
      ];
    });
}
