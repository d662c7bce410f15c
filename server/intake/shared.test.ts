/** Several processes, each with a disk of its own, on one backend and with one memory for a while. */

import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import { memoryState } from "../../packages/lib/shared-state/memory-state.ts";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { bytes, newSubmission, PDF, SENDER, startIntake } from "./testing.ts";

async function fleet() {
  const backend = await startBackend();
  const stored = backend.openStored();
  const shared = { ...memoryState(Date.now), isShared: true };
  const state = { isHung: false, isAway: false, asked: 0 };
  const begin = () =>
    startIntake({
      transport: async (request) => {
        state.asked++;
        if (state.isHung) return new Promise(() => {});
        return state.isAway ? new Response("", { status: 503 }) : backend.backend.fetch(request);
      },
      token: PUBLIC_TOKEN,
      shared,
    });
  const count = (table: string) =>
    Number(stored.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
  return { begin, state, count };
}

it("has what it acknowledges in the database: its disk may be gone a moment later", async () => {
  const { begin, count } = await fleet();
  const { intake, dataDir } = begin();
  const file = await intake.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender: SENDER });
  await intake.keep(newSubmission({ file }));
  expect([count("leads"), count("files"), count("outbox")]).toEqual([1, 1, 1]);
  expect(intake.waiting()).toBe(0);
  await intake.close();
  rmSync(dataDir, { recursive: true });
});

it("acknowledges on its disk while the database is away, and does not ask it for each", async () => {
  expectConsole("error");
  const { begin, state, count } = await fleet();
  const { intake } = begin();
  state.isAway = true;
  for (let index = 0; index < 5; index++) {
    await intake.keep(
      newSubmission({ key: `one-page-view-${index}`, answers: { index: `${index}` } }),
    );
  }
  expect(intake.waiting()).toBe(5);
  expect(state.asked).toBeLessThan(20);
  state.isAway = false;
  await expect.poll(() => count("leads"), { timeout: 20_000 }).toBe(5);
  await expect.poll(() => intake.waiting()).toBe(0);
});

it("knows what was sent to another process before, with another page's key too", async () => {
  const { begin, count } = await fleet();
  const [first, second] = [begin().intake, begin().intake];
  const { reference } = await first.keep(newSubmission({ key: "the-key-of-one-page-view" }));
  const again = newSubmission({ key: "the-key-of-another-view" });
  expect(await second.find(again)).toEqual({ reference });
  expect(await second.find(newSubmission({ answers: { message: "Άλλο" } }))).toBeUndefined();
  expect(count("leads")).toBe(1);
});

it("does not have a sender wait for a database that hangs", async () => {
  expectConsole("error");
  const { begin, state } = await fleet();
  const { intake } = begin();
  state.isHung = true;
  const { reference } = await intake.keep(newSubmission());
  expect(reference).toMatch(/^B4-/);
  expect(intake.waiting()).toBe(1);
});
