/** What a plot is drawn of: places across are shares of its width, those down are pixels, so that text keeps its size. */
export type Tone = "main" | "second" | "quiet" | "deep" | "sky" | "ground" | "text";
/** Outlines: of what is missing, and of what went last. */
export type Missing = "gone" | "lost";

export type Mark =
  | { is: "bar"; x: string; y: number; width: string; height: number; tone: Tone | Missing }
  | { is: "dots"; x: string; d: string; tone: Tone }
  | { is: "dot"; x: string; y: number; r: number; tone: Tone }
  | {
      is: "rule";
      x: readonly [string, string];
      y: readonly [number, number];
      isDashed?: boolean;
      /** On a bar of this tone; on the page without it. */
      on?: "text" | "main";
    }
  /** Path data in a box of 100 by the plot's height, stretched across. */
  | { is: "band"; d: string; tone: Tone }
  | {
      is: "text";
      x: string;
      /** So many pixels beside it. */
      dx?: number;
      y: number;
      text: string;
      anchor?: "middle" | "end";
      size?: "large" | "small";
      /** On a bar of this tone; on the page without it. */
      on?: Tone;
    };

/** One of several pictures beside each other: shapes that grow with the column, and what they count. */
export type Panel = {
  /** Width and height of its picture, in units of its own. */
  box: readonly [number, number];
  shapes: readonly { tone: Tone | Missing; d: string }[];
  /** A figure on a flag below a mark at its foot; its pole is so far from the left. */
  flag?: { x: string; text: string };
  /** The figure it stands for, read at a glance. */
  value: string;
  label: string;
  lines: readonly string[];
  /** What of it matters most, in the tone of its shapes. */
  gain?: string;
};

type Legend = { legend: readonly { tone: Tone; label: string }[] };
/** As wide as the column and as tall as it says. */
export type Marked = Legend & { height: number; marks: readonly Mark[] };
/**
 * Beside each other where there is room, on one ground line; broad ones under each other on a phone. Tall
 * pictures have their words beside them.
 */
export type Panelled = Legend & {
  panels: readonly Panel[];
  isBroad?: boolean;
  isBeside?: boolean;
};

export type PlotModel = {
  title: string;
  /** What it shows, for whoever does not see it; the figures stand in the text beside it. */
  alt: string;
  caption: string;
  example: string;
} & (Marked | Panelled);

export const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
