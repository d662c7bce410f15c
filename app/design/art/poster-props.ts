import { type Palette, shadeOf } from "./palette.ts";
import { arm, fingers, restingArm } from "./poster-arms.ts";
import type { Crop, Poster, Prop } from "./poster-model.ts";
import {
  bentLimb,
  box,
  circle,
  d,
  disc,
  limb,
  path,
  place,
  rect,
  type Shape,
  stroke,
} from "./shape.ts";

export interface PropParts {
  /** Behind the whole figure. */
  readonly behind: readonly Shape[];
  /** In front of it, arms included. */
  readonly front: readonly Shape[];
}

const NONE: PropParts = { behind: [], front: [] };

type Draw = (crop: Crop, side: number, colours: Palette) => Partial<PropParts>;

const DRAW: Readonly<Record<Prop, Draw>> = {
  none: () => NONE,

  phone: (crop, side, colours) => {
    const x = side * (crop === "close" ? 36 : 60);
    const y = crop === "close" ? 92 : 92;
    return {
      front: [
        ...arm(crop, x, y, colours),
        rect(x - 18, y - 52, 36, 62, colours.prop, { rx: 5 }),
        rect(x - 13, y - 47, 14, 20, shadeOf(colours.prop), { rx: 4 }),
        path(disc(x - 6, y - 42, 3.2) + disc(x - 6, y - 33, 3.2), colours.line),
        fingers(x - side * 12, y - 4, side, colours.skin),
      ],
    };
  },

  mic: (crop, side, colours) => {
    const x = side * 30;
    const y = crop === "close" ? 84 : 92;
    const shade = shadeOf(colours.prop);
    return {
      front: [
        ...arm(crop, x, y, colours),
        place(
          [
            path("M-7 -16L-4.5 36H4.5L7 -16Z", shade),
            circle(0, -30, 15, colours.prop),
            path("M0 -45a15 15 0 0 1 0 30z", shade),
            rect(-11, -20, 22, 7, colours.prop, { rx: 2 }),
          ],
          x,
          y,
          1,
          side * -16,
        ),
        fingers(x + side * 2, y + 2, -side, colours.skin),
      ],
    };
  },

  podmic: (_crop, side, colours) => {
    const shade = shadeOf(colours.prop);
    return {
      front: [
        bentLimb(d`M${side * 150} 84L${side * 96} 138L${side * 46} 104`, shade, 7),
        circle(side * 96, 138, 7, colours.prop),
        place(
          [
            path("M-15 -12a15 15 0 0 1 30 0V22a15 15 0 0 1 -30 0Z", colours.prop),
            path("M0 -27a15 15 0 0 1 15 15V22a15 15 0 0 1 -15 15Z", shade),
            stroke("M-15 -8H15M-15 0H15", colours.line, 2.5),
            rect(-18, 10, 36, 8, shade),
          ],
          side * 34,
          80,
          0.82,
          side * 30,
        ),
      ],
    };
  },

  ring: (_crop, _side, colours) => ({
    behind: [
      limb("M0 80V330", shadeOf(colours.prop), 8),
      stroke(disc(0, -4, 78), colours.prop, 13),
      stroke(disc(0, -4, 84.5), shadeOf(colours.prop), 3),
    ],
  }),

  clapper: (crop, side, colours) => {
    const slate = colours.prop;
    const marks = [-30, -10, 10, 30].map((x) => d`M${x - 6} -38h10l-8 12h-10z`);
    return {
      front: [
        ...arm(crop, -40, 158, colours, -86),
        ...arm(crop, 40, 158, colours, 86),
        place(
          [
            rect(-44, -26, 88, 58, slate, { rx: 3 }),
            place(
              [rect(-44, -40, 88, 14, slate, { rx: 2 }), path(marks.join(""), shadeOf(slate))],
              0,
              -1,
              1,
              side * 9,
            ),
            path(box(-34, -12, 68, 4) + box(-34, 2, 40, 4), shadeOf(slate)),
          ],
          0,
          134,
        ),
        fingers(-42, 158, 1, colours.skin, 16),
        fingers(42, 158, -1, colours.skin, 16),
      ],
    };
  },

  cup: (crop, side, colours) => {
    const x = side * (crop === "close" ? 30 : 44);
    const y = crop === "close" ? 92 : 104;
    return {
      front: [
        ...arm(crop, x + side * 8, y, colours),
        path(d`M${x - 19} ${y - 34}h38l-5 58h-28z`, colours.prop),
        path(d`M${x} ${y - 34}h19l-5 58h-14z`, shadeOf(colours.prop)),
        rect(x - 22, y - 42, 44, 9, shadeOf(colours.prop), { rx: 2 }),
        fingers(x + side * 12, y - 2, -side, colours.skin, 20),
      ],
    };
  },

  four: (crop, side, colours) => {
    const x = side * (crop === "close" ? 38 : 66);
    const y = crop === "close" ? 86 : 74;
    const bars = [-13.5, -4.5, 4.5, 13.5].map((offset, n) => {
      const reach = 22 - Math.abs(n - 1.4) * 5;
      return d`M${offset * 1.25} ${-16 - reach}L${offset} -6`;
    });
    return {
      front: [
        ...arm(crop, x, y + 8, colours),
        place(
          [
            limb(bars.join(""), colours.skin, 8),
            path("M-18 -8H18V8Q18 20 6 20H-6Q-18 20 -18 8Z", colours.skin),
            limb(d`M${side * 13} 10L${side * -5} 3`, shadeOf(colours.skin), 7),
          ],
          x,
          y,
          1,
          side * 8,
        ),
      ],
    };
  },

  gamepad: (crop, _side, colours) => ({
    front: [
      ...arm(crop, -40, 140, colours, -84),
      ...arm(crop, 40, 140, colours, 84),
      path(
        "M-30 112H30C50 112 56 132 56 150C56 166 40 168 34 154L28 144H-28L-34 154C-40 168 -56 166 -56 150C-56 132 -50 112 -30 112Z",
        colours.prop,
      ),
      path(box(-33, 125, 16, 5) + box(-27.5, 119.5, 5, 16), shadeOf(colours.prop)),
      path(disc(20, 127, 4) + disc(31, 127, 4) + disc(25.5, 119, 4), shadeOf(colours.prop)),
      fingers(-48, 142, 1, colours.skin, 15),
      fingers(48, 142, -1, colours.skin, 15),
    ],
  }),

  spoon: (crop, side, colours) => {
    const x = side * (crop === "close" ? 46 : 62);
    const y = crop === "close" ? 92 : 96;
    return {
      front: [
        ...arm(crop, x, y, colours),
        place(
          [
            limb("M0 26V-40", colours.prop, 7),
            { tag: "ellipse", attrs: { cx: 0, cy: -60, rx: 14, ry: 20, fill: colours.prop } },
            {
              tag: "ellipse",
              attrs: { cx: 0, cy: -60, rx: 8.5, ry: 14, fill: shadeOf(colours.prop) },
            },
          ],
          x,
          y,
          1,
          side * 8,
        ),
        fingers(x, y, -side, colours.skin),
      ],
    };
  },
};

const TWO_HANDED: ReadonlySet<Prop> = new Set(["clapper", "gamepad"]);
const HANDS_FREE: ReadonlySet<Prop> = new Set(["none", "ring", "podmic"]);

/** Prop and arms, in figure units. The prop is on the side away from the 4. */
export function drawProp(poster: Poster, colours: Palette): PropParts {
  const side = poster.facing;
  const { behind = [], front = [] } = DRAW[poster.prop](poster.crop, side, colours);
  if (poster.crop !== "wide" || TWO_HANDED.has(poster.prop)) return { behind, front };
  const free = HANDS_FREE.has(poster.prop) ? restingArm(poster, side, colours) : [];
  return { behind, front: [...restingArm(poster, -side, colours), ...free, ...front] };
}
