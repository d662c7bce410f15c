/** Puts values into a sentence's `{{names}}`; a name without a value becomes nothing. */
export const fillWords = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
