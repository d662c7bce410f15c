import { expect, test } from "vitest";
import { csvFile } from "../fixtures/build-export.ts";
import { writeHistory } from "../history/write-history.ts";
import { sideOf } from "../insights/compare.ts";
import { POST_COLUMNS, postRows } from "../insights/post-table.ts";
import { compareWord } from "../insights/themes.ts";
import { readExports } from "../read/read-exports.ts";
import { sampleFiles } from "../sample/sample-files.ts";
import { toCsv } from "../tables/write-csv.ts";
import { createAnswerer } from "./answer.ts";
import type { WorkerAnswer, WorkerRequest } from "./messages.ts";

const TODAY = Date.parse("2026-01-03T12:00:00Z");

/** Messages to one worker, through structured clones as between it and a page. */
function worker() {
  const answer = createAnswerer();
  return (message: unknown): WorkerAnswer[] => {
    const answers: WorkerAnswer[] = [];
    answer(structuredClone(message), (one) => answers.push(structuredClone(one)));
    return answers;
  };
}

const send = (message: unknown) => worker()(message);

test("files: progress, then all that was read and computed", () => {
  const request: WorkerRequest = {
    id: 7,
    type: "read",
    todayMs: TODAY,
    timeZone: "Europe/Athens",
    files: [
      csvFile("Overview.csv", [
        ["Date", "Video Views"],
        ["January 2", 5],
      ]),
      csvFile("x.csv", [
        ["a", "b"],
        ["1", "2"],
      ]),
    ],
  };
  const responses = send(request);
  expect(responses.map((response) => response.type)).toEqual([
    "progress",
    "progress",
    "progress",
    "done",
  ]);
  expect(responses.every((response) => response.id === 7)).toBe(true);
  expect(responses.at(-1)).toMatchObject({
    read: {
      tables: { overview: [{ date: "2026-01-02", views: 5 }] },
      posts: 0,
      outcomes: [{ result: { ok: true } }, { result: { problem: { code: "unknown-columns" } } }],
    },
    insights: { period: { days: 1 } },
  });
  const answered = send({
    ...request,
    columnChoices: { "x.csv": { kind: "gender", columns: { label: 0, share: 1 } } },
  });
  expect(answered.at(-1)).toMatchObject({
    read: { tables: { gender: [{ label: "1", share: 0.02 }] } },
  });
});

/** A file's own text, its byte order mark with it. */
async function fileOf([answer]: WorkerAnswer[]): Promise<string> {
  if (answer?.type !== "file") throw new Error("no file");
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.file.arrayBuffer());
}

test("the sample, and what is asked about it afterwards", async () => {
  const ask = worker();
  const done = ask({ id: 1, type: "sample", todayMs: TODAY, timeZone: "UTC", days: 7 }).at(-1);
  if (done?.type !== "done") throw new Error("no answer");
  expect(done.insights.period?.days).toBe(7);
  // Posts stay where they were read.
  expect(done.read.posts).toBeGreaterThan(10);
  expect(done.read.tables).not.toHaveProperty("videos");

  const when = { todayMs: TODAY, timeZone: "UTC" };
  const again = ask({ id: 2, type: "insights", ...when, days: 28 });
  expect(again).toMatchObject([{ id: 2, type: "insights", insights: { period: { days: 28 } } }]);

  const { datasets } = readExports(sampleFiles(new Date(TODAY), "UTC"), { today: new Date(TODAY) });
  const period = { from: "2025-12-01", to: "2025-12-14" };
  expect(ask({ id: 3, type: "side", ...period })).toEqual([
    { id: 3, type: "side", side: sideOf(datasets, period) },
  ]);
  expect(ask({ id: 4, type: "word", word: "a" })).toEqual([
    { id: 4, type: "word", comparison: compareWord(datasets.videos, "a") },
  ]);
  expect(await fileOf(ask({ id: 5, type: "history", written: "2026-01-03" }))).toBe(
    writeHistory(datasets, done.read.handle, "2026-01-03"),
  );
  const headers = POST_COLUMNS.map((column) => `“${column}”`);
  expect(await fileOf(ask({ id: 6, type: "posts", headers }))).toBe(
    toCsv(headers, postRows(datasets.videos)),
  );
});

test("the advice given is held against the account", () => {
  const advised = send({
    id: 3,
    type: "sample",
    todayMs: TODAY,
    advice: { peakHours: [{ from: 3, to: 5 }], hashtags: { min: 1, max: 1 } },
  }).at(-1);
  expect(advised).toMatchObject({
    insights: {
      bestHours: { advice: { verdict: "differs" } },
      hashtags: { advice: { min: 1, max: 1 } },
    },
  });
});

test.each([
  null,
  "read",
  { id: 1 },
  { id: 1, type: "read", todayMs: TODAY },
  { id: 1, type: "read", todayMs: TODAY, files: [{ name: "a", bytes: "text" }] },
  { id: 1, type: "sample", todayMs: Number.NaN },
  { id: 1, type: "sample", todayMs: TODAY, timeZone: "Nowhere/City" },
  { id: 1, type: "sample", todayMs: TODAY, days: -1 },
  { id: 1, type: "sample", todayMs: TODAY, advice: { peakHours: [] } },
  // Nothing has been read that this could be about.
  { id: 1, type: "insights", todayMs: TODAY },
  { id: 1, type: "side", from: "2026-01-01" },
  { id: 1, type: "word" },
  { id: 1, type: "history" },
  { id: 1, type: "posts", headers: ["one of twelve"] },
  { id: 1, type: "other" },
  { id: 1, type: "read", todayMs: TODAY, files: [], columnChoices: { a: { kind: "overview" } } },
  { type: "sample", todayMs: TODAY },
])("%j is refused", (message) => {
  const id = message !== null && typeof message === "object" && "id" in message ? 1 : -1;
  expect(send(message)).toEqual([{ id, type: "failed", code: "bad-request" }]);
});

test("a fault is answered and logged, and the next message is answered as before", () => {
  const faults: unknown[] = [];
  const answers: WorkerAnswer[] = [];
  const answer = createAnswerer((fault) => faults.push(fault));
  const sample = { type: "sample", todayMs: TODAY };
  let broken = true;
  const post = (one: WorkerAnswer) => {
    if (broken && one.type === "progress") throw new TypeError("a page that takes no progress");
    answers.push(one);
  };
  answer({ ...sample, id: 3 }, post);
  expect(answers).toEqual([{ id: 3, type: "failed", code: "internal" }]);
  expect(faults).toEqual([expect.any(TypeError)]);
  broken = false;
  answer({ ...sample, id: 4 }, post);
  expect(answers.at(-1)).toMatchObject({ id: 4, type: "done" });
});
