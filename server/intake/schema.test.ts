import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { PUBLIC_TOKEN, startBackend } from "../../backend/testing/start-backend.ts";
import { newSubmission, startIntake, temporaryFolder } from "./testing.ts";

/** An intake as it was before there was a tray. */
async function oldIntake(): Promise<string> {
  const dataDir = temporaryFolder();
  const { intake } = startIntake({ dataDir, transport: fetch });
  await intake.erase("nobody@people.example.com");
  await intake.close();
  const db = new DatabaseSync(join(dataDir, "intake.db"));
  db.exec(`DROP TABLE alarms; DROP INDEX submissions_undelivered;
    ALTER TABLE submissions DROP COLUMN held; ALTER TABLE submissions DROP COLUMN failures;
    ALTER TABLE submissions DROP COLUMN faults; ALTER TABLE files DROP COLUMN sender; PRAGMA user_version = 0`);
  const submission = newSubmission();
  const facts = { id: "0f6c1e2a-9c7d-4f0e-8a4b-2f1f2c3d4e5f", reference: "B4-AAAA-BBBB" };
  const delivery = submission.describe({ ...facts, sent: new Date(), sameProse: 0, receipts: 0 });
  db.prepare(
    `INSERT INTO submissions (id, reference, form, content_hash, received, delivery, next_attempt)
     VALUES (?, ?, 'contact', 'x', ?, ?, 0)`,
  ).run(facts.id, facts.reference, Date.now(), JSON.stringify(delivery));
  db.close();
  return dataDir;
}

it("takes over an intake of an earlier version, by two processes at once, with what waits in it", async () => {
  const dataDir = await oldIntake();
  const backend = await startBackend();
  const transport = (request: Request) => backend.backend.fetch(request);
  const one = startIntake({ dataDir, transport, token: PUBLIC_TOKEN }).intake;
  const two = startIntake({ dataDir, transport, token: PUBLIC_TOKEN }).intake;
  one.start();
  two.start();
  await Promise.all([one.deliverDue(), two.deliverDue()]);
  expect(one.waiting()).toBe(0);
  const stored = backend.openStored();
  expect(stored.prepare("SELECT reference FROM leads").all()).toEqual([
    { reference: "B4-AAAA-BBBB" },
  ]);
});

it("leaves an intake of a later version as it is", async () => {
  const dataDir = temporaryFolder();
  const { intake } = startIntake({ dataDir, transport: fetch });
  intake.start();
  await intake.close();
  const version = (set?: number) => {
    const db = new DatabaseSync(join(dataDir, "intake.db"));
    if (set) db.exec(`PRAGMA user_version = ${set}`);
    const row = db.prepare("PRAGMA user_version").get();
    db.close();
    return row?.user_version;
  };
  version(99);
  const later = startIntake({ dataDir, transport: fetch }).intake;
  later.start();
  await later.close();
  expect(version()).toBe(99);
});
