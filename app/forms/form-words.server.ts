import type { Pages } from "../../content/types.ts";
import { type PageKey, pageWords } from "../content/page-words.server.ts";
import type { LocaleCode } from "../i18n/locales.ts";
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
export function fieldWords(locale: LocaleCode, form: FormId): FieldsWords {
  return pageWords(locale, FORM_PAGES[form]).form.fields;
}

export function voiceOf(locale: LocaleCode, form: FormId): Voice {
  return pageWords(locale, "formWords")[FORM_VOICES[form]];
}
