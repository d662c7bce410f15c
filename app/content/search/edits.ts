/**
 * Whether one text becomes the other by at most so many letters changed, added, left out or swapped with
 * their neighbour (optimal string alignment). A text is a word of a few dozen letters.
 */
export function isWithinEdits(one: string, other: string, limit: number): boolean {
  if (Math.abs(one.length - other.length) > limit) return false;
  const start = sharedStart(one, other);
  const end = sharedEnd(one.slice(start), other.slice(start));
  const from = one.slice(start, one.length - end);
  const to = other.slice(start, other.length - end);
  // Row by row of the usual table: edits from the first letters of `from` to those of `to`.
  let twoAbove: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const own = [row];
    for (let column = 1; column <= to.length; column++) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwap =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      own.push(
        Math.min(
          (above[column - 1] ?? 0) + change,
          (above[column] ?? 0) + 1,
          (own[column - 1] ?? 0) + 1,
          isSwap ? (twoAbove[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...own) > limit && Math.min(...above) > limit) return false;
    twoAbove = above;
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
