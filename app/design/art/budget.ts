import { BLUSH, INK, NIGHT, PAPER, SIGNAL, SKY } from "./palette.ts";

/**
 * The playbook's example of twenty thousand in its proportions, line by line: creators' fees, paid use, set
 * and crew, product, promotion, reserve. On the blue field of its chapter and in that chapter's frame.
 */
export const BUDGET_PARTS = [
  { percent: 50, fill: PAPER, ink: INK },
  { percent: 7.5, fill: SKY, ink: INK },
  { percent: 15, fill: NIGHT, ink: PAPER },
  { percent: 2.5, fill: BLUSH, ink: INK },
  { percent: 15, fill: SIGNAL, ink: INK },
  { percent: 10, fill: INK, ink: PAPER },
] as const;
