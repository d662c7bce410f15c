/** A question with its answer, as the words of a page hold them. */
export type Question = { question: string; answer: string };

/** A page's words do not change while they are shown: new ones are another object. */
const found = new WeakMap<object, readonly Question[]>();

/**
 * Every question with an answer in a page's words, in the page's order, wherever they stand. A text
 * with an open {{value}} is left out: nobody reads it in that form.
 */
export function questionsIn(words: object): readonly Question[] {
  const known = found.get(words);
  if (known) return known;
  const questions = collect(words);
  found.set(words, questions);
  return questions;
}

function collect(words: unknown): Question[] {
  if (Array.isArray(words)) return words.flatMap(collect);
  if (typeof words !== "object" || words === null) return [];
  if (isQuestion(words)) {
    const { question, answer } = words;
    return `${question}${answer}`.includes("{{") ? [] : [{ question, answer }];
  }
  return Object.values(words).flatMap(collect);
}

function isQuestion(value: object): value is Question {
  const { question, answer } = value as Partial<Record<keyof Question, unknown>>;
  return typeof question === "string" && typeof answer === "string";
}
