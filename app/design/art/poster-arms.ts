import { type Palette, shadeOf } from "./palette.ts";
import type { Crop, Poster } from "./poster-model.ts";
import { bentLimb, circle, d, limb, type Shape, stroke } from "./shape.ts";

/** Radius of a hand, figure units. */
const HAND = 14;

/**
 * An arm that ends in a hand at (x, y). Up close only the forearm is in the picture, coming from
 * below; in the wide crop the arm starts at the shoulder and bends at the elbow.
 */
export function arm(
  crop: Crop,
  x: number,
  y: number,
  colours: Palette,
  elbowX?: number,
): readonly Shape[] {
  const side = Math.sign(x) || 1;
  const elbow = elbowX ?? side * Math.max(Math.abs(x) + 26, 84);
  if (crop === "wide") {
    const low = Math.max(y + 44, 122);
    const sleeve = d`M${side * 46} 90L${elbow} ${low}`;
    const cuff = { x: elbow + (x - elbow) * 0.3, y: low + (y - low) * 0.3 };
    return [
      limb(d`M${elbow} ${low}L${x} ${y}`, colours.skin, 20),
      bentLimb(`${sleeve}${d`L${cuff.x} ${cuff.y}`}`, shadeOf(colours.top), 26),
      circle(x, y, HAND - 1, colours.skin),
    ];
  }
  const fromX = elbowX ?? x + side * 22;
  return [
    limb(d`M${fromX} 250L${x} ${y}`, colours.skin, 22),
    stroke(
      d`M${fromX + side * 2} 260L${fromX + (x - fromX) * 0.42} ${250 + (y - 250) * 0.42}`,
      shadeOf(colours.top),
      34,
    ),
    circle(x, y, HAND, colours.skin),
  ];
}

/** Four fingers closed over something held at (x, y), pointing along `dir`. */
export function fingers(x: number, y: number, dir: number, skin: string, length = 17): Shape {
  const left = dir > 0 ? x - 2 : x + 8 - length;
  const rows = [-10, -3, 4, 11].map((row) => d`M${left} ${y + row}h${length - 6}`);
  return limb(rows.join(""), skin, 6);
}

/** The other arm of a wide figure: down at the side, or hand on hip. */
export function restingArm(poster: Poster, side: number, colours: Palette): readonly Shape[] {
  const sleeve = shadeOf(colours.top);
  if (poster.variation > 0.5) {
    return [
      limb(d`M${side * 96} 142L${side * 50} 184`, colours.skin, 20),
      bentLimb(d`M${side * 47} 90L${side * 96} 142L${side * 82} 155`, sleeve, 26),
      circle(side * 48, 186, 11, colours.skin),
    ];
  }
  return [
    limb(d`M${side * 68} 150L${side * 70} 214`, colours.skin, 20),
    limb(d`M${side * 48} 92L${side * 67} 164`, sleeve, 26),
    circle(side * 70, 218, 13, colours.skin),
  ];
}
