import type { OpeningId } from "../../../content/facts/openings.ts";
import { FLOOR_HEIGHT, FLOOR_WIDTH, STUDIO_WIDTH, WALL } from "./floor-size.ts";
import { AEGEAN, INK, NIGHT, PAPER, SIGNAL, SKY } from "./palette.ts";
import { box, circle, d, disc, path, rect, type Shape, stroke, svgDocument } from "./shape.ts";

const CONE_OPACITY = 0.2;
/** Half the angle that a camera sees, in degrees. */
const LENS = 13;
const POOL = 46;

/** Where the host stands, whom every camera sees. */
const HOST = { x: 340, y: 150 } as const;
const CAMERAS = [
  { x: 340, y: 380 },
  { x: 130, y: 290 },
  { x: 550, y: 290 },
] as const;

/** Where each job is done, in units of the plan. */
export const DESKS: Readonly<Record<OpeningId, { x: number; y: number }>> = {
  "live-producer": { x: 790, y: 134 },
  "lead-moderator": { x: 960, y: 134 },
  "short-video-editor": { x: 752, y: 292 },
  "content-strategist": { x: 752, y: 408 },
  "creator-manager": { x: 950, y: 376 },
  "partnerships-manager": { x: 1100, y: 376 },
  "operations-coordinator": { x: 1025, y: 284 },
  "event-producer": { x: 544, y: 412 },
};

/** The walls between the rooms, in units of the plan: two of them upright, one across the right of the house. */
const ROOM_WALLS = { studio: STUDIO_WIDTH, office: 860, across: 204 } as const;

export type Room = "studio" | "control" | "edit" | "office";

/** The room that a desk stands in. */
export function roomOf({ x, y }: { x: number; y: number }): Room {
  if (x < ROOM_WALLS.studio) return "studio";
  if (y < ROOM_WALLS.across) return "control";
  return x < ROOM_WALLS.office ? "edit" : "office";
}

const light = (fill: string, opacity: number, data: string) =>
  path(data, fill, { fillOpacity: opacity });

/** What a camera sees, as far as the host: wider there than the light that they stand in, it would end in points. */
function cone({ x, y }: { x: number; y: number }): string {
  const angle = Math.atan2(HOST.y - y, HOST.x - x);
  const reach = Math.hypot(HOST.x - x, HOST.y - y);
  const edge = (degrees: number) => {
    const turned = angle + (degrees * Math.PI) / 180;
    return d`${x + Math.cos(turned) * reach} ${y + Math.sin(turned) * reach}`;
  };
  return `M${x} ${y}L${edge(-LENS)}L${edge(LENS)}Z`;
}

/** A camera on its stand from above, its lens towards the host. */
function camera({ x, y }: { x: number; y: number }): readonly Shape[] {
  const turn = Math.round((Math.atan2(HOST.y - y, HOST.x - x) * 180) / Math.PI);
  return [
    path(`${box(-16, -11, 26, 22)}M10 -5L22 -11V11L10 5Z`, PAPER, {
      transform: `translate(${x} ${y})rotate(${turn})`,
    }),
  ];
}

/** A monitor wall: upright frames on one line, the one on air in signal. */
const monitors = (x: number, y: number, count: number): readonly Shape[] =>
  Array.from({ length: count }, (_, at) => rect(x + at * 30, y, 22, 10, at === 2 ? SIGNAL : SKY));

const row = (x: number, y: number, count: number, step: number) =>
  Array.from({ length: count }, (_, at) => disc(x + at * step, y, 9)).join("");

/** A house from above on the evening of a live: studio, control room, edit and office under one roof. */
export function floorPlanSvg(): string {
  const { studio, office, across } = ROOM_WALLS;
  return svgDocument(FLOOR_WIDTH, FLOOR_HEIGHT, [
    rect(40, 30, 1120, 460, NIGHT),
    // The stage, what the cameras see of it, and who stands there.
    path("M190 30H490V150A150 96 0 0 1 190 150Z", AEGEAN),
    // One shape: where they meet it is no brighter.
    light(SKY, CONE_OPACITY, CAMERAS.map(cone).join("")),
    light(PAPER, 0.3, disc(HOST.x, HOST.y, 54)),
    circle(HOST.x, HOST.y, 22, SIGNAL),
    path(d`M${HOST.x - 22} ${HOST.y}a22 22 0 0 1 44 0z`, INK),
    // Those who came.
    path(row(86, 424, 6, 34) + row(386, 424, 3, 34), AEGEAN),
    path(row(103, 454, 6, 34) + row(369, 454, 3, 34), AEGEAN),
    // Desks: the control room's, with its monitors; the edit's; the office's table and its board.
    path(box(700, 78, 372, 16) + box(680, 236, 16, 96) + box(890, 424, 250, 18), AEGEAN),
    ...monitors(740, 56, 6),
    ...monitors(926, 56, 6).slice(1),
    path(box(658, 248, 12, 30) + box(658, 290, 12, 30) + box(965, 214, 120, 8), SKY),
    path([0, 1, 2, 3].map((at) => box(690 + at * 34, 470, 26, 10)).join(""), PAPER),
    ...Object.values(DESKS).map(({ x, y }) => light(SKY, 0.16, disc(x, y, POOL))),
    // Walls, with a door in each.
    stroke("M37.5 30H1160V490H584M504 490H40V30", SKY, WALL),
    stroke(d`M${studio} 30V96M${studio} 150V350M${studio} 420V490`, SKY, WALL),
    stroke(d`M${studio} ${across}H740M810 ${across}H880M950 ${across}H1160`, SKY, WALL),
    stroke(d`M${office} ${across}V260M${office} 330V490`, SKY, WALL),
    // The picture's way: camera, control room, and out to everybody.
    stroke("M340 380V344H612V118H700M1072 86H1160", SIGNAL, 4),
    stroke(d`M1160 86H${FLOOR_WIDTH}`, SIGNAL, 4),
    ...CAMERAS.flatMap(camera),
  ]);
}
