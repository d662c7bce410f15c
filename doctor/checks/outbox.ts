import type { Finding } from "../finding.ts";

/** The same for SQLite and PostgreSQL. */
export const WAITING_MAILS = `SELECT count(*) AS waiting, min(created) AS oldest, max(attempts) AS attempts
  FROM outbox WHERE status = 'waiting'`;

const HOUR_MS = 60 * 60 * 1000;
/** A mail that was refused is tried again after 1, 5, 15 and then every 60 minutes. */
const LATE_MS = HOUR_MS;

/** What a row of WAITING_MAILS means, where a mail server is set. */
export function mailFindings(row: Record<string, unknown>, now: number): Finding[] {
  const { oldest } = row;
  const tried = Number(row.attempts ?? 0);
  if (typeof oldest !== "string" || tried === 0 || now - Date.parse(oldest) < LATE_MS) return [];
  const hours = Math.floor((now - Date.parse(oldest)) / HOUR_MS);
  const count = Number(row.waiting);
  return [
    {
      harm: "holds",
      what: `${count} mail${count === 1 ? "" : "s"} can't be sent, the oldest for ${hours} hour${hours === 1 ? "" : "s"}`,
      mend: "/admin lists them with what the mail server said; see also what is said here of SMTP_URL",
    },
  ];
}
