import { expect, test } from "vitest";
import type { WorkerAnswer, WorkerRequest } from "../../../packages/tiktok-exports/index.ts";
import { createWorkerClient, WorkerStopped } from "./worker-client.ts";

/** A worker whose answers the test gives. */
class HandWorker extends EventTarget {
  asked: WorkerRequest[] = [];
  terminated = false;
  postMessage(request: WorkerRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.terminated = true;
  }
  answer(response: WorkerAnswer) {
    this.dispatchEvent(new MessageEvent("message", { data: response }));
  }
}

function client() {
  const workers: HandWorker[] = [];
  const asker = createWorkerClient(() => {
    const worker = new HandWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { asker, workers };
}

const QUESTION = { type: "sample", todayMs: 0 } as const;

test("answers find their question, whatever their order", async () => {
  const { asker, workers } = client();
  const steps: string[] = [];
  const first = asker.ask(QUESTION, [], (step) => steps.push(step.stage));
  const second = asker.ask(QUESTION);
  const [worker] = workers;
  const [one, two] = worker?.asked ?? [];
  worker?.answer({ id: one?.id ?? 0, type: "progress", stage: "computing" });
  worker?.answer({ id: two?.id ?? 0, type: "failed", code: "internal" });
  worker?.answer({ id: one?.id ?? 0, type: "failed", code: "bad-request" });
  worker?.answer({ id: 99, type: "failed", code: "bad-request" });
  expect(await first).toMatchObject({ code: "bad-request" });
  expect(await second).toMatchObject({ code: "internal" });
  expect(steps).toEqual(["computing"]);
  expect(workers).toHaveLength(1);
});

test("stopping ends the worker and what was asked; the next question starts another", async () => {
  const { asker, workers } = client();
  const asked = asker.ask(QUESTION);
  asker.stop();
  await expect(asked).rejects.toBeInstanceOf(WorkerStopped);
  expect(workers[0]?.terminated).toBe(true);
  void asker.ask(QUESTION).catch(() => {});
  expect(workers).toHaveLength(2);
});

test("a worker that can't run fails what was asked", async () => {
  const { asker, workers } = client();
  const asked = asker.ask(QUESTION);
  workers[0]?.dispatchEvent(new Event("error"));
  await expect(asked).rejects.toThrow("no worker");
});
