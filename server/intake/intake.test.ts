import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { IntakeUnavailable } from "../../app/forms/intake.ts";
import { startDelivering } from "../../test/support/delivering-intake.ts";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import {
  bytes,
  filesIn,
  newSubmission,
  PDF,
  SENDER,
  startIntake,
  temporaryFolder,
} from "./testing.ts";

const HOUR_MS = 60 * 60 * 1000;

describe("a submission", () => {
  it("reaches the backend with its file and mails, and leaves nothing personal behind", async () => {
    const { intake, dataDir, stored, count } = await startDelivering();
    const file = await intake.keepFile({
      filename: "../βιογραφικό.pdf",
      content: bytes(PDF),
      sender: SENDER,
    });
    expect(file.label).toBe("βιογραφικό.pdf");
    const { reference } = await intake.keep(newSubmission({ form: "careers-apply", file }));
    expect(reference).toMatch(/^B4-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await intake.deliverDue();
    expect(intake.waiting()).toBe(0);
    expect(stored.prepare("SELECT reference, cv, queue FROM leads").all()).toMatchObject([
      { reference, cv: file.key, queue: "inbox" },
    ]);
    expect(count("outbox")).toBe(1);
    expect(filesIn(dataDir)).toEqual([]);
    const db = new DatabaseSync(join(dataDir, "intake.db"));
    const rows = JSON.stringify([
      db.prepare("SELECT * FROM submissions").all(),
      db.prepare("SELECT * FROM files").all(),
    ]);
    db.close();
    expect(rows).not.toMatch(/maria|Μαρία|βιογραφικό/);
  });

  it("is one lead when it comes twice, before and after its delivery, with a file or without", async () => {
    const { intake, count } = await startDelivering();
    const first = await intake.keepFile({
      filename: "cv.pdf",
      content: bytes(PDF),
      sender: SENDER,
    });
    const second = await intake.keepFile({
      filename: "cv.pdf",
      content: bytes(PDF),
      sender: SENDER,
    });
    const { reference } = await intake.keep(newSubmission({ file: first }));
    expect(await intake.keep(newSubmission({ file: second }))).toEqual({ reference, isNew: false });
    await intake.deliverDue();
    expect((await intake.keep(newSubmission({ file: second }))).reference).toBe(reference);
    const kept = await intake.keptFile(first.key);
    expect(kept?.isSent).toBe(true);
    expect(await intake.find(newSubmission({ file: kept }))).toEqual({ reference });
    await intake.deliverDue();
    expect(count("leads")).toBe(1);
    expect(count("outbox")).toBe(1);
  });

  it("is another one with other answers, and the same ones again after a day", async () => {
    const clock = { now: Date.parse("2026-11-21T10:00:00Z") };
    const { intake, count } = await startDelivering({ now: () => clock.now });
    await intake.keep(newSubmission());
    await intake.keep(newSubmission({ answers: { message: "Κάτι άλλο" } }));
    clock.now += 23 * HOUR_MS;
    expect((await intake.keep(newSubmission())).isNew).toBe(false);
    clock.now += 2 * HOUR_MS;
    expect((await intake.keep(newSubmission())).isNew).toBe(true);
    await intake.deliverDue();
    expect(count("leads")).toBe(3);
  });

  it("has the same key on every process when a page has minted one", async () => {
    const { intake, count } = await startDelivering();
    const sameBackend = await startDelivering();
    const key = "page-view-0001-0002";
    const one = await intake.keep(newSubmission({ key }));
    const other = await sameBackend.intake.keep(newSubmission({ key }));
    expect(other.reference).toBe(one.reference);
    expect(count("leads")).toBeLessThanOrEqual(1);
  });

  it("is refused with a fault that passes while the database is locked, then taken", async () => {
    const error = expectConsole("error");
    const { intake, dataDir } = await startDelivering();
    intake.stamp();
    const other = new DatabaseSync(join(dataDir, "intake.db"));
    other.exec("BEGIN IMMEDIATE");
    await expect(intake.keep(newSubmission())).rejects.toThrow(IntakeUnavailable);
    other.exec("ROLLBACK");
    other.close();
    expect((await intake.keep(newSubmission())).isNew).toBe(true);
    expect(error).toHaveBeenCalled();
  });
});

it("is a concern while it can't be opened, and none once it can", async () => {
  const clock = { now: 1_000_000 };
  const dataDir = temporaryFolder();
  const inTheWay = join(dataDir, "intake");
  writeFileSync(inTheWay, "a file where the folder should be");
  expectConsole("error");
  const { intake } = startIntake({ dataDir, transport: fetch, now: () => clock.now });
  intake.start();
  expect(intake.concerns()).toEqual(["intake: can't be read"]);
  rmSync(inTheWay);
  clock.now += 2_000;
  expect(intake.concerns()).toEqual([]);
});

it("forgets one sender and nobody else, file and keys included", async () => {
  const { intake, dataDir, count } = await startDelivering();
  await intake.deliverDue();
  const file = await intake.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender: SENDER });
  await intake.keep(newSubmission({ file }));
  await intake.keep(newSubmission({ email: "other@people.example.com", key: "other" }));
  expect(await intake.erase("maria@people.example.com")).toBe(1);
  expect(filesIn(dataDir)).toEqual([]);
  expect(await intake.erase("maria@people.example.com")).toBe(0);
  await intake.deliverDue();
  expect(count("leads")).toBe(1);
});
