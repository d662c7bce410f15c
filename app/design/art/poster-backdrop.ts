import type { Palette } from "./palette.ts";
import { shadeOf } from "./palette.ts";
import { type Backdrop, LINE_Y, POSTER_HEIGHT, POSTER_WIDTH, type Poster } from "./poster-model.ts";
import { box, circle, d, disc, limb, path, rect, type Shape, stroke } from "./shape.ts";

const BELOW = POSTER_HEIGHT - LINE_Y;

/** A repeatable 0 to 1 for the nth part of a backdrop. */
function jitter(poster: Poster, n: number): number {
  const wave = Math.sin((poster.variation * 91.7 + n) * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Where the 4 stands: the side the figure leaves free. */
function freeSide(poster: Poster): -1 | 1 {
  return poster.spikeX < POSTER_WIDTH / 2 ? -1 : 1;
}

/** Reflection under a light at x: six dashes that narrow. */
function dashes(x: number, halfWidth: number, fill: string): Shape {
  const rows = Array.from({ length: 6 }, (_, row) => {
    const half = halfWidth * (1 - row * 0.1);
    return box(x - half, LINE_Y + 10 + row * 17, half * 2, 6);
  });
  return path(rows.join(""), fill);
}

function water(fill: string, opacity: number): Shape {
  return rect(0, LINE_Y, POSTER_WIDTH, BELOW, fill, { fillOpacity: opacity });
}

function frame(x: number, width: number): string {
  const r = width / 10;
  const height = (width * 16) / 9;
  const top = LINE_Y - height * 0.625;
  return d`M${x + r} ${top}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

type Draw = (poster: Poster, colours: Palette) => readonly Shape[];

const DRAW: Readonly<Record<Backdrop, Draw>> = {
  sun(poster, { field, motif }) {
    const x = POSTER_WIDTH / 2 + freeSide(poster) * 38;
    const r = 72 + poster.variation * 18;
    return [
      circle(x, LINE_Y, r, motif),
      rect(0, LINE_Y, POSTER_WIDTH, BELOW, field),
      dashes(x, 66, motif),
    ];
  },

  rays(poster, { motif }) {
    const turn = poster.variation * 10;
    const reach = 420;
    const at = (degrees: number) => {
      const angle = ((degrees + turn) * Math.PI) / 180;
      return d`${poster.x - reach * Math.cos(angle)} ${LINE_Y - reach * Math.sin(angle)}`;
    };
    const sectors = Array.from({ length: 9 }, (_, n) => n * 20).filter((a) => a + turn < 178);
    const foot = d`M${poster.x} ${LINE_Y}L`;
    return [path(sectors.map((a) => `${foot}${at(a)}L${at(a + 10)}z`).join(""), motif)];
  },

  bars(poster, { motif }) {
    const columns = Array.from({ length: 9 }, (_, n) => {
      const height = 45 + jitter(poster, n) * 122;
      return box(3 + n * 20, LINE_Y - height, 14, height);
    });
    return [path(columns.join(""), motif)];
  },

  bands(poster, { motif }) {
    const rows = Array.from({ length: 8 }, (_, n) =>
      box(0, n * 25, POSTER_WIDTH, 4 + jitter(poster, n) * 14),
    );
    return [path(rows.join(""), motif)];
  },

  sail(poster, { motif }) {
    const mast = 142 + poster.variation * 16;
    return [path(d`M-10 ${LINE_Y}L${mast} -20V${LINE_Y}Z`, motif), water(motif, 0.28)];
  },

  arches(poster, { motif }) {
    const doors = [0, 1, 2].map((n) => {
      const spring = 68 + jitter(poster, n) * 52;
      return d`M${6 + n * 60} ${LINE_Y}V${spring}a24 24 0 0 1 48 0V${LINE_Y}z`;
    });
    return [path(doors.join(""), motif)];
  },

  window(poster, { motif, field }) {
    const split = 84 + poster.variation * 34;
    const panes = [
      box(14, 18, 72, split - 18),
      box(94, 18, 72, split - 18),
      box(14, split + 8, 72, LINE_Y - split - 8),
      box(94, split + 8, 72, LINE_Y - split - 8),
    ];
    const far = freeSide(poster) < 0 ? 14 : 94;
    return [
      path(panes.join(""), motif),
      path(d`M${far} ${split}L${far + 72} 18V${split}z`, field, { fillOpacity: 0.45 }),
      rect(0, LINE_Y, POSTER_WIDTH, 12, motif),
    ];
  },

  moon(poster, { motif, field, line }) {
    const x = POSTER_WIDTH / 2 + freeSide(poster) * 44;
    const y = 58 + poster.variation * 16;
    const stars = Array.from({ length: 11 }, (_, n) =>
      box(6 + jitter(poster, n) * 168, 8 + jitter(poster, n + 20) * 150, 2.5, 2.5),
    );
    const phase =
      poster.variation > 0.5 ? [circle(x - freeSide(poster) * 17, y - 7, 29, field)] : [];
    return [path(stars.join(""), line), circle(x, y, 36, motif), ...phase, dashes(x, 40, motif)];
  },

  lamps(poster, { motif, field }) {
    const cells = Array.from({ length: 25 }, (_, n) => ({
      x: 18 + (n % 5) * 36,
      y: 18 + Math.floor(n / 5) * 38,
      lit: jitter(poster, n) > 0.28,
    }));
    // A dot is a line of no length with round ends: a fifth of the bytes of a disc.
    const dots = (some: typeof cells) => some.map(({ x, y }) => d`M${x} ${y}h0`).join("");
    const unlit = cells.filter((cell) => !cell.lit);
    return [limb(dots(cells), motif, 25), limb(dots(unlit), field, 18)];
  },

  waves(poster, { motif }) {
    const shift = poster.variation * 60;
    const row = (y: number, n: number) =>
      d`M${-100 + ((shift + n * 30) % 60)} ${y}q15 -15 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0`;
    const rows = Array.from({ length: 7 }, (_, n) => row(18 + n * 27, n));
    return [stroke(rows.join(""), motif, 11), water(motif, 0.25)];
  },

  houses(poster, { motif, field }) {
    const widths = [46, 34, 40, 28, 42];
    let x = -6;
    const walls: string[] = [];
    const doors: string[] = [];
    const windows: string[] = [];
    widths.forEach((width, n) => {
      const height = 52 + jitter(poster, n) * 74;
      const top = LINE_Y - height;
      walls.push(box(x, top, width + 0.5, height));
      if (n % 2 === 1) {
        walls.push(
          d`M${x + 3} ${top + 0.5}a${width / 2 - 3} ${width / 2 - 3} 0 0 1 ${width - 6} 0z`,
        );
      }
      windows.push(d`M${x + width * 0.33} ${top + 14}v12M${x + width * 0.71} ${top + 14}v12`);
      doors.push(d`M${x + width / 2 - 6} ${LINE_Y}v-16a6 6 0 0 1 12 0v16z`);
      x += width;
    });
    return [
      path(walls.join(""), motif),
      stroke(windows.join(""), field, 7),
      path(doors.join(""), field),
      water(motif, 0.3),
    ];
  },

  leader(poster, { motif, field }) {
    const { x } = poster;
    const y = 112;
    const end = -90 + (110 + poster.variation * 200);
    const angle = (end * Math.PI) / 180;
    const large = end + 90 > 180 ? 1 : 0;
    const sweep = d`M${x} ${y}V${y - 240}A240 240 0 ${large} 1 ${x + 240 * Math.cos(angle)} ${y + 240 * Math.sin(angle)}Z`;
    return [
      path(sweep, motif, { fillOpacity: 0.4 }),
      stroke(d`M0 ${y}H180M${x} 0V${LINE_Y}`, motif, 3),
      stroke(`${disc(x, y, 82)}${disc(x, y, 68)}`, motif, 4),
      rect(0, LINE_Y, POSTER_WIDTH, BELOW, field),
    ];
  },

  frames(poster, { motif }) {
    const middle = 62 + poster.variation * 26;
    const start = 90 - middle / 2;
    return [
      path(frame(start - 62, 52) + frame(start, middle) + frame(start + middle + 10, 52), motif),
    ];
  },

  testcard(poster, { motif, field, line }) {
    const tint = shadeOf(motif);
    const order =
      poster.variation > 0.5 ? [motif, field, tint, motif] : [tint, motif, field, motif];
    const bars = order.map((fill, n) => rect(n * 45, 0, 45.5, LINE_Y, fill));
    return [...bars, path(box(0, LINE_Y, 45, 26) + box(90, LINE_Y, 45, 26), line)];
  },

  spot(poster, { motif }) {
    const lamp = POSTER_WIDTH / 2 + freeSide(poster) * 74;
    const half = 62 + poster.variation * 18;
    return [
      path(d`M${lamp - 9} 0h18L${poster.x + half} 236h${-2 * half}z`, motif, { fillOpacity: 0.9 }),
      {
        tag: "ellipse",
        attrs: { cx: poster.x, cy: 236, rx: Math.round(half), ry: 22, fill: motif },
      },
    ];
  },

  diagonals(poster, { motif }) {
    const pitch = 44 + poster.variation * 16;
    const stripes = Array.from({ length: 9 }, (_, n) => {
      const foot = -150 + n * pitch;
      return d`M${foot} ${LINE_Y}L${foot + 124} 0h${pitch / 2}L${foot + pitch / 2} ${LINE_Y}z`;
    });
    return [path(stripes.join(""), motif)];
  },

  signal(poster, { motif, field }) {
    const x = poster.spikeX;
    const rings = [0, 1, 2, 3, 4].map((n) => disc(x, LINE_Y, 30 + n * (30 + poster.variation * 8)));
    return [stroke(rings.join(""), motif, 14), rect(0, LINE_Y, POSTER_WIDTH, BELOW, field)];
  },
};

/** What is behind the figure and the pulse line, in poster units, over a plain field. */
export function drawBackdrop(poster: Poster, colours: Palette): readonly Shape[] {
  return [
    rect(0, 0, POSTER_WIDTH, POSTER_HEIGHT, colours.field),
    ...DRAW[poster.backdrop](poster, colours),
  ];
}
