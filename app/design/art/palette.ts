/** The flat colours of every drawn picture (direction.md, Tokens and poster-only tints). */
export const INK = "#0A1424";
export const PAPER = "#F5EFE3";
export const SIGNAL = "#FF4A2B";
export const AEGEAN = "#0C56B3";
export const SKY = "#8FC1F0";
export const NIGHT = "#12294F";
export const SAND = "#E8D6B8";
export const BLUSH = "#FFB5A3";

/** Signal in the shade: the inside of the 4 as well. */
export const EMBER = "#D8371A";

/** The second tone of each flat: heads and props have a lit and a shaded half. */
const SHADES: Readonly<Record<string, string>> = {
  [INK]: "#1B3054",
  [PAPER]: "#D6DCDF",
  [SIGNAL]: EMBER,
  [AEGEAN]: "#0A4590",
  [EMBER]: "#B42A10",
  [SKY]: "#6AA6E4",
  [NIGHT]: "#1F4178",
  [SAND]: "#C8B18B",
  [BLUSH]: "#F08A72",
};

export function shadeOf(colour: string): string {
  return SHADES[colour] ?? colour;
}

/** What each colour of a poster paints. Tests hold every pair that touches apart. */
export interface Palette {
  readonly field: string;
  /** The backdrop's figure: sun, rays, bars. */
  readonly motif: string;
  /** The pulse line and its 4. */
  readonly line: string;
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  /** Stripes, collars, cuffs. */
  readonly accent: string;
  readonly prop: string;
  /** Trousers or skirt, in the wide crop. */
  readonly low: string;
}

function palette(
  ...colours: readonly [string, string, string, string, string, string, string, string, string]
): Palette {
  const [field, motif, line, skin, hair, top, accent, prop, low] = colours;
  return { field, motif, line, skin, hair, top, accent, prop, low };
}

export const PALETTES = {
  harbour: /* @__PURE__ */ palette(AEGEAN, SKY, PAPER, SIGNAL, INK, PAPER, SKY, INK, NIGHT),
  limewash: /* @__PURE__ */ palette(PAPER, SAND, SIGNAL, SIGNAL, INK, AEGEAN, SAND, SKY, INK),
  midnight: /* @__PURE__ */ palette(INK, AEGEAN, PAPER, PAPER, SIGNAL, SKY, PAPER, SIGNAL, PAPER),
  noon: /* @__PURE__ */ palette(SKY, AEGEAN, PAPER, PAPER, SIGNAL, INK, SIGNAL, SIGNAL, PAPER),
  dawn: /* @__PURE__ */ palette(BLUSH, SIGNAL, INK, INK, PAPER, AEGEAN, SIGNAL, PAPER, INK),
  deep: /* @__PURE__ */ palette(NIGHT, AEGEAN, PAPER, SKY, PAPER, SIGNAL, PAPER, PAPER, SAND),
  dune: /* @__PURE__ */ palette(SAND, SIGNAL, INK, AEGEAN, INK, NIGHT, AEGEAN, SIGNAL, AEGEAN),
  showtime: /* @__PURE__ */ palette(AEGEAN, SIGNAL, PAPER, SAND, SKY, INK, SIGNAL, SKY, PAPER),
  marble: /* @__PURE__ */ palette(PAPER, SAND, SIGNAL, SIGNAL, INK, AEGEAN, SIGNAL, SKY, INK),
  bluehour: /* @__PURE__ */ palette(AEGEAN, SKY, PAPER, SIGNAL, INK, PAPER, SKY, INK, INK),
  stage: /* @__PURE__ */ palette(SIGNAL, EMBER, PAPER, PAPER, AEGEAN, INK, SKY, SKY, AEGEAN),
  flare: /* @__PURE__ */ palette(SIGNAL, BLUSH, PAPER, AEGEAN, INK, PAPER, AEGEAN, INK, NIGHT),
  siesta: /* @__PURE__ */ palette(SKY, PAPER, SIGNAL, INK, SIGNAL, AEGEAN, PAPER, PAPER, INK),
  ember: /* @__PURE__ */ palette(SIGNAL, INK, PAPER, SKY, PAPER, AEGEAN, PAPER, PAPER, SAND),
  coral: /* @__PURE__ */ palette(BLUSH, PAPER, AEGEAN, AEGEAN, INK, SIGNAL, PAPER, INK, NIGHT),
  swim: /* @__PURE__ */ palette(NIGHT, SKY, SIGNAL, BLUSH, SIGNAL, PAPER, SIGNAL, AEGEAN, AEGEAN),
  studio: /* @__PURE__ */ palette(INK, SIGNAL, PAPER, SKY, PAPER, AEGEAN, SIGNAL, PAPER, PAPER),
  sandbank: /* @__PURE__ */ palette(SAND, SKY, INK, SIGNAL, NIGHT, AEGEAN, PAPER, INK, NIGHT),
  ferry: /* @__PURE__ */ palette(PAPER, AEGEAN, INK, SIGNAL, INK, SKY, INK, INK, NIGHT),
  lantern: /* @__PURE__ */ palette(NIGHT, SIGNAL, PAPER, PAPER, SKY, AEGEAN, SKY, SKY, PAPER),
  parade: /* @__PURE__ */ palette(SKY, SIGNAL, PAPER, PAPER, INK, NIGHT, SIGNAL, BLUSH, PAPER),
  poppy: /* @__PURE__ */ palette(PAPER, BLUSH, INK, AEGEAN, SIGNAL, INK, SIGNAL, SKY, AEGEAN),
  cove: /* @__PURE__ */ palette(AEGEAN, NIGHT, PAPER, BLUSH, SIGNAL, SKY, PAPER, INK, PAPER),
} as const satisfies Readonly<Record<string, Palette>>;

export type PaletteName = keyof typeof PALETTES;
