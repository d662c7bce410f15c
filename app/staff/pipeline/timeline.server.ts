import { z } from "zod";
import { NOTE_LENGTH } from "../../../packages/lib/collections/lengths.ts";
import type { Backend } from "../../api/backend.server.ts";
import { createItem, readItems } from "../../api/items.server.ts";

const text = z.string().nullish();

const noteSchema = z.object({
  id: z.number(),
  kind: z.string(),
  note: text,
  detail: z
    .object({ from: text, to: text, mail: text, subject: text, recipient: text })
    .partial()
    .nullish()
    .catch(undefined),
  created: z.string(),
  author: z.object({ id: z.string(), first_name: text, last_name: text }).nullish(),
});
/** One line of a lead's timeline. */
export type LeadNote = z.infer<typeof noteSchema>;

const NOTE_FIELDS = [
  "id",
  "kind",
  "note",
  "detail",
  "created",
  "author.id",
  "author.first_name",
  "author.last_name",
];
/** Most lines of one lead that are shown, the newest. */
const MAX_LINES = 500;
/** Longest note, in characters. */
export const MAX_NOTE = NOTE_LENGTH;

/** A lead's timeline, newest first. */
export async function readNotes(backend: Backend, lead: string): Promise<LeadNote[]> {
  const query = {
    filter: { lead: { _eq: lead } },
    fields: NOTE_FIELDS,
    sort: ["-created", "-id"],
    limit: MAX_LINES,
  };
  return (await readItems(backend, "lead_notes", query, noteSchema)).data;
}

export async function addNote(backend: Backend, lead: string, note: string): Promise<void> {
  await createItem(backend, "lead_notes", { lead, kind: "note", note });
}

const mailSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: text,
  status: z.string(),
  created: z.string(),
});
/** A mail about a lead and how far it is. */
export type LeadMail = z.infer<typeof mailSchema>;

export async function readMailsOf(backend: Backend, lead: string): Promise<LeadMail[]> {
  const query = {
    filter: { lead: { _eq: lead } },
    fields: Object.keys(mailSchema.shape),
    sort: ["-created"],
    limit: MAX_LINES,
  };
  return (await readItems(backend, "outbox", query, mailSchema)).data;
}
