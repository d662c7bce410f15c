/** Browsers send a handful of spellings of one header; more than this are somebody's experiment. */
const MAX_SPELLINGS = 200;
/** Longer headers are read each time rather than kept. In characters. */
const MAX_LENGTH = 100;

type Reading<Result> = { header: string | undefined; result: Result };

/** As `read`, a pure function of a header's value, but parsing each spelling once. */
export function remembered<Result>(
  read: (header: string | undefined) => Result,
): (header: string | undefined) => Result {
  const known = new Map<string | undefined, Reading<Result>>();
  // Often the same as before: to compare is quicker than to look it up.
  let last: Reading<Result> | undefined;
  return (header) => {
    if (last !== undefined && last.header === header) return last.result;
    const kept = known.get(header);
    last = kept ?? { header, result: read(header) };
    if (!kept && (header === undefined || header.length <= MAX_LENGTH)) {
      if (known.size >= MAX_SPELLINGS) known.clear();
      known.set(header, last);
    }
    return last.result;
  };
}
