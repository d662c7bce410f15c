/**
 * Whether one text becomes the other by at most so many letters changed, added or left out
 * (Levenshtein). A text is a word of a few dozen letters.
 */
export function isWithinEdits(one: string, other: string, limit: number): boolean {
  if (Math.abs(one.length - other.length) > limit) return false;
  const start = sharedStart(one, other);
  const end = sharedEnd(one.slice(start), other.slice(start));
  const from = one.slice(start, one.length - end);
  const to = other.slice(start, other.length - end);
  // Row by row of the usual table: edits from the first letters of `from` to those of `to`.
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const own = [row];
    for (let column = 1; column <= to.length; column++) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      own.push(
        Math.min(
          (above[column - 1] ?? 0) + change,
          (above[column] ?? 0) + 1,
          (own[column - 1] ?? 0) + 1,
        ),
      );
    }
    if (Math.min(...own) > limit) return false;
    above = own;
  }
  return (above[to.length] ?? 0) <= limit;
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

function sharedEnd(one: string, other: string): number {
  let at = 0;
  const most = Math.min(one.length, other.length);
  while (at < most && one.at(-1 - at) === other.at(-1 - at)) at++;
  return at;
}

/** A text in so many pieces, as long as each other within a letter. */
export function cutEvenly(text: string, pieces: number): string[] {
  const at = (piece: number) => Math.round((text.length * piece) / pieces);
  return Array.from({ length: pieces }, (_, piece) => text.slice(at(piece), at(piece + 1)));
}
