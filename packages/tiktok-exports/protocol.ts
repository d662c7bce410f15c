import type { Datasets } from "./datasets.ts";
import type { Insights } from "./insights/compute-insights.ts";
import type { ColumnChoice, ReadResult } from "./outcomes.ts";
import type { InputFile } from "./read/read-files.ts";

/** What a request about an export carries besides its own. Times are instants in milliseconds. */
type RequestBase = {
  /** Chosen by the page; every answer bears it, so that late answers can be told and dropped. */
  id: number;
  todayMs: number;
  /** IANA zone of the person. */
  timeZone?: string;
  /** Length of the period in days; the engine chooses without it. */
  days?: number;
};

/** Page → worker. Post `files` with their buffers as transferables, or they are copied. */
export type EngineRequest =
  | (RequestBase & {
      type: "read";
      files: InputFile[];
      overrides?: Record<string, ColumnChoice>;
      handle?: string;
    })
  | (RequestBase & { type: "sample" })
  /** The insights of data already read, for another period. */
  | (RequestBase & { type: "insights"; datasets: Datasets });

/** Worker → page. A request ends with one `done`, `insights` or `failed`. */
export type EngineResponse =
  | { id: number; type: "progress"; stage: "reading"; done: number; total: number }
  | { id: number; type: "progress"; stage: "computing" }
  | { id: number; type: "done"; read: ReadResult; insights: Insights }
  | { id: number; type: "insights"; insights: Insights }
  /** `bad-request`: not a message of this protocol; `internal`: a fault of the engine. */
  | { id: number; type: "failed"; code: "bad-request" | "internal" };
