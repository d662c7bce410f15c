import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { BACKEND_DATABASE } from "../../backup/data-folder.ts";
import { newerSentence, standingOf } from "../../backup/known-migrations.ts";
import { findingOf } from "../../backup/sqlite-copy.ts";
import type { Finding } from "../finding.ts";
import type { Installation } from "../installation.ts";
import { reasonOf } from "../reason.ts";
import { mailFindings, WAITING_MAILS } from "./outbox.ts";

/** `backend.db`: whole, of this version, and its mails on their way. Nothing is changed. */
export function sqlite({ env, now }: Installation): Finding[] {
  if (env.databaseUrl || env.contentBackendUrl) return [];
  const path = join(env.dataDir, BACKEND_DATABASE);
  try {
    const standing = standingOf(path);
    if (!standing || standing.isNew) return [];
    if (standing.unknown.length > 0) {
      const [what, mend = ""] = newerSentence(path, standing).split(": ");
      return [{ harm: "shuts", what: what ?? path, mend }];
    }
    const findings = lookInto(path, now);
    if (standing.pending.length > 0) {
      findings.push({
        harm: "unfinished",
        what: `${path} is of an older version (${standing.pending.join(", ")} will be applied)`,
        mend: "The next npm start does it, after a backup of its own",
      });
    }
    return findings;
  } catch (error) {
    return [damaged(path, reasonOf(error))];
  }
}

function lookInto(path: string, now: number): Finding[] {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const finding = findingOf(db);
    if (finding !== undefined) return [damaged(path, finding)];
    return mailFindings(db.prepare(WAITING_MAILS).get() ?? {}, now);
  } finally {
    db.close();
  }
}

const damaged = (path: string, why: string): Finding => ({
  harm: "loses",
  what: `${path} can't be read: ${why}`,
  mend: "Stop the site, keep a copy, restore the last backup (docs/operating.md, When a file is damaged)",
});
