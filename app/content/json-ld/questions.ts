/** A question with its answer, as the words of a page hold them. */
export type Question = { question: string; answer: string };

/**
 * Every question with an answer in a page's words, in the page's order, wherever they stand. A text
 * with an open {{value}} is left out: nobody reads it in that form.
 */
export function questionsIn(words: unknown): Question[] {
  if (Array.isArray(words)) return words.flatMap(questionsIn);
  if (typeof words !== "object" || words === null) return [];
  if (isQuestion(words)) {
    const { question, answer } = words;
    return `${question}${answer}`.includes("{{") ? [] : [{ question, answer }];
  }
  return Object.values(words).flatMap(questionsIn);
}

function isQuestion(value: object): value is Question {
  const { question, answer } = value as Partial<Record<keyof Question, unknown>>;
  return typeof question === "string" && typeof answer === "string";
}
