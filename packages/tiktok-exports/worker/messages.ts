import type { Datasets, IsoDay } from "../datasets.ts";
import type { Advice } from "../insights/advice.ts";
import type { Side } from "../insights/compare.ts";
import type { Insights } from "../insights/compute-insights.ts";
import type { ClockShift } from "../insights/shift-clock.ts";
import type { WordComparison } from "../insights/themes.ts";
import type { ColumnChoice, ReadResult } from "../outcomes.ts";
import type { ExportFile } from "../read/read-exports.ts";

/** What a request about an export carries besides its own. Times are instants in milliseconds. */
type RequestBase = {
  /** Chosen by the page; every answer bears it, so that late answers can be told and dropped. */
  id: number;
  todayMs: number;
  /** IANA zone of the person. */
  timeZone?: string;
  /** Length of the period in days; one is chosen without it. */
  days?: number;
  /** What to hold the account against; COMMON_ADVICE without one. */
  advice?: Advice;
  /** The clock that hours are to be read on. */
  clock?: ClockShift;
};

/** Page → worker. Post `files` with their buffers as transferables, or they are copied. */
export type WorkerRequest =
  | (RequestBase & {
      type: "read";
      files: ExportFile[];
      columnChoices?: Record<string, ColumnChoice>;
      lastYears?: Record<string, number>;
      handle?: string;
    })
  | (RequestBase & { type: "sample" })
  | KeptRequest;

/**
 * About what this worker read last. Posts stay with the worker: to hand over 200,000 of them would
 * hold the page up for longer than reading them.
 */
export type KeptRequest =
  /** The insights for another period, advice or clock. */
  | (RequestBase & { type: "insights" })
  /** What the account did between two days. */
  | { id: number; type: "side"; from: IsoDay; to: IsoDay }
  /** Posts with a word of a person's own against the others. */
  | { id: number; type: "word"; word: string }
  /** All that was read, as `readExports` opens it again. */
  | { id: number; type: "history"; written: IsoDay }
  /** The posts as a CSV with these column names, one for each of POST_COLUMNS. */
  | { id: number; type: "posts"; headers: string[] };

/** What was read, but for the posts, of which only the number is told. */
export type ReadSummary = Omit<ReadResult, "datasets"> & {
  tables: Omit<Datasets, "videos">;
  posts: number;
};

/** Worker → page. A request ends with one answer that is no `progress`. */
export type WorkerAnswer =
  | { id: number; type: "progress"; stage: "reading"; done: number; total: number }
  | { id: number; type: "progress"; stage: "computing" }
  | { id: number; type: "done"; read: ReadSummary; insights: Insights }
  | { id: number; type: "insights"; insights: Insights }
  /** Null where no day of it has data. */
  | { id: number; type: "side"; side: Side | null }
  /** Null for an empty word. */
  | { id: number; type: "word"; comparison: WordComparison | null }
  /** The history, or the posts, as UTF-8: of many posts, what a page could only write in a second. */
  | { id: number; type: "file"; file: Blob }
  /**
   * `bad-request`: not a message of this protocol, or about a reading that never was; `internal`: a
   * fault in here, logged.
   */
  | { id: number; type: "failed"; code: "bad-request" | "internal" };
