import { copyFileSync, existsSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import type { Transport } from "../../app/api/connection.ts";
import { pagesOf, setAsideIn, zeroPage, zeroPagesInUse } from "../../test/support/damage.ts";
import { expectConsole } from "../../test/support/fail-on-console.ts";
import { bytes, newSubmission, PDF, SENDER, startIntake, temporaryFolder } from "./testing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Enough for pages of every kind: inner ones, leaves, and what does not fit into a leaf. */
const SUBMISSIONS = 40;
const away: Transport = async () => new Response(null, { status: 503 });

const messageOf = (index: number) => `${index} `.repeat(index % 5 === 0 ? 2_000 : 100);

/** A folder with submissions that wait, as a process has left it. */
async function filled() {
  const dataDir = temporaryFolder();
  const { intake } = startIntake({ dataDir, transport: away });
  const references: string[] = [];
  for (let index = 0; index < SUBMISSIONS; index++) {
    const answers = { message: messageOf(index) };
    references.push((await intake.keep(newSubmission({ answers }))).reference);
  }
  await intake.close();
  return { dataDir, path: join(dataDir, "intake.db"), references };
}

function referencesIn(path: string): string[] {
  const db = new DatabaseSync(path, { readOnly: true });
  const rows = db.prepare("SELECT reference, delivery FROM submissions").all();
  db.close();
  return rows.flatMap(({ reference, delivery }) =>
    isWhole(String(delivery)) ? [String(reference)] : [],
  );
}

/** SQLite keeps no checksums: what does not fit into a leaf can be blank without its noticing. */
function isWhole(json: string): boolean {
  try {
    return JSON.parse(json) !== null;
  } catch {
    return false;
  }
}

const asideIn = (dataDir: string) => setAsideIn(dataDir, "intake.db");
/** The first leaves and inner pages of all tables, while two processes may have the file open. */
const zeroFirstPages = (path: string) =>
  zeroPagesInUse(path, [2, 3, 4, 5, 6], "DELETE FROM secrets WHERE name = ''");

it("carries everything over that is not on the damaged page, whichever page that is", async () => {
  const error = expectConsole("error");
  const { path, references } = await filled();
  const pages = pagesOf(path);
  expect(pages).toBeGreaterThan(20);
  let replaced = 0;
  let most = 0;
  for (let page = 1; page <= pages; page++) {
    const dataDir = temporaryFolder();
    const damaged = join(dataDir, "intake.db");
    copyFileSync(path, damaged);
    zeroPage(damaged, page);
    const before = readFileSync(damaged);
    const { intake } = startIntake({ dataDir, transport: away });
    intake.start();
    expect((await intake.keep(newSubmission({ key: "afterwards-00001" }))).isNew).toBe(true);
    await intake.close();

    const kept = referencesIn(damaged).filter((reference) => references.includes(reference));
    most = Math.max(most, SUBMISSIONS - kept.length);
    const [aside] = asideIn(dataDir);
    if (aside === undefined) {
      // A page that nothing was on any more, or the last one of a single long text.
      expect(kept.length).toBeGreaterThanOrEqual(SUBMISSIONS - 1);
      continue;
    }
    replaced++;
    expect(readFileSync(join(dataDir, aside)).equals(before)).toBe(true);
    expect(error.mock.lastCall?.[0]).toContain(`set aside as ${aside}`);
    expect(intake.concerns()).toEqual([`intake: intake.db was damaged and set aside as ${aside}`]);
  }
  expect(replaced).toBeGreaterThan(pages / 2);
  // What stands on one page, and nothing else.
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(8);
});

it("reads what was committed and is in the write-ahead log alone", async () => {
  expectConsole("error");
  const dataDir = temporaryFolder();
  const source = temporaryFolder();
  const { intake } = startIntake({ dataDir: source, transport: away });
  const { reference } = await intake.keep(newSubmission());
  // As a killed process leaves it.
  for (const name of ["intake.db", "intake.db-wal"]) {
    copyFileSync(join(source, name), join(dataDir, name));
  }
  writeFileSync(
    join(dataDir, "intake.db"),
    "Not a database at all, but longer than its header.".repeat(99),
  );
  const after = startIntake({ dataDir, transport: away });
  after.intake.start();
  expect(await after.intake.keep(newSubmission())).toEqual({ reference, isNew: false });
  expect(asideIn(dataDir)).toHaveLength(1);
});

it("takes a form in the moment that it finds the file damaged while it runs", async () => {
  const error = expectConsole("error");
  const { dataDir, path, references } = await filled();
  const { intake } = startIntake({ dataDir, transport: away });
  intake.start();
  const stamp = intake.stamp();
  const file = await intake.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender: SENDER });
  zeroFirstPages(path);

  const kept = await intake.keep(newSubmission({ key: "while-damaged-1" }));
  expect(kept.isNew).toBe(true);
  const said = error.mock.calls.filter((words: unknown[]) =>
    String(words[0]).includes("set aside"),
  );
  expect(said).toHaveLength(1);
  expect(intake.sinceStamp(stamp)).toBeGreaterThanOrEqual(0);
  expect(
    (await intake.keepFile({ filename: "cv.pdf", content: bytes(PDF), sender: SENDER })).size,
  ).toBe(file.size);
  expect(intake.waiting()).toBeGreaterThan(SUBMISSIONS / 2);
  await intake.close();
  expect(referencesIn(path)).toContain(kept.reference);
  expect(referencesIn(path).filter((one) => references.includes(one)).length).toBeGreaterThan(20);
});

it("is followed by a process on the same folder that has the old file open", async () => {
  expectConsole("error");
  const { dataDir, path } = await filled();
  const first = startIntake({ dataDir, transport: away });
  const second = startIntake({ dataDir, transport: away });
  first.intake.start();
  second.intake.start();
  zeroFirstPages(path);
  const one = await first.intake.keep(newSubmission({ key: "from-the-first-1" }));
  const two = await second.intake.keep(
    newSubmission({ key: "from-the-second", answers: { message: "β" } }),
  );
  await second.intake.close();
  await first.intake.close();
  expect(referencesIn(path)).toEqual(expect.arrayContaining([one.reference, two.reference]));
  expect(asideIn(dataDir)).toHaveLength(1);
});

it("leaves documents alone whose rows may have been lost, for thirty days", async () => {
  expectConsole("error");
  const clock = { now: Date.now() };
  const { dataDir, path } = await filled();
  const document = join(dataDir, "intake/files/4f0c6a52-0000-4000-8000-000000000000");
  writeFileSync(document, PDF);
  const old = new Date(Date.now() - DAY_MS);
  utimesSync(document, old, old);
  zeroPage(path, 1);
  const round = async () => {
    const { intake } = startIntake({ dataDir, transport: away, now: () => clock.now });
    intake.start();
    await intake.close();
    return existsSync(document);
  };
  expect(await round()).toBe(true);
  clock.now += 29 * DAY_MS;
  expect(await round()).toBe(true);
  clock.now += 2 * DAY_MS;
  expect(await round()).toBe(false);
});
