import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, vi } from "vitest";
import { mailTrayAlarm } from "../../app/staff/pipeline/tray-mail.server.ts";
import { PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import {
  bytes,
  keepUnfit,
  LONG_EMAIL,
  newSubmission,
  PDF,
  portTo,
  SENDER,
  startIntake,
} from "./testing.ts";
import type { Alarm } from "./tray-alarm.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Answer = (request: Request) => Response | undefined | Promise<Response | undefined>;

/** An intake on a real backend; `answer` may answer in its place. */
async function open(answer: Answer = () => undefined, token = PUBLIC_TOKEN) {
  const backend = await startBackend();
  const clock = { now: Date.now() };
  const calls: string[] = [];
  const alarms: Alarm[] = [];
  const state = { answer, isToldInVain: false };
  const transport = async (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return (await state.answer(request)) ?? backend.backend.fetch(request);
  };
  const started = startIntake({
    transport,
    token,
    now: () => clock.now,
    tell: async (alarm) => {
      if (state.isToldInVain) throw new Error("no mail server");
      alarms.push(alarm);
    },
  });
  const stored = backend.openStored();
  const rows = (table: string) => stored.prepare(`SELECT * FROM ${table}`).all();
  const edit = (sql: string) => {
    const db = new DatabaseSync(join(started.dataDir, "intake.db"));
    db.exec(sql);
    db.close();
  };
  return { ...started, backend, state, clock, calls, alarms, rows, edit, transport };
}

const isLead = (request: Request) => request.method === "POST" && /items\/leads/.test(request.url);
const isMail = (request: Request) => request.method === "POST" && /outbox/.test(request.url);
const isFile = (request: Request) => request.method === "POST" && /\/files/.test(request.url);

/** What a Directus says, with its code. */
const refusing = (status: number, code: string, field?: string) =>
  Response.json(
    { errors: [{ message: `Refused ${field ?? ""}`, extensions: { code, field } }] },
    { status },
  );

const isEmpty = async (request: Request) => (await request.clone().text()) === "{}";

describe("a lead that the backend refuses", () => {
  it("lies in the tray with all that was sent, and holds up nothing else", async () => {
    const error = expectConsole("error");
    const { intake, dataDir, clock, calls, rows } = await open();
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
    const { intake, dataDir, rows } = await open();
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
      const { intake } = await open(async (request) =>
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
    const { intake, dataDir } = await open();
    const file = await intake.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender: SENDER });
    await keepUnfit({ intake, dataDir }, { file });
    await intake.deliverDue();
    await intake.tray.remove(String(intake.tray.list({ limit: 1, offset: 0 })[0]?.id));
    expect(intake.waiting()).toBe(0);
    expect(readdirSync(join(dataDir, "intake/files"))).toEqual([]);
    expect(intake.find(newSubmission({ file }))).toBeUndefined();
  });
});

describe("a file or a mail that the backend refuses", () => {
  it("is kept while its lead is filed, and the lead is told of the file later", async () => {
    expectConsole("error");
    const { intake, state, rows } = await open((request) =>
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

  it("is shown when the disk has lost the file", async () => {
    expectConsole("error");
    const { intake, edit, rows } = await open();
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
    const { intake, state, calls, rows } = await open((request) =>
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
    const { intake, state, clock, backend } = await open((request) =>
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
    const { intake, clock } = await open(refused, token);
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
  const { intake, state, clock, rows } = await open(() => new Response("", { status: 502 }));
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
  const { intake, clock, edit, rows } = await open();
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
  const { intake, clock, edit, rows } = await open();
  await intake.keep(newSubmission());
  edit("UPDATE submissions SET delivery = substr(delivery, 1, 20)");
  clock.now += 1;
  await intake.keep(newSubmission({ answers: { message: "Άλλο" } }));
  await intake.deliverDue();
  expect(rows("leads")).toHaveLength(1);
  expect(error).toHaveBeenCalled();
});

describe("administrators", () => {
  it("are told once that it is no longer empty, again after it was, at most once a day", async () => {
    expectConsole("error");
    const { intake, dataDir, clock, state, alarms } = await open();
    const refuse = async (message: string) => {
      await keepUnfit({ intake, dataDir }, { answers: { message } });
      await intake.deliverDue();
    };
    const empty = async () => {
      for (const { id } of intake.tray.list({ limit: 9, offset: 0 })) await intake.tray.remove(id);
      await intake.deliverDue();
    };
    state.isToldInVain = true;
    await refuse("α");
    expect(alarms).toEqual([]);
    state.isToldInVain = false;
    clock.now += MINUTE_MS;
    await refuse("β");
    expect(alarms).toMatchObject([{ count: 2 }]);
    clock.now += 2 * DAY_MS;
    await intake.deliverDue();
    expect(alarms).toHaveLength(1);
    await empty();
    await refuse("γ");
    expect(alarms).toHaveLength(2);
    await empty();
    clock.now += HOUR_MS;
    await refuse("δ");
    expect(alarms).toHaveLength(2);
    clock.now += DAY_MS;
    await intake.deliverDue();
    expect(alarms).toHaveLength(3);
  });

  it("each get one mail, in their language, however often the same is told", async () => {
    const { backend, transport, rows } = await open();
    const { access: token } = await backend.signIn();
    const { text } = await backend.call("GET", "/users/me?fields=role", { token });
    const { role } = JSON.parse(text).data;
    for (const body of [
      { email: "eleni@people.example.com", language: "el-GR", role },
      { email: "gone@people.example.com", status: "suspended", role },
      { email: "editor@people.example.com" },
    ]) {
      await backend.call("POST", "/users", { token, body });
    }
    const house = {
      origins: { en: "https://b4.example", el: "https://b4.gr" },
      siteName: "B4",
      contactEmail: "hello@b4.example",
    };
    const alarm = { count: 2, raised: new Date("2026-11-23T10:00:00Z") };
    expectConsole("error");
    await mailTrayAlarm(portTo(transport, PUBLIC_TOKEN), house, alarm);
    await mailTrayAlarm(portTo(transport, PUBLIC_TOKEN), house, alarm);
    const mails = rows("outbox").sort((a, b) => (String(a.language) < String(b.language) ? -1 : 1));
    expect(mails.map(({ recipient, language }) => [recipient, language])).toEqual([
      ["eleni@people.example.com", "el"],
      ["admin@people.example", "en"],
    ]);
    await vi.waitFor(() => expect(backend.mails).toHaveLength(2));
    const bodies = backend.mails.map(({ text: body }) => body).join();
    expect(bodies).toContain("https://b4.example/admin/tray");
    expect(bodies).toContain("https://b4.gr/admin/tray");
  });
});
