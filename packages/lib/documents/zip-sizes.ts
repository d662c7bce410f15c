import type { ZipEntry } from "../../zip-reader/directory.ts";

/** No text has more parts than this. */
export const MAX_PARTS = 10_000;
/** Largest entry of a text, unpacked, in bytes: a picture without compression has less. */
const MAX_ENTRY_BYTES = 100 * 1024 * 1024;
/** Most times larger than its packed form an entry may become … */
const MAX_RATIO = 200;
/** … counted only beyond this many unpacked bytes: short texts pack very well. */
const RATIO_FREE_BYTES = 1024 * 1024;
/** Packing may make an entry larger by this share of it … */
const MAX_OVERHEAD = 0.01;
/** … and by this many bytes, for the frame and a password's head. */
const MAX_OVERHEAD_BYTES = 1024;

/**
 * Whether the sizes in an archive's directory can be those of a text that a person wrote: no entry
 * that becomes many times larger, none that says less than what it is packed in, and together no more
 * than the archive has (entries that share their bytes are how a small file claims to be a huge one).
 * A directory that lies within these bounds is stopped where it is unpacked.
 */
export function areSizesPlausible(entries: readonly ZipEntry[], archiveBytes: number): boolean {
  let packed = 0;
  for (const entry of entries) packed += entry.packedBytes;
  return packed <= archiveBytes && entries.every(isPlausible);
}

function isPlausible({ bytes, packedBytes }: ZipEntry): boolean {
  if (bytes > MAX_ENTRY_BYTES) return false;
  if (bytes > RATIO_FREE_BYTES && bytes > packedBytes * MAX_RATIO) return false;
  return packedBytes <= bytes * (1 + MAX_OVERHEAD) + MAX_OVERHEAD_BYTES;
}
