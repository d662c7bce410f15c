/** The brief's steps and what is asked in each; the last one shows everything before sending. */
export const STEP_FIELDS = {
  goal: ["product", "goal"],
  audience: ["audience", "markets"],
  terms: ["deadline", "changesUntil", "budget", "covers"],
  content: ["formats", "claims", "names"],
  contact: ["company", "website", "name", "email", "phone"],
  summary: ["consent"],
} as const;
export type StepId = keyof typeof STEP_FIELDS;
export const STEP_IDS = Object.keys(STEP_FIELDS) as StepId[];
