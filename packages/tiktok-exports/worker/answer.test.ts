import { expect, test } from "vitest";
import { csvFile } from "../fixtures/build-export.ts";
import { answerMessage } from "./answer.ts";
import type { WorkerAnswer, WorkerRequest } from "./messages.ts";

const TODAY = Date.parse("2026-01-03T12:00:00Z");

/** Through structured clones, as between a page and its worker. */
function send(message: unknown): WorkerAnswer[] {
  const responses: WorkerAnswer[] = [];
  answerMessage(structuredClone(message), (response) => responses.push(structuredClone(response)));
  return responses;
}

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
      datasets: { overview: [{ date: "2026-01-02", views: 5 }] },
      outcomes: [{ result: { ok: true } }, { result: { problem: { code: "unknown-columns" } } }],
    },
    insights: { period: { days: 1 } },
  });
  const answered = send({
    ...request,
    columnChoices: { "x.csv": { kind: "gender", columns: { label: 0, share: 1 } } },
  });
  expect(answered.at(-1)).toMatchObject({
    read: { datasets: { gender: [{ label: "1", share: 0.02 }] } },
  });
});

test("the sample, and its insights for another period", () => {
  const done = send({ id: 1, type: "sample", todayMs: TODAY, timeZone: "UTC", days: 7 }).at(-1);
  if (done?.type !== "done") throw new Error("no answer");
  expect(done.insights.period?.days).toBe(7);
  const again = send({
    id: 2,
    type: "insights",
    todayMs: TODAY,
    timeZone: "UTC",
    days: 28,
    datasets: done.read.datasets,
  });
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
  expect(again).toMatchObject([{ id: 2, type: "insights", insights: { period: { days: 28 } } }]);
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
  { id: 1, type: "insights", todayMs: TODAY },
  { id: 1, type: "read", todayMs: TODAY, files: [], columnChoices: { a: { kind: "overview" } } },
  { type: "sample", todayMs: TODAY },
])("%j is refused", (message) => {
  const id = message !== null && typeof message === "object" && "id" in message ? 1 : -1;
  expect(send(message)).toEqual([{ id, type: "failed", code: "bad-request" }]);
});

test("a fault is answered, and logged", () => {
  const faults: unknown[] = [];
  const answers: WorkerAnswer[] = [];
  const request = { id: 3, type: "insights", todayMs: TODAY, datasets: {} };
  answerMessage(
    request,
    (answer) => answers.push(answer),
    (fault) => faults.push(fault),
  );
  expect(answers).toEqual([{ id: 3, type: "failed", code: "internal" }]);
  expect(faults).toEqual([expect.any(TypeError)]);
});
