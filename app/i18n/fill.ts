/** What a sentence's `{{names}}` stand for. A number comes as it is: format it first where it is large. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * A sentence with its `{{names}}` filled in, each wherever it stands. Values are taken as they are: what
 * looks like a name or a pattern in one stays. A name without a value stays too, so that it is seen: tests
 * look for it on every page, a reply that has one is not sent, and a second filling may know it.
 */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? whole) : whole,
  );
}

/** Words of any depth with their sentences filled in. */
export function fillAll<T>(words: T, values: Values): T {
  if (typeof words === "string") return fill(words, values) as T;
  if (Array.isArray(words)) return words.map((word) => fillAll(word, values)) as T;
  if (words === null || typeof words !== "object") return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, fillAll(word, values)]),
  ) as T;
}
