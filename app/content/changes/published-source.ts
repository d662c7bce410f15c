import type { DatabaseSync } from "node:sqlite";
import type { Backend } from "../../api/backend.server.ts";

/** One that is published: `liveAt` is the moment from which it is shown, in milliseconds. */
export type Head = { key: string; version: string; liveAt: number };
export type Fetched = Head & { row: unknown };

/** A kind of content that staff publish. What is `Made` of a row can be shown. */
export type PublishedSource<Made = unknown> = {
  /** What one of them is called in a line for operators. */
  name: string;
  /** Another text after every change; asked for often. */
  readMark(backend: Backend): Promise<string>;
  /** All that are published, also those that are to go live later; with their rows where those are small. */
  readHeads(backend: Backend): Promise<readonly (Head & { row?: unknown })[]>;
  /** Undefined when it is gone by now. */
  fetch(backend: Backend, key: string): Promise<Fetched | undefined>;
  /** Throws with the reason when a row can't be shown as it is. */
  make(row: unknown): Made;
  /**
   * Shows what was made, or again what came with the program, also in the index. Answers the names of
   * what has changed (content.server.ts).
   */
  show(db: DatabaseSync, key: string, made: Made | undefined): string[];
  /** The same where the index knows of it already. */
  recall(key: string, made: Made | undefined): string[];
};
