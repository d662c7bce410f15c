import { readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, vi } from "vitest";
import { IntakeUnavailable } from "../../app/forms/intake.ts";
import { PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { prepareIntake } from "./database.ts";
import { MAX_PENDING_FILES } from "./kept-files.ts";
import { bytes, newSubmission, PDF, SENDER, startIntake, temporaryFolder } from "./testing.ts";

const HOUR_MS = 60 * 60 * 1000;

async function open(options: { now?: () => number } = {}) {
  const backend = await startBackend();
  const started = startIntake({
    transport: (request) => backend.backend.fetch(request),
    token: PUBLIC_TOKEN,
    ...options,
  });
  const stored = backend.openStored();
  const count = (table: string) =>
    Number(stored.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
  return { ...started, stored, count };
}

const filesIn = (dataDir: string) => readdirSync(join(dataDir, "intake/files"));

describe("a submission", () => {
  it("reaches the backend with its file and mails, and leaves nothing personal behind", async () => {
    const { intake, dataDir, stored, count } = await open();
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
    const { intake, count } = await open();
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
    const { intake, count } = await open({ now: () => clock.now });
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
    const { intake, count } = await open();
    const sameBackend = await open();
    const key = "page-view-0001-0002";
    const one = await intake.keep(newSubmission({ key }));
    const other = await sameBackend.intake.keep(newSubmission({ key }));
    expect(other.reference).toBe(one.reference);
    expect(count("leads")).toBeLessThanOrEqual(1);
  });

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
    await vi.waitFor(() => expect(intake.waiting()).toBe(1));
    hang.resolve();
    await slow;
    expect(intake.waiting()).toBe(0);
  });

  it("is delivered once by two processes on one folder", async () => {
    const { intake, dataDir, count } = await open();
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

  it("is refused with a fault that passes while the database is locked, then taken", async () => {
    const error = expectConsole("error");
    const { intake, dataDir } = await open();
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

describe("a document", () => {
  const refused = async (filename: string, content: Uint8Array | string) => {
    const { intake, dataDir } = startIntake({ transport: fetch });
    const attempt = intake.keepFile({ filename, content: bytes(content, 100_000), sender: SENDER });
    const { reason } = await attempt.then(
      () => ({ reason: "taken" }),
      (error: { reason: string }) => error,
    );
    expect(filesIn(dataDir)).toHaveLength(reason === "taken" ? 1 : 0);
    return reason;
  };

  it("has to be what its name says, not empty, and at most 5 MB", async () => {
    expect(await refused("cv.pdf", PDF)).toBe("taken");
    expect(await refused("CV.PDF", PDF)).toBe("taken");
    expect(await refused("cv.docx", PDF)).toBe("type");
    expect(await refused("cv.pdf", "MZ this program cannot be run")).toBe("type");
    expect(await refused("cv.pdf.exe", PDF)).toBe("type");
    expect(await refused("cv.html", "<script>")).toBe("type");
    expect(await refused("cv.pdf", "")).toBe("empty");
    const large = Buffer.concat([Buffer.from(PDF), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await refused("cv.pdf", large)).toBe("size");
  });

  it("keeps a hostile name as a label without folders and direction marks", async () => {
    const { intake } = startIntake({ transport: fetch });
    const label = async (filename: string) =>
      (await intake.keepFile({ filename, content: bytes(PDF), sender: SENDER })).label;
    expect(await label("..\\..\\etc\\cv.pdf")).toBe("cv.pdf");
    expect(await label("cv\u202efdp.exe\u0000.pdf")).toBe("cvfdp.exe.pdf");
    expect(await label(`${"α".repeat(400)}.pdf`)).toHaveLength(150);
  });

  it("that nothing was sent with goes after a day, and one that no row knows after an hour", async () => {
    const clock = { now: Date.now() };
    const dataDir = temporaryFolder();
    const first = startIntake({ dataDir, transport: fetch, now: () => clock.now });
    const { key } = await first.intake.keepFile({
      filename: "cv.pdf",
      content: bytes(PDF),
      sender: SENDER,
    });
    writeFileSync(join(dataDir, "intake/files/left-over.part"), "x");
    const old = new Date(Date.now() - 2 * HOUR_MS);
    utimesSync(join(dataDir, "intake/files/left-over.part"), old, old);
    await first.intake.close();
    const second = startIntake({ dataDir, transport: fetch, now: () => clock.now });
    second.intake.start();
    await second.intake.close();
    expect(filesIn(dataDir)).toEqual([key]);
    clock.now += 25 * HOUR_MS;
    const third = startIntake({ dataDir, transport: fetch, now: () => clock.now });
    third.intake.start();
    await third.intake.close();
    expect(filesIn(dataDir)).toEqual([]);
  });
});

it("keeps so many files that nothing was sent with", async () => {
  const { intake, dataDir } = await open();
  const upload = (sender = SENDER) =>
    intake.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender });
  const sent = await upload();
  await intake.keep(newSubmission({ file: sent }));
  await intake.deliverDue();
  const oldest = await upload();
  for (let index = 0; index < MAX_PENDING_FILES; index++) await upload();
  expect(await intake.keptFile(oldest.key)).toBeUndefined();
  expect((await intake.keptFile(sent.key))?.isSent).toBe(true);
  expect(filesIn(dataDir)).toHaveLength(MAX_PENDING_FILES);
});

it("makes room among the files of whoever has most of them", async () => {
  const { intake } = await open();
  const upload = (sender: string) =>
    intake.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender });
  const visitor = await upload("192.0.2.7");
  const other = await upload("192.0.2.8");
  const flood = [];
  for (let index = 0; index < MAX_PENDING_FILES + 5; index++) {
    flood.push(await upload("2001:db8:1:1::/64"));
  }
  expect(await intake.keptFile(visitor.key)).toBeDefined();
  expect(await intake.keptFile(other.key)).toBeDefined();
  const kept = await Promise.all(flood.map(({ key }) => intake.keptFile(key)));
  const gone = flood.filter((_, index) => !kept[index]);
  expect(gone).toEqual(flood.slice(0, 7));
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

it("takes over the files of a database that does not know who sent them", async () => {
  const dataDir = temporaryFolder();
  const first = new DatabaseSync(join(dataDir, "intake.db"));
  prepareIntake(first);
  first.exec(`ALTER TABLE files DROP COLUMN sender;
    PRAGMA user_version = 2;
    INSERT INTO files (key, label, type, size, checksum, stored)
    VALUES ('old', 'cv.pdf', 'application/pdf', 9, 'abc', ${Date.now()})`);
  first.close();
  const { intake } = startIntake({ dataDir, transport: fetch });
  const file = await intake.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender: SENDER });
  expect((await intake.keptFile("old"))?.label).toBe("cv.pdf");
  expect((await intake.keptFile(file.key))?.label).toBe("cv.pdf");
  const db = new DatabaseSync(join(dataDir, "intake.db"));
  const rows = db.prepare("SELECT key, sender FROM files ORDER BY stored").all();
  db.close();
  expect(rows[0]).toEqual({ key: "old", sender: null });
  expect(rows[1]?.sender).toMatch(/^[\w-]{16}$/);
  expect(rows[1]?.sender).not.toContain(SENDER);
});

describe("limits and stamps", () => {
  it("refill with time, per rule and key", async () => {
    const clock = { now: 0 };
    const { intake } = startIntake({ transport: fetch, now: () => clock.now });
    for (let index = 0; index < 10; index++) expect(await intake.take("submission", "a")).toBe(0);
    expect(await intake.take("submission", "a")).toBeGreaterThan(0);
    expect(await intake.take("submission", "b")).toBe(0);
    clock.now += HOUR_MS;
    expect(await intake.take("submission", "a")).toBe(0);
  });

  it("don't count what is given back", async () => {
    const { intake } = startIntake({ transport: fetch, now: () => 0 });
    for (let index = 0; index < 30; index++) {
      expect(await intake.take("submission", "a")).toBe(0);
      await intake.giveBack("submission", "a");
    }
    for (let index = 0; index < 10; index++) expect(await intake.take("submission", "a")).toBe(0);
    await intake.giveBack("submission", "nobody");
    expect(await intake.take("submission", "a")).toBeGreaterThan(0);
  });

  it("say how long ago a page was ready, and nothing for a stamp that is not ours", () => {
    const clock = { now: 1_000_000 };
    const { intake } = startIntake({ transport: fetch, now: () => clock.now });
    const stamp = intake.stamp();
    clock.now += 1500;
    expect(intake.sinceStamp(stamp)).toBe(1500);
    expect(intake.sinceStamp(stamp.replace(/^1/, "2"))).toBeUndefined();
    expect(intake.sinceStamp("")).toBeUndefined();
    clock.now += 49 * HOUR_MS;
    expect(intake.sinceStamp(stamp)).toBeUndefined();
  });
});

it("forgets one sender and nobody else, file and keys included", async () => {
  const { intake, dataDir, count } = await open();
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
