/** First and last byte, both included. */
export type ByteRange = { first: number; last: number };

/**
 * The one range that a `Range` header asks for (RFC 9110, 14.2). Undefined when it should be
 * ignored: another unit, several ranges, nonsense. "unsatisfiable" when it lies behind the end.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const count = Math.min(Number(to), size);
    return count > 0 ? { first: size - count, last: size - 1 } : "unsatisfiable";
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return undefined;
  return first < size ? { first, last } : "unsatisfiable";
}
