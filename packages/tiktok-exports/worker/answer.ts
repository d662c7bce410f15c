import { computeInsights, type InsightOptions } from "../insights/compute-insights.ts";
import { OFFSET_MINUTES } from "../insights/shift-clock.ts";
import { type ExportFile, readExports } from "../read/read-exports.ts";
import { sampleFiles } from "../sample/sample-files.ts";
import type { WorkerAnswer, WorkerRequest } from "./messages.ts";

/** The id of an answer to a message that bears none. */
const NO_ID = -1;

/**
 * Answers one message of the page; `post` is called with progress and then once with the end.
 * Never throws: a fault is answered as `failed`, and the next message is answered as if it had not been.
 */
export function answerMessage(
  message: unknown,
  post: (answer: WorkerAnswer) => void,
  logFault: (fault: unknown) => void = (fault) => console.error("tiktok-exports:", fault),
): void {
  if (!isRequest(message)) {
    post({ id: idOf(message), type: "failed", code: "bad-request" });
    return;
  }
  try {
    answer(message, post);
  } catch (error) {
    logFault(error);
    post({ id: message.id, type: "failed", code: "internal" });
  }
}

function answer(request: WorkerRequest, post: (response: WorkerAnswer) => void): void {
  const { id } = request;
  const today = new Date(request.todayMs);
  const zone = request.timeZone === undefined ? {} : { timeZone: request.timeZone };
  const options: InsightOptions = {
    today,
    ...zone,
    ...(request.days === undefined ? {} : { days: request.days }),
    ...(request.advice === undefined ? {} : { advice: request.advice }),
    ...(request.clock === undefined ? {} : { clock: request.clock }),
  };
  if (request.type === "insights") {
    post({ id, type: "insights", insights: computeInsights(request.datasets, options) });
    return;
  }
  const files = request.type === "sample" ? sampleFiles(today, request.timeZone) : request.files;
  const choices =
    request.type === "sample"
      ? {}
      : {
          ...(request.columnChoices === undefined ? {} : { columnChoices: request.columnChoices }),
          ...(request.lastYears === undefined ? {} : { lastYears: request.lastYears }),
          ...(request.handle === undefined ? {} : { handle: request.handle }),
        };
  const read = readExports(files, {
    today,
    ...zone,
    ...choices,
    onProgress: (done, total) => post({ id, type: "progress", stage: "reading", done, total }),
  });
  post({ id, type: "progress", stage: "computing" });
  post({ id, type: "done", read, insights: computeInsights(read.datasets, options) });
}

/** The page is our own: this guards against a page of another build, not against an attacker. */
function isRequest(message: unknown): message is WorkerRequest {
  if (!isRecord(message)) return false;
  const { id, type, todayMs, timeZone, days, advice, handle, columnChoices } = message;
  const { clock, lastYears } = message;
  return (
    Number.isInteger(id) &&
    typeof todayMs === "number" &&
    !Number.isNaN(new Date(todayMs).getTime()) &&
    (timeZone === undefined || isTimeZone(timeZone)) &&
    (days === undefined || (typeof days === "number" && days >= 1)) &&
    (advice === undefined || isAdvice(advice)) &&
    (clock === undefined || isClock(clock)) &&
    (lastYears === undefined || (isRecord(lastYears) && Object.values(lastYears).every(isYear))) &&
    (handle === undefined || typeof handle === "string") &&
    (columnChoices === undefined || areColumnChoices(columnChoices)) &&
    ((type === "read" && Array.isArray(message.files) && message.files.every(isFile)) ||
      type === "sample" ||
      (type === "insights" && isRecord(message.datasets)))
  );
}

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
