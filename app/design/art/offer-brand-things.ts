import { AEGEAN, EMBER, INK, NIGHT, PAPER, SAND, SIGNAL, SKY, shadeOf } from "./palette.ts";
import { bentLimb, box, circle, disc, limb, path, rect, type Shape, stroke } from "./shape.ts";

/** What the offers for brands are done with: flat, lit from the left. */

/** A fountain pen that stands on its nib at (0, 0). */
export function fountainPen(): readonly Shape[] {
  return [
    path("M0 0L-21 -62Q-15 -78 -13 -88H13Q15 -78 21 -62z", SAND),
    path("M0 0L21 -62Q15 -78 13 -88H0z", shadeOf(SAND)),
    stroke("M0 0V-50", INK, 3),
    circle(0, -54, 6, INK),
    path("M-17 -86H17L21 -126H-21z", AEGEAN),
    path("M0 -86H17L21 -126H0z", shadeOf(AEGEAN)),
    rect(-26, -300, 52, 164, INK),
    rect(0, -300, 26, 164, shadeOf(INK)),
    rect(-26, -138, 52, 12, PAPER),
  ];
}

/** A fresnel that shines to the left; the middle of its housing is (0, 0). */
export function fresnel(): readonly Shape[] {
  return [
    path("M-34 -46L-320 -231V231L-34 46z", SAND),
    path("M-36 -46Q-62 0 -36 46z", PAPER),
    rect(-8, -66, 46, 20, NIGHT, { rx: 4 }),
    path("M-20 -54H36Q54 -54 54 -36V36Q54 54 36 54H-20z", INK),
    path("M-20 0H54V36Q54 54 36 54H-20z", shadeOf(INK)),
    path("M-22 -60L-58 -84L-67 -68L-36 -47z", INK),
    path("M-22 60L-58 84L-67 68L-36 47z", shadeOf(INK)),
    rect(-36, -60, 18, 120, AEGEAN),
    rect(-36, 0, 18, 60, shadeOf(AEGEAN)),
    circle(20, 0, 13, SKY),
  ];
}

/** A camera that looks out of its case; it stands on (0, 0). */
export function camera(): readonly Shape[] {
  return [
    bentLimb("M-30 -104V-122H30V-104", PAPER, 10),
    rect(-48, -106, 96, 106, PAPER, { rx: 6 }),
    path("M0 -106h42a6 6 0 0 1 6 6V0H0z", shadeOf(PAPER)),
    circle(0, -54, 40, INK),
    circle(0, -54, 28, AEGEAN),
    path("M0 -82A28 28 0 0 1 0 -26z", shadeOf(AEGEAN)),
    circle(0, -54, 14, INK),
    circle(-10, -64, 6, SKY),
    circle(38, -96, 5, SIGNAL),
  ];
}

export const DRUM_R = 76;

/** A drum with a socket for each of four; its middle is (0, 0). */
export function drum(): readonly Shape[] {
  const sockets = [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x, y })));
  const holes = sockets.map(({ x, y }) => disc(x * 27, y * 19, 3.2) + disc(x * 19, y * 27, 3.2));
  return [
    circle(0, 0, DRUM_R, SIGNAL),
    stroke(disc(0, 0, DRUM_R - 8), EMBER, 3),
    circle(0, 0, 58, AEGEAN),
    path("M0 -58A58 58 0 0 1 0 58z", shadeOf(AEGEAN)),
    path(sockets.map(({ x, y }) => disc(x * 23, y * 23, 16)).join(""), PAPER),
    path(holes.join(""), INK),
    circle(0, 0, 7, INK),
  ];
}

/** A post that stands on (0, 0). */
export function post(): readonly Shape[] {
  return [
    path("M-22 0Q-22 -12 0 -12Q22 -12 22 0z", SKY),
    rect(-6, -104, 12, 98, SKY),
    rect(0, -104, 6, 98, shadeOf(SKY)),
    circle(0, -108, 12, SKY),
    path("M0 -120A12 12 0 0 1 0 -96z", shadeOf(SKY)),
  ];
}

/** An umbrella without its handle; the canopy is a half disc about (0, 0). */
export function umbrella(): readonly Shape[] {
  const scallop = "a20.5 15 0 0 1 41 0";
  return [
    limb("M0 -86V-92M0 -4V112", INK, 7),
    path(`M0 -84A84 84 0 0 0 -82 0${scallop}C-41 -40 -24 -70 0 -84z`, SIGNAL),
    path(`M0 -84C-24 -70 -41 -40 -41 0${scallop}z`, PAPER),
    path(`M0 -84V0${scallop}C41 -40 24 -70 0 -84z`, EMBER),
    path(`M0 -84C24 -70 41 -40 41 0${scallop}A84 84 0 0 0 0 -84z`, shadeOf(PAPER)),
  ];
}

/** A microphone on its stand; the stand's foot is (0, 0). */
export function microphone(): readonly Shape[] {
  return [
    limb("M0 -8V-100", INK, 8),
    path("M-34 0Q-34 -14 0 -14Q34 -14 34 0z", INK),
    rect(-24, -176, 48, 80, SIGNAL, { rx: 24 }),
    path("M0 -176A24 24 0 0 1 24 -152V-120A24 24 0 0 1 0 -96z", EMBER),
    path(box(-24, -150, 48, 5) + box(-24, -138, 48, 5) + box(-24, -126, 48, 5), INK),
  ];
}
