import type { Pages } from "../../../../content/types.ts";

type Production = Pages["serviceProduction"];

/** What all six services say, whatever else their own section adds. */
export type ServiceWords = Pick<
  Production,
  "heading" | "lead" | "price" | "action" | "wall" | "offer" | "steps" | "questions" | "next"
>;

/** What people look for before they write, as a list of facts; some say where they come from. */
export type FactsWords = CostWords & { source?: string };

/** Five services say how the price comes about; the sixth has none. */
export type CostWords = Production["cost"];
export type FreeWords = Pages["serviceTiktokLive"]["cost"];
