import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";
import { startBackend, temporaryFolder } from "../testing/start-backend.ts";
import { openDatabase } from "./open.ts";

const ENOUGH_LEADS = 50;

it("has every commit on the disk before it is acknowledged", () => {
  const db = openDatabase(temporaryFolder());
  onTestFinished(() => db.close());
  const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  expect(pragma("journal_mode")).toBe("wal");
  expect(pragma("synchronous")).toBe(2);
  expect(pragma("foreign_keys")).toBe(1);
  expect(Number(pragma("busy_timeout"))).toBeGreaterThan(0);
});

it("has everything that was acknowledged after the process was killed", async () => {
  const dataDir = temporaryFolder();
  const script = join(import.meta.dirname, "../testing/write-leads.ts");
  const writer = spawn(process.execPath, [script, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => {
    writer.kill("SIGKILL");
  });
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === ENOUGH_LEADS) writer.kill("SIGKILL");
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, "exit");
  expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH_LEADS);

  const { openStored } = await startBackend({ dataDir });
  const db = openStored();
  expect(db.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  const stored = new Set(
    db
      .prepare("SELECT id FROM leads")
      .all()
      .map(({ id }) => id),
  );
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);

  // No row without its file, no file without its row.
  const named = db.prepare("SELECT filename_disk AS name FROM files").all();
  expect(named.length).toBeGreaterThanOrEqual(acknowledged.length);
  expect(readdirSync(join(dataDir, "files")).sort()).toEqual(named.map(({ name }) => name).sort());
});
