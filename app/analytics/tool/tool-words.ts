import type { Pages } from "../../../content/types.ts";

export type ToolWords = Pages["analytics"]["tool"];
