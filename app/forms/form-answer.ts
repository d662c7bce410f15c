import type { FormState } from "../design/fields/form-state.ts";

/** Fields that a page's script fills in, beside the questions. */
export const HIDDEN_FIELDS = ["key", "stamp", "landing", "referrer"] as const;
export type HiddenFields = Partial<Record<(typeof HIDDEN_FIELDS)[number], string>>;

/** The field that people don't see; named like something that machines know. */
export const TRAP_FIELD = "homepage_url";
/** What the button that was pressed wants: to send, or to go to a step. */
export const INTENT_FIELD = "intent";

/** The heading of what shows once a form is with us, and the address's last part. */
export const SENT_ID = "sent";

/** What an action answers when a form comes back. */
export type FormAnswer = FormState & {
  /** "Two things to fix"; empty when nothing is wrong with the answers. */
  heading: string;
  /** What stands in the way, and the way through. */
  notice?: { heading: string; text: string };
  hidden: HiddenFields;
  /** The file that is here already. */
  file?: { key: string; label: string } | undefined;
  /** The step to show, in a form that has some. */
  step?: string;
};

/** Says to server/error-answers.ts that an answer with an error status is a form and stays one. */
export const FORM_ANSWER_HEADER = "x-form-answer";
