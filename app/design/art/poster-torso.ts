import { type Palette, shadeOf } from "./palette.ts";
import type { Poster, Top } from "./poster-model.ts";
import { box, clipped, d, path, rect, type Shape, stroke } from "./shape.ts";

/** Figures run past the bottom edge of every crop. */
const HEM = 345;

interface TorsoFrame {
  /** Half the shoulder width. */
  readonly w: number;
  readonly outline: Shape;
  /** Where the garment ends. */
  readonly hem: number;
  readonly colours: Palette;
  readonly clipId: string;
}

function outlinePath(poster: Poster): string {
  const w = poster.shoulders;
  if (poster.crop === "wide") {
    return "M-60 102Q-60 76 -38 71L-14 63H14L38 71Q60 76 60 102L45 192H-45Z";
  }
  return poster.build === "round"
    ? d`M${-w} ${HEM}V126a${w} 62 0 0 1 ${2 * w} 0V${HEM}Z`
    : d`M${-w} ${HEM}V112Q${-w} 82 ${-w + 26} 76L-17 63H17L${w - 26} 76Q${w} 82 ${w} 112V${HEM}Z`;
}

type Draw = (frame: TorsoFrame) => readonly Shape[];

/** Everything over the plain outline. */
const DETAIL: Readonly<Record<Top, Draw>> = {
  plain: () => [],
  stripes: ({ outline, colours, clipId }) =>
    clipped(clipId, outline, [
      stroke(`M0 88V${HEM}`, colours.accent, 160, { strokeDasharray: "9 13" }),
    ]),
  pinstripes: ({ outline, colours, clipId }) => {
    const lines = [-3, -2, -1, 0, 1, 2, 3].map((n) => box(n * 20 - 4, 50, 8, HEM));
    return clipped(clipId, outline, [path(lines.join(""), colours.accent)]);
  },
  dots: ({ outline, hem, colours, clipId }) => {
    const rows = Array.from(
      { length: Math.ceil((hem - 82) / 22) },
      (_, n) => d`M${-84 + (n % 2) * 14} ${82 + n * 22}h168`,
    );
    const dotted = { strokeLinecap: "round", strokeDasharray: "0 28" };
    return clipped(clipId, outline, [stroke(rows.join(""), colours.accent, 11, dotted)]);
  },
  split: ({ outline, colours, clipId }) =>
    clipped(clipId, outline, [rect(0, 50, 90, HEM, colours.accent)]),
  sash: ({ outline, colours, clipId }) =>
    clipped(clipId, outline, [path("M-70 62H-34L90 214V258Z", colours.accent)]),
  collar: ({ colours }) => [path("M-24 61.5L0 124L24 61.5Z", colours.accent)],
  crew: ({ colours }) => [stroke("M-19 64Q0 84 19 64", colours.accent, 7)],
  turtleneck: () => [],
  hoodie: ({ colours }) => [
    path(
      "M-46 76C-44 50 -24 46 -18 52Q0 78 18 52C24 46 44 50 46 76Q22 102 0 102T-46 76Z",
      colours.accent,
    ),
    path("M-17 58Q0 82 17 58Q14 94 0 96T-17 58Z", shadeOf(colours.accent)),
    stroke("M-15 97V132M15 97V126", colours.accent, 4),
  ],
  apron: ({ w, hem, colours }) => [
    stroke(d`M-34 112L-27 66M34 112L27 66`, colours.accent, 7),
    path(
      d`M-36 108H36L40 150Q${w - 12} 158 ${w - 10} ${hem + 60}H${-w + 10}Q${-w + 12} 158 -40 150Z`,
      colours.accent,
    ),
  ],
  jacket: ({ hem, colours }) => [
    path(d`M-18 62.5L-26 ${hem}H26L18 62.5Z`, colours.accent),
    path(
      "M-19 62L-30 70L-38 112L-24 116L-30 124L-15 170L-17 90ZM19 62L30 70L38 112L24 116L30 124L15 170L17 90Z",
      shadeOf(colours.top),
    ),
  ],
  tank: ({ outline, colours, clipId }) =>
    clipped(clipId, outline, [
      path(
        d`M-80 50H-46Q-44 118 -80 132ZM80 50H46Q44 118 80 132ZM-27 50H27Q26 104 0 104T-27 50Z`,
        colours.skin,
      ),
      path("M-13 63h26l-26 14z", shadeOf(colours.skin)),
    ]),
};

/** Torso in figure units; in the wide crop it ends at the waist and trousers follow. */
export function drawTorso(poster: Poster, colours: Palette): readonly Shape[] {
  const outline = path(outlinePath(poster), colours.top);
  const hem = poster.crop === "wide" ? 192 : HEM;
  const frame = { w: poster.shoulders, outline, hem, colours, clipId: `p${poster.id}t` };
  const trousers =
    poster.crop === "wide"
      ? [path(d`M-45 188H45L52 ${HEM}H5L0 232L-5 ${HEM}H-52Z`, colours.low)]
      : [];
  return [...trousers, outline, ...DETAIL[poster.top](frame)];
}

/** What covers the neck: drawn after it. */
export function drawCollar(poster: Poster, { accent }: Palette): readonly Shape[] {
  if (poster.top !== "turtleneck") return [];
  return [rect(-17, 46, 34, 26, accent, { rx: 4 }), rect(-17, 56, 34, 3, shadeOf(accent))];
}
