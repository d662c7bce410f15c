/** A type of file that is taken, and what its content must show beside the name's ending. */
export type KnownType = {
  type: string;
  /** Without the dot; the first is what it is stored under. */
  extensions: readonly string[];
  matches(head: Buffer): boolean;
  /** For types that share their first bytes with others. */
  contains?(content: Buffer): boolean;
};

/** Bytes at the start of a file that its type is told by. */
export const SNIFF_BYTES = 16;

export const startsWith = (hex: string) => (head: Buffer) =>
  head.subarray(0, hex.length / 2).equals(Buffer.from(hex, "hex"));

/**
 * The one of `known` that both the content and the name's ending speak for, with the ending it is
 * stored under; undefined when it is none of them or the two disagree. `content` is asked for only
 * where the first bytes do not tell.
 */
export async function typeOfFile(
  known: readonly KnownType[],
  head: Uint8Array,
  filename: string,
  content: () => Promise<Buffer>,
): Promise<{ type: string; extension: string } | undefined> {
  const bytes = Buffer.from(head);
  const ending = endingOf(filename);
  const found = known.find(
    ({ extensions, matches }) => extensions.includes(ending) && matches(bytes),
  );
  if (!found || (found.contains && !found.contains(await content()))) return undefined;
  return { type: found.type, extension: found.extensions[0] ?? ending };
}

function endingOf(filename: string): string {
  const name = filename.trim();
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1).toLowerCase();
}
