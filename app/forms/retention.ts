import type { FormId } from "./form-ids.ts";

/**
 * How long a lead is kept after it was sent, in months. The one table: it sets `retain_until`, and
 * the privacy policy shows it.
 */
export const RETENTION_MONTHS = {
  "creators-join": 12,
  "brands-join": 24,
  "brands-campaigns": 24,
  "careers-apply": 6,
  contact: 12,
} as const satisfies Record<FormId, number>;

/** The moment from which a lead is to be erased. A day that a month lacks becomes its last. */
export function retainUntil(form: FormId, sent: Date): Date {
  const until = new Date(sent);
  const day = until.getUTCDate();
  until.setUTCDate(1);
  until.setUTCMonth(until.getUTCMonth() + RETENTION_MONTHS[form]);
  const lastDay = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + 1, 0));
  until.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return until;
}
