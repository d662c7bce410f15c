import type { Seed } from "./seed.ts";
import { box, path, type Shape } from "./shape.ts";

/** The moon or the sun, and how far below the horizon its reflection reaches. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly reach: number;
}

export interface SeaFrame {
  /** The copy zone: no dash is drawn from the left edge to `right` between `top` and `bottom`. */
  readonly quiet: { readonly right: number; readonly top: number; readonly bottom: number };
  /** Last y with dashes. */
  readonly end: number;
  readonly rows: number;
}

/** Rows crowd at the horizon and open towards the viewer. */
function rowY(row: number, rows: number, horizon: number, end: number): number {
  const near = row / rows;
  return Math.round(horizon + 8 + (end - horizon - 8) * (0.16 * near + 0.84 * near * near));
}

/** Short dashes in three flat tones, denser and finer towards the horizon. */
export function seaShapes(
  width: number,
  horizon: number,
  { quiet, end, rows }: SeaFrame,
  tones: readonly string[],
  seed: Seed,
): readonly Shape[] {
  const drawn = tones.map(() => "");
  for (let row = 0; row < rows; row += 1) {
    const y = rowY(row, rows, horizon, end);
    const near = row / rows;
    const count = Math.round((width / 1600) * (17 - 13 * near));
    for (let n = 0; n < count; n += 1) {
      const key = `${row} ${n}`;
      const length = seed.between(`length ${key}`, 0.35, 1) * (22 + 74 * near);
      const x = seed.between(`x ${key}`, -20, width);
      const muffled = y > quiet.top - 12 && y < quiet.bottom && x < quiet.right;
      // Whole units: nobody sees less, and the picture comes with the home page's styles.
      if (muffled) continue;
      drawn[(row + n) % tones.length] += box(
        Math.round(x),
        y,
        Math.round(length),
        1.2 + 2.4 * near,
      );
    }
  }
  return drawn.map((data, index) => path(data, tones[index] ?? ""));
}

/** The light on the water: dashes under it, longer and heavier as they come closer. */
export function reflectionShapes(
  { x, r, reach }: Light,
  horizon: number,
  fill: string,
  seed: Seed,
): Shape {
  let dashes = "";
  let y = horizon + 9;
  for (let row = 0; y < horizon + reach; row += 1) {
    const near = (y - horizon) / reach;
    const half = r * (0.62 + 0.55 * near) * seed.between(`glint ${row}`, 0.6, 1.08);
    const drift = seed.between(`drift ${row}`, -0.16, 0.16) * r;
    dashes += box(x + drift - half, y, half * 2, 1.8 + 3.4 * near);
    y += 7.5 + 17 * near;
  }
  return path(dashes, fill);
}
