import { z } from "zod";
import type { Meta } from "./answers.server.ts";
import type { Backend } from "./backend.server.ts";
import { readItem, readItems, updateItem } from "./items.server.ts";
import type { ItemQuery } from "./query.server.ts";

const text = z.string().nullish();

const outboxSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: text,
  /** Gone once the mail was sent. */
  body: text,
  language: text,
  /** `waiting`, `sending`, `sent`, `cancelled`, or `unsure`: the mail server may have it. */
  status: z.string(),
  attempts: z.number(),
  last_error: text,
  created: z.string(),
  next_attempt: text,
  sent: text,
});
/** A mail and how far it is. */
export type OutboxMail = z.infer<typeof outboxSchema>;

const FIELDS = Object.keys(outboxSchema.shape);

/** GET /items/outbox, newest first, for administrators. */
export function readOutbox(
  backend: Backend,
  query: Omit<ItemQuery, "fields"> = {},
): Promise<{ data: OutboxMail[]; meta: Meta }> {
  const sort = query.sort ?? ["-created"];
  return readItems(backend, "outbox", { ...query, fields: FIELDS, sort }, outboxSchema);
}

/** One mail. Throws BackendError 403 when there is none. */
export function readMail(backend: Backend, id: string): Promise<OutboxMail> {
  return readItem(backend, "outbox", id, { fields: FIELDS }, outboxSchema);
}

/**
 * Sends a mail now (`waiting`) or not at all (`cancelled`); for administrators. Throws BackendError
 * 403 for one that was sent, or is being sent.
 */
export async function setMailStatus(
  backend: Backend,
  id: string,
  status: "waiting" | "cancelled",
): Promise<void> {
  await updateItem(backend, "outbox", id, { status }, { fields: ["id"] }, z.object({}));
}
