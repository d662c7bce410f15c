import type { Database } from "../db/database.ts";

/** An upload that was received whole: the name of its content, and what it was found to be. */
export type StoredFile = { diskName: string; type: string; size: number; checksum: string };

/** A record without its content: it was lost, or it has just been deleted. */
export class NoContent extends Error {
  constructor(diskName: string, options?: ErrorOptions) {
    super(`There is no content of ${diskName}`, options);
  }
}

/** Where the contents of files are. */
export type FileStore = {
  /** At each start: removes what an interrupted upload or deletion has left. */
  prepare(): Promise<void>;
  /**
   * Writes an upload to the disk as it arrives, under the generated `id`, and says what it is. Throws
   * 413 over 5 MB and 400 for a type that is not taken; nothing is left behind then.
   */
  receive(id: string, filename: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile>;
  /** Takes it to where it will be, before it is recorded; what is not kept then goes by itself. */
  bring(stored: StoredFile): Promise<void>;
  /** Inside the transaction that has just recorded the file. */
  keep(db: Database, stored: StoredFile): Promise<void>;
  /** After that transaction, or when there was none: `isKept` says which. */
  settle(stored: StoredFile, isKept: boolean): Promise<void>;
  /** The content, read as it is asked for. Throws NoContent when there is none. */
  read(diskName: string): Promise<ReadableStream<Uint8Array>>;
  /** After the transaction that has deleted the records. What a crash leaves goes at the next start. */
  remove(diskNames: readonly string[]): Promise<void>;
};
