import { chownSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { makeBackup } from "../backup/make-backup.ts";
import { dataFolder, planOf } from "../backup/testing.ts";
import { backupStatePath } from "../packages/lib/backups/state.ts";
import { newSubmission, startIntake, temporaryFolder } from "../server/intake/testing.ts";
import { smallDisk } from "../test/support/small-disk.ts";
import { seriousAtStart } from "./at-start.ts";
import { backups } from "./checks/backups.ts";
import { disk, LITTLE_BYTES, ofRoom } from "./checks/disk.ts";
import { intake } from "./checks/intake.ts";
import { locks } from "./checks/locks.ts";
import { owners } from "./checks/owners.ts";
import { settings } from "./checks/settings.ts";
import { sqlite } from "./checks/sqlite.ts";
import { clockFinding } from "./clock.ts";
import { byHarm } from "./finding.ts";
import { inALog, told } from "./tell.ts";
import { installation, lines } from "./testing.ts";

const HOUR_MS = 60 * 60 * 1000;
const MB = 1024 * 1024;
const SMTP_URL = "smtp://127.0.0.1:1";

/** A folder whose intake holds a submission that came an hour ago and that no backend takes. */
async function waitingIntake(): Promise<string> {
  const DATA_DIR = temporaryFolder();
  const { intake: taken } = startIntake({
    dataDir: DATA_DIR,
    transport: () => Promise.reject(new Error("refused")),
    now: () => Date.now() - HOUR_MS,
  });
  await taken.keep(newSubmission());
  await taken.close();
  return DATA_DIR;
}

it("says nothing of a folder that is as it should be", async () => {
  const DATA_DIR = dataFolder();
  writeFileSync(join(DATA_DIR, "intake.db.damaged"), "of no interest");
  await makeBackup(planOf(DATA_DIR));
  const sound = installation({ DATA_DIR, SMTP_URL, BACKUP_TO: temporaryFolder() });
  expect([...sqlite(sound), ...(await backups(sound)), ...settings(sound)]).toEqual([]);
  expect(await disk(sound)).toEqual([]);
  expect(intake(installation())).toEqual([]);
});

it("finds a lead that waits", async () => {
  const DATA_DIR = await waitingIntake();
  expect(lines(intake(installation({ DATA_DIR })))).toEqual([
    "loses: 1 submission waiting for the content backend, the oldest for 60 minutes",
  ]);
});

it("finds a full tray", async () => {
  const DATA_DIR = await waitingIntake();
  const db = new DatabaseSync(join(DATA_DIR, "intake.db"));
  db.exec("UPDATE submissions SET held = 1");
  db.close();
  expect(lines(intake(installation({ DATA_DIR })))).toEqual([
    "loses: 1 submission could not be filed and will not be tried again",
  ]);
});

it("finds a damaged intake, and one that was set aside", async () => {
  const DATA_DIR = temporaryFolder();
  writeFileSync(join(DATA_DIR, "intake.db"), "no database, whatever it is called".repeat(100));
  writeFileSync(join(DATA_DIR, "intake.db.damaged-20261123T101502123Z"), "evidence");
  expect(lines(intake(installation({ DATA_DIR })))).toEqual([
    expect.stringContaining("loses: intake.db was damaged and set aside as intake.db.damaged-2026"),
    expect.stringMatching(/^loses: .*intake\.db can't be read, so that no form may be taken: /),
  ]);
});

it("finds a damaged database, a newer one, an older one", () => {
  const DATA_DIR = dataFolder();
  const path = join(DATA_DIR, "backend.db");
  const inIt = (sql: string) => {
    const db = new DatabaseSync(path);
    db.exec(sql);
    db.close();
  };
  const found = () => lines(sqlite(installation({ DATA_DIR })));
  inIt("DELETE FROM schema_migrations WHERE name = '0011-recovery-codes.sql'");
  expect(found()).toEqual([
    `unfinished: ${path} is of an older version (0011-recovery-codes.sql will be applied)`,
  ]);
  inIt("INSERT INTO schema_migrations VALUES ('9999-later.sql', 'x', 'y')");
  expect(found()).toEqual([
    `shuts: ${path} was written by a newer version of the site (9999-later.sql is not known here)`,
  ]);
  writeFileSync(path, "no database, whatever it is called".repeat(100));
  expect(found()).toEqual([expect.stringMatching(/^loses: .*backend\.db can't be read: /)]);
});

it("finds a database that another program holds, and leaves the others as they are", async () => {
  const DATA_DIR = await waitingIntake();
  const path = join(DATA_DIR, "intake.db");
  const found = () => lines(locks(installation({ DATA_DIR })));
  // Nobody has it open: to look would leave files of whoever looks.
  expect(found()).toEqual([]);
  expect(readdirSync(DATA_DIR)).not.toContain("intake.db-wal");
  const other = new DatabaseSync(path);
  other.exec("BEGIN IMMEDIATE; DELETE FROM submissions");
  expect(found()).toEqual([
    `loses: ${path} is locked by another program: no form is taken until it lets go`,
  ]);
  other.exec("ROLLBACK");
  expect(found()).toEqual([]);
  expect(other.prepare("SELECT count(*) AS n FROM submissions").get()).toEqual({ n: 1 });
  other.close();
});

it.skipIf(process.getuid?.() !== 0)("finds files that the site may not write", async () => {
  const DATA_DIR = dataFolder();
  const found = () => lines(owners(installation({ DATA_DIR })));
  expect(found()).toEqual([]);
  chownSync(DATA_DIR, 65_534, 65_534);
  expect(found()).toEqual([
    expect.stringMatching(/^loses: .* and \d+ more in .* belong to another/),
  ]);
  expect(await seriousAtStart(installation({ DATA_DIR }).env)).toContainEqual(
    expect.stringMatching(/^.* and \d+ more in .* belong to another user .*chown -R --reference=/),
  );
  for (const name of readdirSync(DATA_DIR)) chownSync(join(DATA_DIR, name), 65_534, 65_534);
  expect(found()).toEqual([]);
  expect(lines(owners(installation({ DATA_DIR: join(DATA_DIR, "none") })))).toEqual([]);
});

it("finds mails that can't be sent, and none that have not been tried", () => {
  const DATA_DIR = dataFolder();
  const now = Date.parse("2026-11-24T08:30:00Z");
  const found = () => lines(sqlite(installation({ DATA_DIR }, { now })));
  expect(found()).toEqual([]);
  const db = new DatabaseSync(join(DATA_DIR, "backend.db"));
  db.exec("UPDATE outbox SET attempts = 4, last_error = 'refused'");
  db.close();
  expect(found()).toEqual(["holds: 1 mail can't be sent, the oldest for 5 hours"]);
});

it("finds that there is no backup, an old one, and one that failed", async () => {
  const DATA_DIR = dataFolder();
  const found = (now = Date.now()) =>
    backups(installation({ DATA_DIR, BACKUP_TO: join(DATA_DIR, "b") }, { now })).then(lines);
  expect(await found()).toEqual([expect.stringContaining("loses: No backup was ever made")]);
  const made = await makeBackup(planOf(DATA_DIR));
  expect(await found(Date.now() + 72 * HOUR_MS)).toEqual([
    "loses: The newest backup is 3 days old",
  ]);
  const failure = { at: "2026-11-24T03:00:00.000Z", message: "no space left" };
  writeFileSync(backupStatePath(DATA_DIR), JSON.stringify({ last: made, failure }));
  expect(await found()).toEqual([
    expect.stringContaining("came to nothing (2026-11-24T03:00:00.000Z): no"),
  ]);
  // Whoever tries things out at home has nothing to lose.
  const local = { SITE_URL_EN: "", SITE_URL_EL: "", TRUST_PROXY: "0" };
  expect((await backups(installation({ DATA_DIR, ...local }))).map(({ harm }) => harm)).toEqual([
    "unfinished",
  ]);
});

it("knows how much room is little", () => {
  expect(ofRoom("DATA_DIR", "/d", LITTLE_BYTES - 1)).toMatchObject({ harm: "loses" });
  expect(ofRoom("DATA_DIR", "/d", LITTLE_BYTES)).toMatchObject({ harm: "weakens" });
  expect(ofRoom("BACKUP_TO", "/b", 0)).toMatchObject({ harm: "weakens" });
});

it("finds a disk of the data that is full, and one of the backups", async ({ skip }) => {
  const [full, roomy] = [smallDisk(8 * MB), smallDisk(LITTLE_BYTES + 50 * MB)];
  if (!full || !roomy) return skip("ONLY ROOT CAN MAKE A SMALL DISK");
  const found = async (DATA_DIR: string, BACKUP_TO: string) =>
    lines(await disk(installation({ DATA_DIR, BACKUP_TO })));
  const isRefused = "what visitors send is refused once it is full";
  expect(await found(full, temporaryFolder())).toEqual([
    `loses: DATA_DIR (${full}) has 8 MB left: ${isRefused}`,
  ]);
  expect(await found(roomy, full)).toEqual([
    `weakens: DATA_DIR (${roomy}) has 250 MB left`,
    expect.stringContaining(`weakens: BACKUP_TO (${full}) has 8 MB left`),
  ]);
});

it("looks for room where a folder would be made", async () => {
  const DATA_DIR = join(temporaryFolder(), "not", "there", "yet");
  mkdirSync(join(DATA_DIR, ".."), { recursive: true });
  utimesSync(join(DATA_DIR, ".."), 0, 0);
  expect(await disk(installation({ DATA_DIR }))).toEqual([]);
});

it.each([
  [
    {
      TRUST_PROXY: "0",
      SITE_URL_EN: "https://house.agency",
      SITE_URL_EL: "https://house.gr",
    },
    "shuts: The base URL http://127.0.0.1:3000 takes no TLS",
  ],
  [
    { SITE_URL_EN: "http://house.agency", SITE_URL_EL: "http://house.gr" },
    "weakens: Visitors come by plain http",
  ],
  [{ SMTP_URL: "" }, "holds: SMTP_URL is empty"],
  [
    { SMTP_URL: "smtp://b4:secret@mail.house.agency:587" },
    "weakens: SMTP_URL hands its password over unencrypted",
  ],
  [{ CONTACT_EMAIL: "" }, "holds: CONTACT_EMAIL is hello@b4.example"],
  [{ NOTICE_EMAILS: "press=press@b4.example" }, "holds: NOTICE_EMAILS sends press to"],
  [{ NOTICE_EMAILS: "carreers-apply=a@house.agency" }, "holds: NOTICE_EMAILS has carreers-apply"],
  [{ CONTACT_PHONE: "" }, "unfinished: CONTACT_PHONE is a placeholder"],
  [
    { LEGAL_VAT: "" },
    "unfinished: The legal pages do not say who runs the site: LEGAL_VAT is empty",
  ],
  [{ REDIS_URL: "redis://x" }, "unfinished: REDIS_URL is set and not read any more"],
])("finds in the variables %j", (variables, finding) => {
  const found = lines(settings(installation({ SMTP_URL, ...variables })));
  expect(found).toEqual([expect.stringContaining(finding)]);
});

it.each([
  "smtp://b4:secret@mail.house.agency:587?requireTLS=true",
  "smtps://b4:secret@mail.house.agency",
  "smtp://mail.house.agency:25",
  "smtp://b4:secret@127.0.0.1:1025",
])("has nothing to say of SMTP_URL=%s", (url) => {
  expect(settings(installation({ SMTP_URL: url }))).toEqual([]);
});

it("knows a clock that goes wrong", () => {
  expect(clockFinding("PostgreSQL", 1_000_000, 1_029_000)).toEqual([]);
  expect(clockFinding("nobody", Number.NaN, 0)).toEqual([]);
  expect(lines(clockFinding("PostgreSQL", 1_000_000, 1_090_000))).toEqual([
    expect.stringContaining("weakens: This machine's clock is 90 s ahead of that of PostgreSQL"),
  ]);
});

it("tells the worst first, how each is mended, and how many lose something", () => {
  const finding = (harm: "loses" | "weakens" | "holds") => ({
    harm,
    what: harm,
    mend: `m-${harm}`,
  });
  const found = [finding("weakens"), finding("holds"), finding("loses")];
  expect(byHarm(found).map(({ harm }) => harm)).toEqual(["loses", "holds", "weakens"]);
  expect(told(found).filter((line) => /^- |^ {2}→/.test(line))).toEqual([
    ...["- loses", "  → m-loses", "- holds", "  → m-holds", "- weakens", "  → m-weakens"],
  ]);
  expect(told(found).at(-1)).toBe("2 findings lose something.");
  expect(told([finding("weakens")]).at(-1)).toBe("None of this loses anything.");
  expect(told([])).toHaveLength(1);
  expect(inALog(found)).toEqual(["loses. m-loses", "holds. m-holds"]);
});
