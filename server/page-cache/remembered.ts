/** Browsers send a handful of spellings of one header; more than this are somebody's experiment. */
const MAX_SPELLINGS = 200;
/** Longer headers are read each time rather than kept. In characters. */
const MAX_LENGTH = 100;

/** As `read`, a pure function of a header's value, but parsing each spelling once. */
export function remembered<Result>(
  read: (header: string | undefined) => Result,
): (header: string | undefined) => Result {
  const known = new Map<string | undefined, Result>();
  return (header) => {
    const result = known.get(header);
    if (result !== undefined || known.has(header)) return result as Result;
    const made = read(header);
    if (header === undefined || header.length <= MAX_LENGTH) {
      if (known.size >= MAX_SPELLINGS) known.clear();
      known.set(header, made);
    }
    return made;
  };
}
