import type { Pages } from "../../../../content/types.ts";

export type FigureWords = Pages["blog"]["article"]["figures"];
