import { describe, expect, it } from "vitest";
import { PUBLIC_TOKEN } from "../../backend/testing/start-backend.ts";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import {
  type Answer,
  HOUR_MS,
  isFile,
  isLead,
  isMail,
  MINUTE_MS,
  openTray,
  refusing,
} from "../../test/support/intake-tray.ts";
import { bytes, newSubmission, PDF, SENDER } from "./testing.ts";

describe("a file or a mail that the backend refuses", () => {
  it("is kept while its lead is filed, and the lead is told of the file later", async () => {
    expectConsole("error");
    const { intake, state, rows } = await openTray((request) =>
      isFile(request) ? refusing(415, "UNSUPPORTED_MEDIA_TYPE") : undefined,
    );
    const file = await intake.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender: SENDER });
    await intake.keep(newSubmission({ file }));
    await intake.deliverDue();
    expect(rows("leads")).toMatchObject([{ cv: null }]);
    expect(rows("outbox")).toHaveLength(1);
    const [entry] = intake.tray.list({ limit: 1, offset: 0 });
    const id = String(entry?.id);
    expect(entry).toMatchObject({ isLeadThere: true, failures: [{ part: "file", status: 415 }] });
    expect(entry?.file).toMatchObject({ key: file.key, label: "cv.pdf" });
    state.answer = () => undefined;
    expect(await intake.tray.retry(id)).toBe("unattached");
    expect(rows("files")).toMatchObject([{ id: file.key }]);
    expect(rows("outbox")).toHaveLength(1);
    expect(intake.tray.count()).toBe(1);
    await intake.tray.settle(id, "file");
    expect(intake.tray.count()).toBe(0);
    expect(await intake.tray.read(file)).toBeUndefined();
  });

  it.each([
    ["a mail", 503, "in trouble"],
    ["a mail", 429, "busy"],
  ])("is not forgotten where %s is answered %i afterwards", async (_, status, code) => {
    expectConsole("error");
    const { intake, state, clock, rows } = await openTray((request) =>
      isFile(request)
        ? refusing(415, "UNSUPPORTED_MEDIA_TYPE")
        : isMail(request)
          ? refusing(status, code)
          : undefined,
    );
    const file = await intake.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender: SENDER });
    await intake.keep(newSubmission({ file }));
    await intake.deliverDue();
    expect([rows("leads").length, rows("outbox").length]).toEqual([1, 0]);
    state.answer = (request) =>
      isFile(request) ? refusing(415, "UNSUPPORTED_MEDIA_TYPE") : undefined;
    clock.now += HOUR_MS;
    await intake.deliverDue();
    expect(rows("outbox")).toHaveLength(1);
    expect(intake.tray.list({ limit: 1, offset: 0 })).toMatchObject([
      { isLeadThere: true, failures: [{ part: "file", status: 415 }] },
    ]);
    expect(await intake.tray.read(file)).toBeDefined();
  });

  it("is shown when the disk has lost the file", async () => {
    expectConsole("error");
    const { intake, edit, rows } = await openTray();
    const file = await intake.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender: SENDER });
    await intake.keep(newSubmission({ file }));
    edit("DELETE FROM files");
    await intake.deliverDue();
    expect(rows("leads")).toHaveLength(1);
    expect(intake.tray.list({ limit: 1, offset: 0 })[0]?.failures).toEqual([
      { part: "file", code: "FILE_MISSING" },
    ]);
  });

  it("is tried again alone", async () => {
    expectConsole("error");
    const { intake, state, calls, rows } = await openTray((request) =>
      isMail(request) ? refusing(400, "FAILED_VALIDATION", "recipient") : undefined,
    );
    await intake.keep(newSubmission());
    await intake.deliverDue();
    const [entry] = intake.tray.list({ limit: 1, offset: 0 });
    expect(entry).toMatchObject({
      isLeadThere: true,
      failures: [{ part: "mail", field: "recipient" }],
    });
    state.answer = () => undefined;
    calls.length = 0;
    expect(await intake.tray.retry(String(entry?.id))).toBe("filed");
    expect(calls).not.toContain("POST /items/leads");
    expect(rows("outbox")).toHaveLength(1);
  });

  it("is no matter once staff have deleted its lead", async () => {
    expectConsole("error");
    const { intake, state, clock, backend } = await openTray((request) =>
      isMail(request) ? refusing(503, "SERVICE_UNAVAILABLE") : undefined,
    );
    await intake.keep(newSubmission());
    await intake.deliverDue();
    const { access: token } = await backend.signIn();
    const { text } = await backend.call("GET", "/items/leads", { token });
    const body = JSON.parse(text).data.map(({ id }: { id: string }) => id);
    await backend.call("DELETE", "/items/leads", { token, body });
    state.answer = () => undefined;
    clock.now += HOUR_MS;
    await intake.deliverDue();
    expect(intake.waiting()).toBe(0);
  });
});

describe("a backend that refuses the site itself", () => {
  it.each([
    ["a wrong token", "wrong-token", undefined],
    ["a role without rights", PUBLIC_TOKEN, 403],
    ["a wrong address", PUBLIC_TOKEN, 404],
    ["something in front", PUBLIC_TOKEN, 400],
  ])("fills no tray one by one: %s", async (_, token, status) => {
    const error = expectConsole("error");
    const refused: Answer = (request) =>
      isLead(request) && status !== undefined ? new Response("no", { status }) : undefined;
    const { intake, clock } = await openTray(refused, token);
    for (const message of ["α", "β", "γ"])
      await intake.keep(newSubmission({ answers: { message } }));
    await intake.deliverDue();
    clock.now += HOUR_MS;
    await intake.deliverDue();
    expect(intake.waiting()).toBe(3);
    const entries = intake.tray.list({ limit: 10, offset: 0 });
    expect(entries.map(({ held }) => held)).toEqual([undefined, undefined, undefined]);
    clock.now += MINUTE_MS;
    expect(intake.concerns()).toEqual([
      `intake: the content backend refuses the site (${status ?? 401}), 3 submissions waiting`,
    ]);
    const said = error.mock.calls.filter((call: unknown[]) =>
      String(call[0]).includes("refuses the site"),
    );
    expect(said).toHaveLength(1);
  });
});

it("what waits for long is shown, and goes on being tried", async () => {
  expectConsole("error");
  const { intake, state, clock, rows } = await openTray(() => new Response("", { status: 502 }));
  await intake.keep(newSubmission());
  await intake.deliverDue();
  expect(intake.tray.count()).toBe(0);
  expect(intake.concerns()).toEqual([]);
  clock.now += 16 * MINUTE_MS;
  await intake.deliverDue();
  expect(intake.tray.list({ limit: 1, offset: 0 })).toMatchObject([
    { held: undefined, failures: [{ part: "backend", status: 502 }] },
  ]);
  expect(intake.concerns()).toEqual([
    "intake: 1 submission waiting for the content backend, the oldest for 16 minutes",
  ]);
  state.answer = () => undefined;
  clock.now += MINUTE_MS;
  await intake.deliverDue();
  expect(intake.tray.count()).toBe(0);
  expect(rows("leads")).toHaveLength(1);
});

it("what our own code fails over holds up nobody, and is shown after five times", async () => {
  expectConsole("error");
  const { intake, clock, edit, rows } = await openTray();
  await intake.keep(newSubmission());
  edit("UPDATE submissions SET delivery = json_remove(delivery, '$.mails')");
  clock.now += 1;
  await intake.keep(newSubmission({ answers: { message: "Άλλο" } }));
  await intake.deliverDue();
  expect(rows("outbox")).toHaveLength(1);
  for (let attempt = 2; attempt <= 5; attempt++) {
    expect(intake.tray.count()).toBe(0);
    clock.now += MINUTE_MS;
    await intake.deliverDue();
  }
  const [entry] = intake.tray.list({ limit: 1, offset: 0 });
  expect(entry).toMatchObject({ held: clock.now, failures: [{ part: "program" }] });
  expect(entry?.nextAttempt).toBe(clock.now + HOUR_MS);
});

it("what can't be read any more holds up nobody either", async () => {
  const error = expectConsole("error");
  const { intake, clock, edit, rows } = await openTray();
  await intake.keep(newSubmission());
  edit("UPDATE submissions SET delivery = substr(delivery, 1, 20)");
  clock.now += 1;
  await intake.keep(newSubmission({ answers: { message: "Άλλο" } }));
  await intake.deliverDue();
  expect(rows("leads")).toHaveLength(1);
  expect(error).toHaveBeenCalled();
});
