import type { DatabaseSync } from "node:sqlite";
import type { NewSubmission, SoughtSubmission } from "../../app/forms/intake.ts";
import { requireFit } from "./fit.ts";
import { contentHash, digest, referenceOf, uuidOf } from "./identity.ts";

/** The same answers within this time are the same submission. */
export const SAME_WITHIN_MS = 24 * 60 * 60 * 1000;
/** Shorter texts ("Hello") are the same by chance. In characters. */
const MIN_PROSE_LENGTH = 30;

/** Submissions on the disk; docs/decisions/0012-what-makes-two-submissions-one.md says what makes two of them one. */
export function keepSubmissions(db: DatabaseSync, now: () => number) {
  function identify({ form, key, answers, file }: SoughtSubmission) {
    const content = contentHash(form, answers, file?.checksum);
    const day = new Date(now()).toISOString().slice(0, 10);
    return { content, id: uuidOf("lead", content, key ?? day) };
  }

  function find(sought: SoughtSubmission): { reference: string } | undefined {
    const { content, id } = identify(sought);
    const row = db
      .prepare(
        `SELECT reference FROM submissions
         WHERE id = ? OR (content_hash = ? AND received > ?) LIMIT 1`,
      )
      .get(id, content, now() - SAME_WITHIN_MS);
    return row && { reference: String(row.reference) };
  }

  function count(column: "prose_hash" | "receipt_hash", hash: string | null): number {
    if (hash === null) return 0;
    const row = db
      .prepare(`SELECT count(*) AS n FROM submissions WHERE ${column} = ? AND received > ?`)
      .get(hash, now() - SAME_WITHIN_MS);
    return Number(row?.n ?? 0);
  }

  function keep(submission: NewSubmission): { reference: string; isNew: boolean; id: string } {
    const { content, id } = identify(submission);
    const prose = submission.prose.replace(/\s+/g, " ").trim().toLowerCase();
    const proseHash = prose.length < MIN_PROSE_LENGTH ? null : digest("prose", prose);
    const receiptHash = digest("receipt", submission.email);
    db.exec("BEGIN IMMEDIATE");
    try {
      const before = find(submission);
      if (before) {
        db.exec("ROLLBACK");
        return { ...before, isNew: false, id };
      }
      const sent = now();
      const reference = referenceOf(id);
      const delivery = submission.describe({
        id,
        reference,
        sent: new Date(sent),
        sameProse: count("prose_hash", proseHash),
        receipts: count("receipt_hash", receiptHash),
      });
      requireFit(delivery);
      db.prepare(
        `INSERT INTO submissions (id, reference, form, content_hash, prose_hash, receipt_hash,
           received, delivery, file, next_attempt) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ).run(
        id,
        reference,
        submission.form,
        content,
        proseHash,
        receiptHash,
        sent,
        JSON.stringify(delivery),
        submission.file?.key ?? null,
        sent,
      );
      if (submission.file) {
        db.prepare("UPDATE files SET submission = ? WHERE key = ?").run(id, submission.file.key);
      }
      db.exec("COMMIT");
      return { reference, isNew: true, id };
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  }

  /** What the same answers are known by at every process. */
  const contentOf = (sought: SoughtSubmission) => identify(sought).content;

  return { find, keep, contentOf };
}
