import { randomBytes } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { migrate } from "../db/migrate.ts";
import { sqliteDatabase } from "../db/sqlite.ts";
import { createOutbox } from "../mail/outbox.ts";
import { type NewMail, putMail, putNoMail } from "../mail/put-mail.ts";
import type { SendMail } from "../options.ts";

export const MAIL = {
  to: "eleni@people.example",
  subject: "Γεια",
  text: "https://x",
  language: "el",
} as const;

/** A database in memory, with a clock to be moved, for outboxes to be opened on. */
export function startOutbox(sendMail: SendMail | undefined) {
  const clock = { now: Date.parse("2026-11-20T10:00:00Z") };
  const db = new DatabaseSync(":memory:");
  migrate(db, clock.now);
  const faults: unknown[] = [];
  const open = () => {
    const core = { db: sqliteDatabase(db), now: () => clock.now, randomBytes };
    const outbox = createOutbox({ ...core, sendMail, onError: (error) => faults.push(error) });
    onTestFinished(outbox.close);
    return {
      ...outbox,
      put: (mail: NewMail) => putMail(core, mail),
      putNothing: (mail: NewMail) => putNoMail(core, mail),
    };
  };
  const stored = () => db.prepare("SELECT * FROM outbox ORDER BY created, id").all();
  return { clock, db, faults, open, stored };
}
