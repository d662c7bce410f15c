import { readDirectory } from "../../zip-reader/directory.ts";
import { unpackEntry } from "../../zip-reader/unpack.ts";
import { ZipError } from "../../zip-reader/zip-error.ts";
import { MAX_PARTS } from "./zip-sizes.ts";

class TooLarge extends Error {}

/**
 * One part of an archive, unpacked; undefined when there is none of that name, when it is damaged or
 * packed in another way, and when it would become larger than `maxBytes`: what is unpacked is counted
 * as it comes, whatever the directory says. The first entry of the name counts, and is read once.
 */
export function zipPart(
  content: Uint8Array,
  name: string,
  maxBytes: number,
): Uint8Array | undefined {
  let left = maxBytes;
  const take = (bytes: number) => {
    left -= bytes;
    if (left < 0) throw new TooLarge();
  };
  try {
    const entry = readDirectory(content, MAX_PARTS).find((known) => known.name === name);
    return entry && unpackEntry(content, entry, take);
  } catch (error) {
    if (error instanceof ZipError || error instanceof TooLarge) return undefined;
    throw error;
  }
}
