import type { Pages } from "../../../../content/types.ts";

type Urban = Pages["caseUrbanFit"];

/** What all four case studies say, whatever their charts add. */
export type CaseWords = Omit<Urban, "title" | "description" | "chart" | "filled" | "decide"> & {
  decide: Omit<Urban["decide"], "options"> & {
    /** Said while nothing is chosen; where it is missing the first one is. */
    ask?: string;
  };
};
