import type { FormErrors, FormValues } from "../design/fields/form-state.ts";

/** A form's schema as far as checking needs it; zod's own type is not spelled out to the browser. */
export type AnswersSchema<T> = {
  shape: Readonly<Record<string, unknown>>;
  safeParse(values: unknown):
    | { success: true; data: T }
    | {
        success: false;
        error: { issues: readonly { path: PropertyKey[]; message: string }[] };
      };
};

export type Checked<T> = { answers: T } | { errors: FormErrors };

/**
 * Answers, checked and tidied, or the code of what is wrong with each field (first one counts).
 */
export function checkAnswers<T>(schema: AnswersSchema<T>, values: FormValues): Checked<T> {
  const result = schema.safeParse(values);
  if (result.success) return { answers: result.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const name = String(path[0]);
    errors[name] ??= message;
  }
  return { errors };
}
