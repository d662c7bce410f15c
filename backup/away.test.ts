/** Backups in a store: sent, counted, looked through, put back where everything else is gone. */

import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readBackupState } from "../packages/lib/backups/state.ts";
import { readStoreAddress } from "../packages/object-store/address.ts";
import { startStore } from "../packages/object-store/testing.ts";
import { withBackupFromAway } from "./away.ts";
import { backupsIn } from "./kept-backups.ts";
import { newKeys } from "./keys.ts";
import { makeBackup } from "./make-backup.ts";
import { restore } from "./restore.ts";
import { dataFolder, planOf, temporaryFolder } from "./testing.ts";
import { verify } from "./verify.ts";

async function storeOf() {
  const server = await startStore();
  onTestFinished(() => server.close());
  const store = readStoreAddress(server.url);
  if (!store) throw new Error("No address");
  return { server, store };
}

it("goes to the store, keeps as many there as it is told, and comes back to an empty machine", async () => {
  const { server, store } = await storeOf();
  const dataDir = dataFolder();
  const keys = await newKeys();
  const plan = planOf(dataDir, { store, keep: 2, recipients: [keys.recipient] });
  const names = [];
  for (let count = 0; count < 3; count++) names.push(String((await makeBackup(plan))?.name));
  const [, second, third] = names;
  expect([...server.objects.keys()].sort()).toEqual(
    [second, third].flatMap((name) => [`of/b4/${name}`, `of/b4/${name}.sha256`]),
  );
  expect(backupsIn(join(dataDir, "backups"))).toEqual([third]);

  rmSync(dataDir, { recursive: true });
  const identities = [keys.identity];
  const { contents } = await withBackupFromAway(store, undefined, (file) =>
    verify(file, identities),
  );
  expect(contents.documents).toBe(2);
  const place = temporaryFolder();
  await withBackupFromAway(store, second, (file) => restore(file, [place], identities));
  expect(existsSync(join(place, "backend.db"))).toBe(true);
  await expect(withBackupFromAway(store, names[0], async () => {})).rejects.toThrow("no backup");
});

it("says so when the store does not take it, and keeps the archive here", async () => {
  const { server, store } = await storeOf();
  const dataDir = dataFolder();
  const wrong = { ...store, secretAccessKey: "another" };
  await expect(makeBackup(planOf(dataDir, { store: wrong }))).rejects.toThrow("403");
  expect(readBackupState(dataDir).failure?.message).toContain("SignatureDoesNotMatch");
  expect(backupsIn(join(dataDir, "backups"))).toHaveLength(1);
  expect(server.objects.size).toBe(0);
});

it("does not take an archive without its sum for the newest", async () => {
  const { server, store } = await storeOf();
  const made = await makeBackup(planOf(dataFolder(), { store }));
  server.objects.set("of/b4/b4-20991231T000000000Z.tar.gz", Buffer.from("half of it"));
  const name = await withBackupFromAway(store, undefined, async (file) => file);
  expect(name).toContain(made?.name);
});
