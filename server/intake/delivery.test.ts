import { describe, expect, it } from "vitest";
import { PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import { startDelivering } from "../../test/support/delivering-intake.ts";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { newSubmission, startIntake } from "./testing.ts";

describe("the delivery of a submission", () => {
  it("waits while the backend is away, is tried again, and arrives once", async () => {
    const backend = await startBackend();
    const error = expectConsole("error");
    const clock = { now: Date.now() };
    let isAway = true;
    const { intake } = startIntake({
      // Answers may get lost on their way back, too.
      transport: async (request) => {
        const answer = backend.backend.fetch(request);
        if (!isAway) return answer;
        await answer;
        throw new TypeError("connection reset");
      },
      token: PUBLIC_TOKEN,
      now: () => clock.now,
    });
    for (const message of ["α", "β", "γ"])
      await intake.keep(newSubmission({ answers: { message } }));
    await intake.deliverDue();
    expect(intake.waiting()).toBe(3);
    isAway = false;
    clock.now += 60_000;
    await intake.deliverDue();
    expect(intake.waiting()).toBe(0);
    const stored = backend.openStored();
    expect(stored.prepare("SELECT count(*) AS n FROM leads").get()?.n).toBe(3);
    expect(stored.prepare("SELECT count(*) AS n FROM outbox").get()?.n).toBe(3);
    expect(error).toHaveBeenCalled();
  });

  it("is taken in at once while the backend hangs, and arrives when it no longer does", async () => {
    const backend = await startBackend();
    const error = expectConsole("error");
    const clock = { now: Date.now() };
    const hang = Promise.withResolvers<void>();
    let isHung = true;
    const { intake } = startIntake({
      transport: async (request) => {
        if (isHung) await hang.promise;
        return backend.backend.fetch(request);
      },
      token: PUBLIC_TOKEN,
      now: () => clock.now,
    });
    // Each is taken in before the backend has answered anything.
    for (let index = 0; index < 50; index++) {
      await intake.keep(newSubmission({ answers: { message: String(index) } }));
    }
    await intake.deliverDue();
    expect(intake.waiting()).toBe(50);
    isHung = false;
    hang.resolve();
    clock.now += 60_000;
    await intake.deliverDue();
    const stored = backend.openStored();
    expect(stored.prepare("SELECT count(*) AS n FROM leads").get()?.n).toBe(50);
    expect(stored.prepare("SELECT count(*) AS n FROM outbox").get()?.n).toBe(50);
    expect(error).toHaveBeenCalled();
  });

  it("does not wait for one before it whose delivery hangs", async () => {
    const backend = await startBackend();
    const hang = Promise.withResolvers<void>();
    const { intake } = startIntake({
      transport: async (request) => {
        if ((await request.clone().text()).includes("the slow one")) await hang.promise;
        return backend.backend.fetch(request);
      },
      token: PUBLIC_TOKEN,
    });
    await intake.keep(newSubmission({ answers: { message: "the slow one" } }));
    const slow = intake.deliverDue();
    await intake.keep(newSubmission({ answers: { message: "the next one" } }));
    await expect.poll(() => intake.waiting()).toBe(1);
    hang.resolve();
    await slow;
    expect(intake.waiting()).toBe(0);
  });

  it("is delivered once by two processes on one folder", async () => {
    const { intake, dataDir, count } = await startDelivering();
    const calls: string[] = [];
    const neighbour = startIntake({
      dataDir,
      transport: async (request) => {
        calls.push(request.url);
        return Response.json({ data: [] });
      },
    });
    for (let index = 0; index < 20; index++) {
      await intake.keep(newSubmission({ answers: { message: String(index) } }));
    }
    await Promise.all([intake.deliverDue(), neighbour.intake.deliverDue()]);
    const leads = calls.filter((url) => url.includes("/items/leads")).length;
    expect(count("leads") + leads).toBe(20);
  });
});
