import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { startDelivering } from "../../test/support/delivering-intake.ts";
import { prepareIntake } from "./database.ts";
import { MAX_PENDING_FILES } from "./kept-files.ts";
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
  const { intake, dataDir } = await startDelivering();
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
  const { intake } = await startDelivering();
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
