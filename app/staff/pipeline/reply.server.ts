import { randomUUID } from "node:crypto";
import { z } from "zod";
import { givenName } from "../../../packages/greek-names/given-name.ts";
import { vocative } from "../../../packages/greek-names/vocative.ts";
import { NOTE_LENGTH, TITLE_LENGTH } from "../../../packages/lib/collections/lengths.ts";
import type { Backend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import { createItem, readItems, updateItem } from "../../api/items.server.ts";
import { fill } from "../../i18n/fill.ts";
import type { Lead } from "./lead.server.ts";
import { readNotes } from "./timeline.server.ts";

/** Most templates that fit one lead. */
const MAX_TEMPLATES = 100;
/** Longest subject and text of a reply, in characters; the text is kept in the timeline too. */
export const MAX_SUBJECT = TITLE_LENGTH;
export const MAX_BODY = NOTE_LENGTH;

const templateSchema = z.object({ key: z.string(), subject: z.string(), body: z.string() });
export type ReplyTemplate = z.infer<typeof templateSchema>;

/** Templates in the lead's language, those for its form first. */
export async function readTemplates(
  backend: Backend,
  { form, locale }: Pick<Lead, "form" | "locale">,
): Promise<ReplyTemplate[]> {
  const filter = {
    _and: [
      { locale: { _eq: locale } },
      { _or: [{ form: { _eq: form } }, { form: { _null: true } }] },
    ],
  };
  const query = {
    filter,
    fields: ["key", "subject", "body"],
    sort: ["-form", "key"],
    limit: MAX_TEMPLATES,
  };
  return (await readItems(backend, "reply_templates", query, templateSchema)).data;
}

/** How a letter calls somebody: as staff have said, else by what their name gives. */
export const addressOf = ({ name, addressed_as }: Pick<Lead, "name" | "addressed_as">): string =>
  addressed_as || vocative(givenName(name));

/** A template with what is known of the lead and the sender filled in. */
export function filledTemplate(
  { subject, body }: Pick<ReplyTemplate, "subject" | "body">,
  values: { name: string; applicant: string; reference: string; sender: string },
) {
  return { subject: fill(subject, values), body: fill(body, values) };
}

/** Keeps how somebody is called with their lead, for the next letter; their name's own is not kept. */
export async function keepAddress(backend: Backend, lead: Lead, addressed: string): Promise<void> {
  if (addressed === "" || addressed === addressOf(lead)) return;
  const change = { addressed_as: addressed };
  await updateItem(backend, "leads", lead.id, change, { fields: ["id"] }, z.object({}));
}

/** What somebody still has to write themselves, such as `[proposal]`; undefined when nothing is. */
export const gapIn = (text: string): string | undefined =>
  /\[[\p{L} ]{2,40}\]|\{\{\w*\}\}/u.exec(text)?.[0];

/** A key for a reply: the page that is sent twice sends one mail. */
export const newReplyKey = () => randomUUID();

type Reply = { key: string; recipient: string; subject: string; body: string };

/** Puts a reply into the outbox and the timeline, each once for a key. */
export async function sendReply(
  backend: Backend,
  lead: Pick<Lead, "id" | "locale">,
  { key, recipient, subject, body }: Reply,
): Promise<void> {
  const mail = { id: key, recipient, subject, body, language: lead.locale };
  let isRepeated = false;
  try {
    await createItem(backend, "outbox", { ...mail, lead: lead.id });
  } catch (error) {
    if (!(error instanceof BackendError) || !error.has("RECORD_NOT_UNIQUE")) throw error;
    isRepeated = true;
  }
  if (isRepeated) {
    const notes = await readNotes(backend, lead.id);
    if (notes.some(({ detail }) => detail?.mail === key)) return;
  }
  await createItem(backend, "lead_notes", {
    lead: lead.id,
    kind: "mail",
    note: body,
    detail: { mail: key, subject, recipient },
  });
}
