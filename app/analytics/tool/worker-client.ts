import type { WorkerAnswer, WorkerRequest } from "../../../packages/tiktok-exports/index.ts";

type Progress = Extract<WorkerAnswer, { type: "progress" }>;
type End = Exclude<WorkerAnswer, Progress>;
/** A request without its number, which the client gives. */
export type Question = WorkerRequest extends infer R
  ? R extends unknown
    ? Omit<R, "id">
    : never
  : never;

/** A question was dropped because of `stop`. */
export class WorkerStopped extends Error {
  override name = "WorkerStopped";
}

export type WorkerClient = ReturnType<typeof createWorkerClient>;

/**
 * The page's side of the reading: one worker, made with the first question or before. Answers to questions
 * that were stopped never arrive.
 */
export function createWorkerClient(makeWorker: () => Worker = newWorker) {
  let worker: Worker | null = null;
  let lastId = 0;
  const open = new Map<
    number,
    { progress: (step: Progress) => void; end: (answer: End) => void; fail: (error: Error) => void }
  >();

  function failAll(error: Error) {
    worker?.terminate();
    worker = null;
    for (const { fail } of open.values()) fail(error);
    open.clear();
  }

  function started(): Worker {
    if (worker) return worker;
    worker = makeWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
      const question = open.get(data.id);
      if (!question) return;
      if (data.type === "progress") question.progress(data);
      else {
        open.delete(data.id);
        question.end(data);
      }
    });
    // The worker answers its own faults; this is a worker that can't start or ran out of memory.
    worker.addEventListener("error", (event) => failAll(new Error(event.message || "no worker")));
    return worker;
  }

  return {
    /** Has the worker load its script now, while what it will be asked about is got together. */
    begin: () => void started(),
    /** Rejects with WorkerStopped, or when the worker can't run. */
    ask(
      question: Question,
      transfer: Transferable[] = [],
      onProgress: (step: Progress) => void = () => {},
    ): Promise<End> {
      const id = ++lastId;
      return new Promise((end, fail) => {
        open.set(id, { progress: onProgress, end, fail });
        started().postMessage({ ...question, id }, transfer);
      });
    },
    /** Ends the worker, whatever it is at; its memory goes with it. */
    stop: () => failAll(new WorkerStopped()),
  };
}

function newWorker(): Worker {
  return new Worker(new URL("../../../packages/tiktok-exports/worker.ts", import.meta.url), {
    type: "module",
  });
}
