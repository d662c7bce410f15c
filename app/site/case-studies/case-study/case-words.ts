import type { Pages } from "../../../../content/types.ts";

/** What all four case studies say, whatever their charts add. */
export type CaseWords = Omit<Pages["caseUrbanFit"], "title" | "description" | "chart" | "filled">;
