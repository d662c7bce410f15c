import type { DatabaseSync } from "node:sqlite";
import type { Backend } from "../../api/backend.server.ts";

/**
 * One that is published: `liveAt` is the moment from which it is shown, in milliseconds, and `id` what the
 * backend calls it. A small one has its row with it.
 */
export type Head = { key: string; version: string; liveAt: number; id: number; row?: unknown };
export type Fetched = Head & { row: unknown };

export type Shown<Made = unknown> = { key: string; made: Made | undefined };

/** A kind of content that staff publish. What is `Made` of a row can be shown. */
export type PublishedSource<Made = unknown> = {
  /** What one of them is called in a line for operators. */
  name: string;
  /** Where the backend keeps them. */
  collections: readonly string[];
  /** Another text after every change; asked for often. */
  readMark(backend: Backend): Promise<string>;
  /** Those that have changed since all were last read, where that is known sooner than all are. */
  readChanged?(backend: Backend, now: number): Promise<readonly Head[] | undefined>;
  /** All that are published, also those that are to go live later. `mark` was read just before. */
  readHeads(backend: Backend, mark: string, now: number): Promise<readonly Head[]>;
  /** Those of them that are still there, with their rows. */
  fetch(backend: Backend, heads: readonly Head[]): Promise<readonly Fetched[]>;
  /** Throws with the reason when a row can't be shown as it is. */
  make(row: unknown): Made;
  /**
   * Shows what was made of each, or again what came with the program, also in the index. Answers the names
   * of what has changed (content.server.ts).
   */
  show(db: DatabaseSync, all: readonly Shown<Made>[]): string[];
  /** The same where the index knows of it already; `made` is asked for it by who needs it. */
  recall(key: string, made: () => Made | undefined): string[];
};
