import { expect, test } from "vitest";
import type { EngineRequest, EngineResponse } from "../../../packages/tiktok-exports/protocol.ts";
import { createEngineClient, EngineStopped } from "./engine-client.ts";

/** A worker whose answers the test gives. */
class HandWorker extends EventTarget {
  asked: EngineRequest[] = [];
  terminated = false;
  postMessage(request: EngineRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.terminated = true;
  }
  answer(response: EngineResponse) {
    this.dispatchEvent(new MessageEvent("message", { data: response }));
  }
}

function client() {
  const workers: HandWorker[] = [];
  const engine = createEngineClient(() => {
    const worker = new HandWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { engine, workers };
}

const QUESTION = { type: "sample", todayMs: 0 } as const;

test("answers find their question, whatever their order", async () => {
  const { engine, workers } = client();
  const steps: string[] = [];
  const first = engine.ask(QUESTION, [], (step) => steps.push(step.stage));
  const second = engine.ask(QUESTION);
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
  const { engine, workers } = client();
  const asked = engine.ask(QUESTION);
  engine.stop();
  await expect(asked).rejects.toBeInstanceOf(EngineStopped);
  expect(workers[0]?.terminated).toBe(true);
  void engine.ask(QUESTION).catch(() => {});
  expect(workers).toHaveLength(2);
});

test("a worker that can't run fails what was asked", async () => {
  const { engine, workers } = client();
  const asked = engine.ask(QUESTION);
  workers[0]?.dispatchEvent(new Event("error"));
  await expect(asked).rejects.toThrow("no worker");
});
