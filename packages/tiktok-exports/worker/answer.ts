import { writeHistory } from "../history/write-history.ts";
import { sideOf } from "../insights/compare.ts";
import { computeInsights, type InsightOptions } from "../insights/compute-insights.ts";
import { POST_COLUMNS, postRows } from "../insights/post-table.ts";
import { OFFSET_MINUTES } from "../insights/shift-clock.ts";
import { compareWord } from "../insights/themes.ts";
import type { ReadResult } from "../outcomes.ts";
import { type ExportFile, readExports } from "../read/read-exports.ts";
import { sampleFiles } from "../sample/sample-files.ts";
import { toCsv } from "../tables/write-csv.ts";
import type { KeptRequest, WorkerAnswer, WorkerRequest } from "./messages.ts";

/** The id of an answer to a message that bears none. */
const NO_ID = -1;

type Post = (answer: WorkerAnswer) => void;

/** What answers messages, one after the other, and keeps what it read last. */
export type Answerer = (message: unknown, post: Post) => void;

/**
 * Makes a worker's end: `post` is called with progress and then once with the answer. Never throws: a
 * fault is answered as `failed`, and the next message is answered as if it had not been.
 */
export function createAnswerer(
  logFault: (fault: unknown) => void = (fault) => console.error("tiktok-exports:", fault),
): Answerer {
  let kept: ReadResult | null = null;
  const answer = (request: WorkerRequest, post: Post): WorkerAnswer => {
    if (request.type === "read" || request.type === "sample") {
      kept = read(request, post);
      return done(request, kept, post);
    }
    return kept === null
      ? { id: request.id, type: "failed", code: "bad-request" }
      : aboutKept(request, kept);
  };
  return (message, post) => {
    if (!isRequest(message)) {
      post({ id: idOf(message), type: "failed", code: "bad-request" });
      return;
    }
    try {
      post(answer(message, post));
    } catch (error) {
      logFault(error);
      post({ id: message.id, type: "failed", code: "internal" });
    }
  };
}

type ReadRequest = Extract<WorkerRequest, { type: "read" | "sample" }>;

function read(request: ReadRequest, post: Post): ReadResult {
  const { id, timeZone } = request;
  const today = new Date(request.todayMs);
  const files = request.type === "sample" ? sampleFiles(today, timeZone) : request.files;
  const choices =
    request.type === "sample"
      ? {}
      : {
          ...(request.columnChoices === undefined ? {} : { columnChoices: request.columnChoices }),
          ...(request.lastYears === undefined ? {} : { lastYears: request.lastYears }),
          ...(request.handle === undefined ? {} : { handle: request.handle }),
        };
  return readExports(files, {
    today,
    ...(timeZone === undefined ? {} : { timeZone }),
    ...choices,
    onProgress: (done, total) => post({ id, type: "progress", stage: "reading", done, total }),
  });
}

function done(request: ReadRequest, result: ReadResult, post: Post): WorkerAnswer {
  const { id } = request;
  post({ id, type: "progress", stage: "computing" });
  const { datasets, ...told } = result;
  const { videos, ...tables } = datasets;
  const insights = computeInsights(datasets, lookOf(request));
  return { id, type: "done", read: { ...told, tables, posts: videos.length }, insights };
}

function aboutKept(request: KeptRequest, { datasets, handle }: ReadResult): WorkerAnswer {
  const { id } = request;
  switch (request.type) {
    case "insights":
      return { id, type: "insights", insights: computeInsights(datasets, lookOf(request)) };
    case "side":
      return { id, type: "side", side: sideOf(datasets, request) };
    case "word":
      return { id, type: "word", comparison: compareWord(datasets.videos, request.word) };
    case "history":
      return {
        id,
        type: "file",
        file: new Blob([writeHistory(datasets, handle, request.written)]),
      };
    case "posts":
      return {
        id,
        type: "file",
        file: new Blob([toCsv(request.headers, postRows(datasets.videos))]),
      };
  }
}

function lookOf(request: Extract<WorkerRequest, { todayMs: number }>): InsightOptions {
  const { todayMs, timeZone, days, advice, clock } = request;
  return {
    today: new Date(todayMs),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(days === undefined ? {} : { days }),
    ...(advice === undefined ? {} : { advice }),
    ...(clock === undefined ? {} : { clock }),
  };
}

/** The page is our own: this guards against a page of another build, not against an attacker. */
function isRequest(message: unknown): message is WorkerRequest {
  if (!isRecord(message) || !Number.isInteger(message.id)) return false;
  switch (message.type) {
    case "read":
      return isLook(message) && areFiles(message.files) && areChoices(message);
    case "sample":
    case "insights":
      return isLook(message);
    case "side":
      return typeof message.from === "string" && typeof message.to === "string";
    case "word":
      return typeof message.word === "string";
    case "history":
      return typeof message.written === "string";
    case "posts":
      return areTexts(message.headers) && message.headers.length === POST_COLUMNS.length;
    default:
      return false;
  }
}

function isLook({ todayMs, timeZone, days, advice, clock }: Record<string, unknown>): boolean {
  return (
    typeof todayMs === "number" &&
    !Number.isNaN(new Date(todayMs).getTime()) &&
    (timeZone === undefined || isTimeZone(timeZone)) &&
    (days === undefined || (typeof days === "number" && days >= 1)) &&
    (advice === undefined || isAdvice(advice)) &&
    (clock === undefined || isClock(clock))
  );
}

function areChoices({ lastYears, handle, columnChoices }: Record<string, unknown>): boolean {
  return (
    (lastYears === undefined || (isRecord(lastYears) && Object.values(lastYears).every(isYear))) &&
    (handle === undefined || typeof handle === "string") &&
    (columnChoices === undefined || areColumnChoices(columnChoices))
  );
}

const areFiles = (files: unknown): boolean => Array.isArray(files) && files.every(isFile);

const areTexts = (texts: unknown): texts is string[] =>
  Array.isArray(texts) && texts.every((text) => typeof text === "string");

function isFile(file: unknown): file is ExportFile {
  return isRecord(file) && typeof file.name === "string" && file.bytes instanceof Uint8Array;
}

function areColumnChoices(columnChoices: unknown): boolean {
  return (
    isRecord(columnChoices) &&
    Object.values(columnChoices).every(
      (choice) => isRecord(choice) && typeof choice.kind === "string" && isRecord(choice.columns),
    )
  );
}

function isAdvice(advice: unknown): boolean {
  return isRecord(advice) && Array.isArray(advice.peakHours) && isRecord(advice.hashtags);
}

function isClock(clock: unknown): boolean {
  if (!isRecord(clock)) return false;
  const { fileOffsetMinutes: offset } = clock;
  return (
    typeof offset === "number" &&
    offset >= OFFSET_MINUTES.min &&
    offset <= OFFSET_MINUTES.max &&
    isTimeZone(clock.timeZone)
  );
}

const isYear = (year: unknown): boolean => Number.isInteger(year);

function isTimeZone(zone: unknown): boolean {
  if (typeof zone !== "string") return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function idOf(message: unknown): number {
  return isRecord(message) && typeof message.id === "number" ? message.id : NO_ID;
}
