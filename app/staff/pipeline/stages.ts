import type { FormId } from "../../forms/form-ids.ts";

/** How far a stage is: nobody has looked, somebody works on it, the other side's turn, done, over. */
export type StageTone = "hot" | "busy" | "open" | "ok" | "quiet";

/** Every stage and its tone; words are in `adminLeads.stages`. */
export const STAGE_TONES = {
  new: "hot",
  "in-review": "busy",
  "in-progress": "busy",
  contacted: "open",
  interview: "open",
  proposal: "open",
  signed: "ok",
  won: "ok",
  hired: "ok",
  answered: "ok",
  declined: "quiet",
  lost: "quiet",
} as const satisfies Record<string, StageTone>;
export type Stage = keyof typeof STAGE_TONES;

const brand = ["new", "in-review", "proposal", "won", "lost"] as const;

/** The stages that fit each form, in the order in which a lead goes through them. */
export const STAGES_OF_FORM = {
  "creators-join": ["new", "in-review", "contacted", "signed", "declined"],
  "brands-join": brand,
  "brands-campaigns": brand,
  "careers-apply": ["new", "in-review", "interview", "hired", "declined"],
  contact: ["new", "in-progress", "answered"],
} as const satisfies Record<FormId, readonly Stage[]>;

export const STAGES = Object.keys(STAGE_TONES) as Stage[];

export const isStage = (value: unknown): value is Stage =>
  typeof value === "string" && Object.hasOwn(STAGE_TONES, value);

/** Stages of a form; a form that is not known has the first alone. */
export function stagesOf(form: string): readonly Stage[] {
  const known: Readonly<Record<string, readonly Stage[]>> = STAGES_OF_FORM;
  return Object.hasOwn(known, form) ? (known[form] ?? []) : ["new"];
}

/** Forms that a stage fits. */
export function formsOf(stage: Stage): FormId[] {
  return (Object.keys(STAGES_OF_FORM) as FormId[]).filter((form) => stagesOf(form).includes(stage));
}

/** Stages after which nothing is left to do. */
export const CLOSED_STAGES: readonly Stage[] = STAGES.filter(
  (stage) => STAGE_TONES[stage] === "ok" || STAGE_TONES[stage] === "quiet",
);
