/** What the charts draw. Places are shares of the plot in per cent, so that text keeps its size. */
export type Tone = "main" | "quiet" | "peak";

export type ColumnsModel = {
  title: string;
  columns: {
    key: string;
    parts: { tone: Tone; x: string; y: string; width: string; height: string }[];
    /** A mark across the column: what is usual there. */
    mark?: string | undefined;
    tick: { x: string; label: string; isMinor: boolean };
  }[];
  grid: { y: string; label: string }[];
  /** A level across the whole plot. */
  level?: string | undefined;
  /** `end` is where the pole stops, `left` where the flag begins beside it, in pixels. */
  flags: { x: string; end: string; label: string; width: number; left: number }[];
  legend: { tone: Tone | "mark" | "level"; label: string }[];
  table: TableModel;
};

export type TableModel = {
  caption: string;
  head: string[];
  rows: string[][];
  foot?: string[] | undefined;
};

export type BarsModel = {
  title: string;
  rows: { label: string; value: string; detail: string; width: string; isBest: boolean }[];
};

/** Paths of the dots of each week: those who came back, and on top of them those who are new. */
export type WeeksModel = {
  title: string;
  weeks: { label: string; back: string; first: string }[];
  legend: { back: string; first: string; unit: string };
  table: TableModel;
};

export type LanesModel = {
  title: string;
  host: string;
  times: string[];
  rows: { label: string; levels: number[] }[];
  levels: string[];
};
