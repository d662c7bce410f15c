import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { HOUR_MS, isEmpty, isLead, openTray, refusing } from "../../test/support/intake-tray.ts";
import { bytes, keepUnfit, LONG_EMAIL, newSubmission, PDF, SENDER } from "./testing.ts";

describe("a lead that the backend refuses", () => {
  it("lies in the tray with all that was sent, and holds up nothing else", async () => {
    const error = expectConsole("error");
    const { intake, dataDir, clock, calls, rows } = await openTray();
    const refused = await keepUnfit({ intake, dataDir }, { key: "page-view-0000-0001" });
    await intake.keep(newSubmission({ answers: { message: "Άλλο" } }));
    await intake.deliverDue();
    expect(rows("leads")).toHaveLength(1);
    const [entry, ...others] = intake.tray.list({ limit: 10, offset: 0 });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      reference: refused.reference,
      form: "contact",
      held: clock.now,
      attempts: 1,
      nextAttempt: undefined,
      isLeadThere: false,
      failures: [{ part: "lead", status: 400, code: "FAILED_VALIDATION", field: "email" }],
      delivery: { lead: { email: LONG_EMAIL, payload: { answers: { topic: "press" } } } },
    });
    expect(intake.concerns()).toEqual(["intake: 1 submission could not be filed"]);
    // It is not tried again like an outage.
    const before = calls.length;
    clock.now += HOUR_MS;
    await intake.deliverDue();
    expect(calls).toHaveLength(before);
    const logged = JSON.stringify(error.mock.calls);
    expect(logged).toContain(refused.reference);
    expect(logged).not.toContain(LONG_EMAIL);
  });

  it("is filed once when it was set right, its mail to the right address", async () => {
    expectConsole("error");
    const { intake, dataDir, rows } = await openTray();
    const file = await intake.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender: SENDER });
    await keepUnfit({ intake, dataDir }, { form: "careers-apply", file });
    await intake.deliverDue();
    const [entry] = intake.tray.list({ limit: 1, offset: 0 });
    const id = String(entry?.id);
    expect(await intake.tray.retry(id)).toBe("refused");
    expect(Buffer.from((await intake.tray.read(file)) ?? []).toString()).toBe(PDF);
    intake.tray.repair(id, { email: "right@people.example.com", summary: null });
    expect(await intake.tray.retry(id)).toBe("filed");
    expect(rows("leads")).toMatchObject([
      { email: "right@people.example.com", summary: null, cv: file.key },
    ]);
    expect(rows("outbox")).toMatchObject([{ recipient: "right@people.example.com" }]);
    expect(intake.tray.count()).toBe(0);
    expect(intake.tray.find(id)).toBeUndefined();
    expect(await intake.tray.retry(id)).toBe("gone");
    expect(readdirSync(join(dataDir, "intake/files"))).toEqual([]);
  });

  it("is told from an outage by every status", async () => {
    expectConsole("error");
    for (const [status, isHeld] of [
      [400, true],
      [403, true],
      [404, true],
      [413, true],
      [415, true],
      [422, true],
      [408, false],
      [425, false],
      [429, false],
      [500, false],
      [503, false],
    ] as const) {
      const { intake } = await openTray(async (request) =>
        isLead(request) && !(await isEmpty(request)) ? refusing(status, "ANY", "name") : undefined,
      );
      await intake.keep(newSubmission());
      await intake.deliverDue();
      expect(intake.tray.count(), String(status)).toBe(isHeld ? 1 : 0);
      expect(intake.waiting(), String(status)).toBe(1);
    }
  });

  it("is forgotten, file and all, when staff delete it", async () => {
    expectConsole("error");
    const { intake, dataDir } = await openTray();
    const file = await intake.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender: SENDER });
    await keepUnfit({ intake, dataDir }, { file });
    await intake.deliverDue();
    await intake.tray.remove(String(intake.tray.list({ limit: 1, offset: 0 })[0]?.id));
    expect(intake.waiting()).toBe(0);
    expect(readdirSync(join(dataDir, "intake/files"))).toEqual([]);
    expect(await intake.find(newSubmission({ file }))).toBeUndefined();
  });
});
