const PLACEHOLDER = /\{\{(\w+)\}\}/g;

export type Values = Readonly<Record<string, string>>;

/** A text with its `{{placeholders}}` filled; those without a value stay for a later filling. */
export function fillText(text: string, values: Values): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => values[name] ?? placeholder);
}

/** Words of any depth with their placeholders filled. */
export function fillWords<T>(words: T, values: Values): T {
  if (typeof words === "string") return fillText(words, values) as T;
  if (Array.isArray(words)) return words.map((word) => fillWords(word, values)) as T;
  if (words === null || typeof words !== "object") return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, fillWords(word, values)]),
  ) as T;
}
