import type { Datasets } from "../datasets.ts";
import type { Advice } from "../insights/advice.ts";
import type { Insights } from "../insights/compute-insights.ts";
import type { ClockShift } from "../insights/shift-clock.ts";
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
  /** The insights of data already read, for another period. */
  | (RequestBase & { type: "insights"; datasets: Datasets });

/** Worker → page. A request ends with one `done`, `insights` or `failed`. */
export type WorkerAnswer =
  | { id: number; type: "progress"; stage: "reading"; done: number; total: number }
  | { id: number; type: "progress"; stage: "computing" }
  | { id: number; type: "done"; read: ReadResult; insights: Insights }
  | { id: number; type: "insights"; insights: Insights }
  /** `bad-request`: not a message of this protocol; `internal`: a fault in here, logged. */
  | { id: number; type: "failed"; code: "bad-request" | "internal" };
