import { type FormValues, textsOf } from "../../../design/fields/form-state.ts";
import type { FieldsWords } from "../../../forms/error-words.ts";

/** What was answered to a question, as its visitor reads it; empty when nothing was. */
export const answerTo = (name: string, values: FormValues, fields: FieldsWords): string =>
  textsOf(values, name)
    .filter(Boolean)
    .map((answer) => fields[name]?.options?.[answer] ?? answer)
    .join(", ");
