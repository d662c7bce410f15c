import type { Pages } from "../../content/types.ts";
import type { Content } from "../content/content.server.ts";
import type { PageKey } from "../pages.ts";
import type { FieldsWords } from "./error-words.ts";
import type { FormId } from "./form-ids.ts";

/** The page whose words a form's are among. */
export const FORM_PAGES = {
  "creators-join": "creatorsJoin",
  "brands-join": "brandsJoin",
  "brands-campaigns": "brandsCampaigns",
  "careers-apply": "careersApply",
  contact: "contact",
} as const satisfies Record<FormId, PageKey>;

/** How Greek speaks to those who fill it in: as to a person, or as to a company. */
export const FORM_VOICES = {
  "creators-join": "personal",
  "brands-join": "formal",
  "brands-campaigns": "formal",
  "careers-apply": "personal",
  contact: "formal",
} as const satisfies Record<FormId, "personal" | "formal">;

export type Voice = Pages["formWords"]["personal"];

/** Labels, hints, answers and errors of a form's fields. */
export function fieldWords(content: Content, form: FormId): FieldsWords {
  return content.words(FORM_PAGES[form]).form.fields;
}

export function voiceOf(content: Content, form: FormId): Voice {
  return content.words("formWords")[FORM_VOICES[form]];
}
