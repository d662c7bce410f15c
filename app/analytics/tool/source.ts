import type { DroppedFile } from "../page/dropped-files.ts";

/** What is being read: a person's files, or the sample. A new object for every new reading. */
export type Source = { files: DroppedFile[] } | { sample: true };
