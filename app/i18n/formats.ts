/**
 * Formats of a language, made once: making one costs a hundred times what it costs to use it. What is
 * wished for is constants of this program's, so that there are a few dozen.
 */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  return keptIn(dates, key, () => new Intl.DateTimeFormat(language, options));
}

export const numberFormat = (language: string): Intl.NumberFormat =>
  keptIn(numbers, language, () => new Intl.NumberFormat(language));

export const pluralRules = (language: string): Intl.PluralRules =>
  keptIn(plurals, language, () => new Intl.PluralRules(language));

function keptIn<Format>(kept: Map<string, Format>, key: string, make: () => Format): Format {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
