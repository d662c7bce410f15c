/** Made, looked through and put back: what has to be in a backup, and what is refused. */

import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { readBackupState } from "../packages/lib/backups/state.ts";
import { backupsIn } from "./kept-backups.ts";
import { newKeys } from "./keys.ts";
import { makeBackup } from "./make-backup.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { restore } from "./restore.ts";
import { reading } from "./sqlite-copy.ts";
import { dataFolder, intakeIn, planOf, temporaryFolder } from "./testing.ts";
import { verify } from "./verify.ts";

const PRIVATE = 0o600;

async function madeIn(dataDir: string, differing = {}) {
  const made = await makeBackup(planOf(dataDir, differing));
  if (!made) throw new Error("No backup was made");
  return { ...made, archive: join(dataDir, "backups", made.name) };
}

it("holds databases, documents, the secret and what was set aside, for this user alone", async () => {
  const dataDir = dataFolder();
  const { archive, contents } = await madeIn(dataDir);
  expect(contents).toEqual({ leads: 0, waiting: 1, documents: 2 });
  expect(statSync(archive).mode & 0o777).toBe(PRIVATE);
  expect(readdirSync(dataDir).filter((name) => name.startsWith(".b4-"))).toEqual([]);

  const place = join(temporaryFolder(), "new");
  await restore(archive, [place], []);
  expect(readdirSync(place).sort()).toEqual([
    "backend.db",
    "files",
    "intake",
    "intake.db",
    "intake.db.damaged-20261123T101502123Z",
    "secret",
  ]);
  expect(readFileSync(join(place, "files/a.pdf"), "utf8")).toBe("PDF");
  expect(readFileSync(join(place, "intake/files/w"), "utf8")).toBe("CV w");
  for (const name of ["backend.db", "intake.db", "secret", "files/a.pdf"]) {
    expect(statSync(join(place, name)).mode & 0o777, name).toBe(PRIVATE);
  }
});

it("lets nobody stay signed in after a restore, and no mail go out by itself", async () => {
  const dataDir = dataFolder();
  reading(join(dataDir, "backend.db"), (db) =>
    db.exec(`INSERT INTO users (id, email, role, status) SELECT 'u', 'a@b.example', id, 'active' FROM roles LIMIT 1;
      INSERT INTO sessions (id, user, provider, created, last_used, expires) VALUES ('s', 'u', 'default', 1, 1, 9000);
      INSERT INTO refresh_tokens VALUES ('h', 's', 9000, NULL)`),
  );
  const place = temporaryFolder();
  await restore((await madeIn(dataDir)).archive, [place], []);
  const rows = reading(join(place, "backend.db"), (db) => ({
    sessions: db.prepare("SELECT id FROM sessions").all(),
    tokens: db.prepare("SELECT hash FROM refresh_tokens").all(),
    mails: db.prepare("SELECT id, status FROM outbox").all(),
    users: db.prepare("SELECT id FROM users").all(),
  }));
  expect(rows).toEqual({
    sessions: [],
    tokens: [],
    mails: [{ id: "m", status: "unsure" }],
    users: [{ id: "u" }],
  });
});

it("opens an encrypted backup for its key and nobody else", async () => {
  const dataDir = dataFolder();
  const [ours, others] = [await newKeys(), await newKeys()];
  const { archive, isEncrypted } = await madeIn(dataDir, { recipients: [ours.recipient] });
  expect(isEncrypted).toBe(true);
  expect(archive).toMatch(/\.tar\.gz\.age$/);
  expect(readFileSync(archive, "latin1")).not.toContain("manifest");
  await expect(verify(archive, [])).rejects.toThrow("set BACKUP_IDENTITY");
  await expect(verify(archive, [others.identity])).rejects.toThrow("another key");
  const { contents } = await verify(archive, [ours.identity]);
  expect(contents.documents).toBe(2);
});

const hasAge = spawnSync("age", ["--version"]).status === 0;

it.skipIf(!hasAge)("is opened by age, tar and sha256sum, without any program of ours", async () => {
  const [dataDir, keys] = [dataFolder(), await newKeys()];
  const { archive } = await madeIn(dataDir, { recipients: [keys.recipient] });
  const out = temporaryFolder();
  const script = `cd ${out} && printf '%s\\n' ${keys.identity} > key && (cd ${dirname(archive)} && sha256sum -c ${archive}.sha256)
    age -d -i key ${archive} | tar xz && cat 0/intake/files/* 0/files/*`;
  const { status, stdout, stderr } = spawnSync("sh", ["-ec", script], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/: OK\nCV \w+PDF$/);
});

it("refuses a damaged archive, with and without its sum", async () => {
  const { archive } = await madeIn(dataFolder());
  await verify(archive, []);
  const whole = readFileSync(archive);
  const place = temporaryFolder();
  appendFileSync(archive, "x");
  await expect(restore(archive, [place], [])).rejects.toThrow("its checksum is another");
  rmSync(`${archive}.sha256`);
  writeFileSync(archive, whole.subarray(0, whole.length - 100));
  await expect(restore(archive, [place], [])).rejects.toThrow("can't be unpacked");
  writeFileSync(archive, "nothing of ours");
  await expect(verify(archive, [])).rejects.toThrow("can't be unpacked");
  expect(readdirSync(place)).toEqual([]);
});

it("restores into an empty place alone", async () => {
  const dataDir = dataFolder();
  const { archive } = await madeIn(dataDir);
  await expect(restore(archive, [dataDir], [])).rejects.toThrow(
    /is not empty .*Nothing was changed/,
  );
  const place = temporaryFolder();
  mkdirSync(join(place, "backups"));
  await restore(archive, [place], []);
  expect(existsSync(join(place, "backend.db"))).toBe(true);
});

it("takes the intakes of other processes along, and gives each its folder back", async () => {
  const [first, second] = [dataFolder(), temporaryFolder()];
  intakeIn(second, "other");
  const { archive, contents } = await madeIn(first, { otherFolders: [second] });
  expect(contents).toMatchObject({ waiting: 2, documents: 3 });
  const [one, two] = [temporaryFolder(), temporaryFolder()];
  await expect(restore(archive, [one], [])).rejects.toThrow("set BACKUP_FOLDERS to 1 folders");
  expect(readdirSync(one)).toEqual([]);
  await restore(archive, [one, two], []);
  expect(readFileSync(join(two, "intake/files/other"), "utf8")).toBe("CV other");
  expect(existsSync(join(two, "backend.db"))).toBe(false);
});

it("keeps as many as it is told, and touches nothing else", async () => {
  const dataDir = dataFolder();
  const to = temporaryFolder();
  writeFileSync(join(to, "notes.txt"), "mine");
  const names = [];
  for (let count = 0; count < 3; count++) {
    names.push((await makeBackup(planOf(dataDir, { to, keep: 2 })))?.name);
  }
  expect(backupsIn(to)).toEqual([names[2], names[1]]);
  expect(readdirSync(to)).toHaveLength(5);
});

it("keeps older backups and says so when one fails, and makes one at a time", async () => {
  const dataDir = dataFolder();
  const good = await madeIn(dataDir);
  // Anything but a page of a database.
  writeFileSync(join(dataDir, "intake.db"), "damaged ".repeat(2_000));
  await expect(makeBackup(planOf(dataDir, { keep: 1 }))).rejects.toThrow("not a database");
  expect(backupsIn(join(dataDir, "backups"))).toEqual([good.name]);
  expect(readBackupState(dataDir)).toMatchObject({
    last: { name: good.name },
    failure: { message: expect.stringContaining("not a database") },
  });
  await oneAtATime(dataDir, async () => {
    expect(await makeBackup(planOf(dataDir))).toBeUndefined();
  });
  await expect(makeBackup(planOf(temporaryFolder()))).rejects.toThrow("nothing to back up");
});

it("does nothing where there is a backup of that time already", async () => {
  const dataDir = dataFolder();
  const { began } = await madeIn(dataDir);
  expect(await makeBackup(planOf(dataDir), new Date(began))).toBeUndefined();
  expect(await makeBackup(planOf(dataDir), new Date(Date.parse(began) + 1))).toBeDefined();
});

it("leaves nothing of one that was killed", async () => {
  const dataDir = dataFolder();
  mkdirSync(join(dataDir, ".b4-left"));
  await madeIn(dataDir);
  expect(existsSync(join(dataDir, ".b4-left"))).toBe(false);
});
