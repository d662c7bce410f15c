/** What words need that are kept as a table: a row for each thing, by its name. */

type Rows<K extends string, R> = Readonly<Record<K, R>>;

/** Something of each row, by the rows' names. */
export const ofEach = <K extends string, R, T>(rows: Rows<K, R>, say: (row: R) => T) =>
  Object.fromEntries(Object.entries<R>(rows).map(([name, row]) => [name, say(row)])) as Record<
    K,
    T
  >;

/** The same of the rows that have it. */
export const ofSome = <K extends string, R, T>(rows: Rows<K, R>, say: (row: R) => T | undefined) =>
  Object.fromEntries(
    Object.entries(ofEach(rows, say)).filter(([, said]) => said !== undefined),
  ) as Partial<Record<K, T>>;

/** How many rows there are, as `numbers` has it (the first is nought); in digits beyond them. */
export function inWords(rows: object, numbers: readonly string[]): string {
  const count = Object.keys(rows).length;
  return numbers[count] ?? String(count);
}

/** A word as it begins a sentence. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
