import { BLUSH, EMBER, NIGHT, PAPER, SIGNAL, shadeOf } from "./palette.ts";
import { box, circle, d, disc, path, rect, type Shape, stroke } from "./shape.ts";

/** Still-life objects for the case pictures. Unless said otherwise they stand on (0, 0). */

export function kettlebell(fill: string): readonly Shape[] {
  const shade = shadeOf(fill);
  return [
    stroke("M-62 -190C-96 -300 -62 -330 0 -330S96 -300 62 -190", fill, 40),
    path(
      "M-128 -104A128 128 0 0 1 128 -104C128 -52 104 -20 84 0H-84C-104 -20 -128 -52 -128 -104Z",
      fill,
    ),
    path("M0 -232A128 128 0 0 1 128 -104C128 -52 104 -20 84 0H0Z", shade),
    circle(0, -106, 56, SIGNAL),
    path("M0 -162a56 56 0 0 1 0 112z", EMBER),
  ];
}

/** Half a citrus as a rising sun, centred on (x, y). */
export function citrus(x: number, y: number, r: number): readonly Shape[] {
  const wedge = (degrees: number) => {
    const at = (angle: number, radius: number) => {
      const radians = (angle * Math.PI) / 180;
      return d`${x - radius * Math.cos(radians)} ${y - radius * Math.sin(radians)}`;
    };
    const outer = r * 0.8;
    const from = degrees + 3;
    const to = degrees + 27;
    return `M${at(degrees + 15, r * 0.1)}L${at(from, outer * 0.94)}${d`A${outer} ${outer} 0 0 1 `}${at(to, outer * 0.94)}z`;
  };
  const wedges = [0, 30, 60, 90, 120, 150].map(wedge);
  return [
    circle(x, y, r, SIGNAL),
    circle(x, y, r * 0.89, PAPER),
    path(wedges.slice(0, 3).join(""), SIGNAL),
    path(wedges.slice(3).join(""), EMBER),
  ];
}

/** A leaf that points up from (0, 0), in two tones. */
export function leaf(fill: string): readonly Shape[] {
  return [
    path("M0 0C-64 -52 -62 -140 0 -206C62 -140 64 -52 0 0Z", fill),
    path("M0 0C64 -52 62 -140 0 -206Z", shadeOf(fill)),
  ];
}

export function lipstick(body: string, bullet: string): readonly Shape[] {
  return [
    path("M-28 -150V-232L28 -286V-150Z", bullet),
    path("M2 -150V-262L28 -286V-150Z", shadeOf(bullet)),
    rect(-36, -172, 72, 60, PAPER),
    rect(0, -172, 36, 60, shadeOf(PAPER)),
    rect(-44, -118, 88, 118, body),
    rect(0, -118, 44, 118, shadeOf(body)),
  ];
}

export type Vessel = "bottle" | "dropper" | "flacon" | "jar";

const VESSELS: Readonly<Record<Vessel, (fill: string, shade: string) => readonly Shape[]>> = {
  bottle: (fill, shade) => [
    path("M-22 -300H22V-214C22 -184 52 -178 52 -136V0H-52V-136C-52 -178 -22 -184 -22 -214Z", fill),
    path("M0 -300H22V-214C22 -184 52 -178 52 -136V0H0Z", shade),
    rect(-27, -322, 54, 30, SIGNAL),
    path(box(-52, -104, 104, 62), PAPER),
    path("M-30 -72H30M-30 -60H10", "none", { stroke: NIGHT, strokeWidth: 5 }),
  ],
  dropper: (fill, shade) => [
    rect(-16, -232, 32, 60, PAPER, { rx: 14 }),
    rect(-28, -186, 56, 34, SIGNAL),
    path("M-54 -134Q-54 -156 -30 -156H30Q54 -156 54 -134V0H-54Z", fill),
    path("M0 -156H30Q54 -156 54 -134V0H0Z", shade),
    rect(-34, -96, 68, 56, PAPER),
  ],
  flacon: (fill, shade) => [
    circle(0, -206, 34, BLUSH),
    path("M0 -240a34 34 0 0 1 0 68z", SIGNAL),
    rect(-16, -178, 32, 28, PAPER),
    path("M-72 0V-150H72V0Z", fill),
    path("M0 0V-150H72V0Z", shade),
    path("M-46 -76L0 -124L46 -76L0 -28Z", PAPER),
    path("M0 -124L46 -76L0 -28Z", shadeOf(PAPER)),
  ],
  jar: (fill, shade) => [
    path("M-76 0V-92Q-76 -104 -64 -104H64Q76 -104 76 -92V0Z", fill),
    path("M0 0V-104H64Q76 -104 76 -92V0Z", shade),
    rect(-80, -146, 160, 48, SIGNAL),
    rect(0, -146, 80, 48, EMBER),
  ],
};

export function vessel(kind: Vessel, fill: string): readonly Shape[] {
  return VESSELS[kind](fill, shadeOf(fill));
}

/** A gamepad centred on (0, 0). */
export function gamepad(
  body: string,
  holes: string,
  first: string,
  second: string,
): readonly Shape[] {
  return [
    path(
      "M-150 -110H150C232 -110 262 -6 262 86C262 160 196 172 160 112L128 62H-128L-160 112C-196 172 -262 160 -262 86C-262 -6 -232 -110 -150 -110Z",
      body,
    ),
    path("M0 -110H150C232 -110 262 -6 262 86C262 160 196 172 160 112L128 62H0Z", shadeOf(body)),
    path(box(-186, -42, 108, 32) + box(-148, -80, 32, 108), holes),
    path(disc(96, -26, 19) + disc(168, -26, 19), first),
    path(disc(132, -62, 19) + disc(132, 10, 19), second),
    rect(-34, -52, 26, 12, holes, { rx: 6 }),
    rect(8, -52, 26, 12, holes, { rx: 6 }),
    circle(-60, 36, 26, holes),
    circle(60, 36, 26, holes),
  ];
}
