import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { INTAKE_DATABASE } from "../../backup/data-folder.ts";
import { findingOf } from "../../backup/sqlite-copy.ts";
import { damagedIntakes } from "../../server/intake/intake-file.ts";
import { LATE_MS } from "../../server/intake/tray.ts";
import type { Finding } from "../finding.ts";
import type { Installation } from "../installation.ts";
import { reasonOf } from "../reason.ts";

const MINUTE_MS = 60_000;

/** What visitors have sent and the content backend does not have: of this process alone. */
export function intake({ env, now }: Installation): Finding[] {
  const path = join(env.dataDir, INTAKE_DATABASE);
  const damaged = damagedIntakes(env.dataDir).map(
    ({ name }): Finding => ({
      harm: "loses",
      what: `intake.db was damaged and set aside as ${name}: what was sent shortly before may be in it alone`,
      mend: "See docs/operating.md, When a file is damaged, then move that file away",
    }),
  );
  if (!existsSync(path)) return damaged;
  try {
    return [...damaged, ...waitingIn(path, now)];
  } catch (error) {
    return [...damaged, unreadable(path, reasonOf(error))];
  }
}

function waitingIn(path: string, now: number): Finding[] {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const damage = findingOf(db);
    if (damage !== undefined) return [unreadable(path, damage)];
    const row = db
      .prepare(
        `SELECT count(held) AS held, min(CASE WHEN held IS NULL THEN received END) AS oldest,
           count(*) - count(held) AS waiting FROM submissions WHERE delivered IS NULL`,
      )
      .get();
    return [...held(Number(row?.held)), ...late(Number(row?.waiting), row?.oldest, now)];
  } finally {
    db.close();
  }
}

const unreadable = (path: string, why: string): Finding => ({
  harm: "loses",
  what: `${path} can't be read, so that no form may be taken: ${why}`,
  mend: "See docs/operating.md, When a file is damaged",
});

function held(count: number): Finding[] {
  if (count === 0) return [];
  return [
    {
      harm: "loses",
      what: `${counted(count)} could not be filed and will not be tried again`,
      mend: "Sign in at /admin/tray: each lies there with the reason and a form to repair it",
    },
  ];
}

function late(count: number, oldest: unknown, now: number): Finding[] {
  if (typeof oldest !== "number" || now - oldest <= LATE_MS) return [];
  return [
    {
      harm: "loses",
      what: `${counted(count)} waiting for the content backend, the oldest for ${Math.floor((now - oldest) / MINUTE_MS)} minutes`,
      mend: "Mend what is said here of the content backend; without the site running nothing is delivered at all",
    },
  ];
}

const counted = (count: number) => `${count} submission${count === 1 ? "" : "s"}`;
