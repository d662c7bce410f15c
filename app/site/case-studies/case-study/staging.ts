import type { CaseSlug } from "../../../../content/facts/case-studies.ts";

export type Block = "brief" | "approach" | "decide" | "result" | "learned";

type Staging = {
  /** What follows the head, in the order that the case is best told in. */
  blocks: readonly Block[];
  /** Lessons stand beside each other instead of below. */
  areLessonsAbreast: boolean;
};

const TOLD: readonly Block[] = ["brief", "approach", "decide", "result", "learned"];

/** How each case is told: no two of them in quite the same way. */
export const STAGINGS: Readonly<Record<CaseSlug, Staging>> = {
  "urban-fit": { blocks: TOLD, areLessonsAbreast: false },
  // The evening began with the vote.
  "fresh-food": {
    blocks: ["brief", "decide", "approach", "result", "learned"],
    areLessonsAbreast: false,
  },
  "glow-beauty": { blocks: TOLD, areLessonsAbreast: true },
  "nextgen-gaming": { blocks: TOLD, areLessonsAbreast: true },
};
