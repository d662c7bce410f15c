import {
  type ClockShift,
  type ColumnChoice,
  type ExportFile,
  emptyDatasets,
  type FileOutcome,
  type Insights,
  MAX_INPUT_BYTES,
  type Problem,
  type ReadSummary,
} from "../../../packages/tiktok-exports/index.ts";
import type { DroppedFile } from "../page/dropped-files.ts";
import { SITE_ADVICE } from "../site-advice.ts";
import type { Source } from "./source.ts";
import type { WorkerClient } from "./worker-client.ts";

/** `unreadable`: the browser itself could not open the file. */
export type PageProblem = Problem | { code: "unreadable" };
export type PageOutcome = Omit<FileOutcome, "result"> & {
  result: Extract<FileOutcome["result"], { ok: true }> | { ok: false; problem: PageProblem };
};
/** What was read; the posts themselves stay with the worker that read them. */
export type Reading = Omit<ReadSummary, "outcomes"> & {
  outcomes: PageOutcome[];
  /** Null when nothing was read at all. */
  insights: Insights | null;
};

export type Choices = {
  answers: Record<string, ColumnChoice>;
  handle: string | null;
  /** In which year a table's last day lies, by outcome, where the person knows better. */
  lastYears: Record<string, number>;
};

/** How what was read is looked at. */
export type Look = { days?: number; clock?: ClockShift };

export type ReadingStep = { done: number; total: number } | "computing";

/** The person's clock, by which yearless dates are counted back, and what the site advises. */
export function circumstances() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { todayMs: Date.now(), timeZone, advice: SITE_ADVICE };
}

/** Reads a source in the worker. Rejects when it is stopped or breaks; bad files only give outcomes. */
export async function readSource(
  worker: WorkerClient,
  source: Source,
  { answers, handle, lastYears }: Choices,
  look: Look,
  onStep: (step: ReadingStep) => void,
): Promise<Reading> {
  const progress: Parameters<WorkerClient["ask"]>[2] = (step) =>
    onStep(step.stage === "computing" ? "computing" : { done: step.done, total: step.total });
  if ("sample" in source) {
    const request = { type: "sample" as const, ...circumstances(), ...look };
    return finish(await worker.ask(request, [], progress), []);
  }
  const found = source.files.reduce((sum, { file }) => sum + file.size, 0);
  // Told by the sizes alone: a film is not to be loaded into memory first.
  if (found > MAX_INPUT_BYTES) return refused(source.files, found);
  worker.begin();
  const { files, unreadable } = await open(source.files);
  const columnChoices = Object.keys(answers).length > 0 ? { columnChoices: answers } : {};
  const end = await worker.ask(
    {
      type: "read",
      files,
      ...circumstances(),
      ...look,
      lastYears,
      ...columnChoices,
      ...(handle === null ? {} : { handle }),
    },
    files.map(({ bytes }) => bytes.buffer as ArrayBuffer),
    progress,
  );
  return finish(end, unreadable);
}

async function open(given: readonly DroppedFile[]) {
  const files: ExportFile[] = [];
  const unreadable: PageOutcome[] = [];
  for (const { file, label } of given) {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      files.push({ name: file.name, label, bytes, modifiedMs: file.lastModified });
    } catch {
      unreadable.push(problemOf(label, { code: "unreadable" }));
    }
  }
  return { files, unreadable };
}

function finish(end: Awaited<ReturnType<WorkerClient["ask"]>>, unreadable: PageOutcome[]): Reading {
  if (end.type !== "done")
    throw new Error(`worker: ${end.type === "failed" ? end.code : end.type}`);
  const { read, insights } = end;
  return { ...read, outcomes: [...read.outcomes, ...unreadable], insights };
}

function refused(files: readonly DroppedFile[], found: number): Reading {
  const problem = {
    code: "too-large",
    measure: "bytes",
    limit: MAX_INPUT_BYTES,
    found,
  } as const;
  const { videos, ...tables } = emptyDatasets();
  return {
    tables,
    posts: videos.length,
    outcomes: files.map(({ label }) => problemOf(label, problem)),
    handle: null,
    handles: [],
    insights: null,
  };
}

function problemOf(label: string, problem: PageProblem): PageOutcome {
  return { id: label, file: label, entry: null, handle: null, result: { ok: false, problem } };
}
