import { EMAIL_LENGTH } from "../valid/email.ts";
import type { Collection } from "./field.ts";
import {
  LINE_LENGTH,
  MAIL_LENGTH,
  NOTE_LENGTH,
  SLUG_LENGTH,
  SUMMARY_LENGTH,
  TARGET_LENGTH,
  TITLE_LENGTH,
} from "./lengths.ts";
import { locale, slug, stamps, title } from "./shared-fields.ts";

/** An HMAC of 256 bits in hexadecimal, in characters. */
const FINGERPRINT_LENGTH = 64;
/** More than any form takes, in characters. */
const PHONE_LENGTH = 40;

/** What visitors send, and what staff work on it with. */
export const leadCollections = {
  leads: {
    publicName: "leads",
    route: "items",
    // The sender makes the key, so that a delivery that is repeated is stored once.
    key: "uuid",
    fields: {
      /** What the sender is told, such as B4-7KQ2-M9XD. */
      reference: { type: "string", max: 16, required: true, unique: true },
      form: slug,
      locale,
      queue: {
        type: "string",
        max: 16,
        required: true,
        choices: ["inbox", "spam"],
        default: "inbox",
      },
      stage: { type: "string", max: 32, required: true, default: "new", format: "slug" },
      owner: { type: "uuid", to: "users", indexed: true },
      name: { type: "string", max: TITLE_LENGTH, required: true },
      /** How letters call them, where staff have set right what the name gave. */
      addressed_as: { type: "string", max: TITLE_LENGTH },
      email: { type: "string", max: EMAIL_LENGTH, required: true, format: "email", indexed: true },
      /** As it was typed. */
      phone: { type: "string", max: PHONE_LENGTH },
      /** One line for lists: a handle, a company, an opening, a topic. */
      summary: { type: "string", max: LINE_LENGTH },
      source: { type: "string", max: SLUG_LENGTH },
      campaign: { type: "string", max: SLUG_LENGTH },
      cv: { type: "uuid", to: "files", owned: true, indexed: true },
      consent_version: { type: "string", max: 20 },
      /** When the visitor sent it, which may be before it came here. */
      submitted: { type: "timestamp", required: true, indexed: true },
      /** The day that the sender was promised an answer by (app/forms/answer-time.ts). */
      answer_by: { type: "timestamp", indexed: true },
      /** When the first reply went to them. */
      answered: { type: "timestamp" },
      /** When somebody of the staff first looked at it. */
      opened: { type: "timestamp" },
      /** Of a sender under 18: whether a parent or guardian is still to be asked. */
      guardian: { type: "string", max: 16, choices: ["ask", "asked", "agreed"] },
      guardian_email: { type: "string", max: EMAIL_LENGTH, format: "email" },
      retain_until: { type: "timestamp", indexed: true },
      payload: { type: "json", required: true },
      created: { type: "timestamp", auto: "create" },
      updated: { type: "timestamp", auto: "update" },
    },
    many: {
      notes: { collection: "lead_notes", field: "lead" },
      mails: { collection: "outbox", field: "lead" },
    },
    search: ["reference", "name", "email", "phone", "summary"],
    searchAs: {
      digits: ["phone"],
      sound: ["name"],
      texts: { field: "payload", under: "answers" },
    },
    personal: true,
  },
  lead_notes: {
    publicName: "lead_notes",
    route: "items",
    key: "integer",
    fields: {
      lead: { type: "uuid", required: true, to: "leads", cascade: true, indexed: true },
      author: { type: "uuid", to: "users", auto: "user" },
      /** What happened: somebody wrote a note, or changed the stage, owner or queue, or answered. */
      kind: {
        type: "string",
        max: 16,
        required: true,
        choices: ["note", "stage", "owner", "queue", "mail"],
        default: "note",
      },
      note: { type: "text", max: NOTE_LENGTH },
      detail: { type: "json" },
      created: { type: "timestamp", auto: "create" },
    },
    many: {},
    personal: true,
  },
  outbox: {
    publicName: "outbox",
    route: "items",
    // Made by the sender too: a repeated delivery is one mail.
    key: "uuid",
    fields: {
      recipient: {
        type: "string",
        max: EMAIL_LENGTH,
        required: true,
        format: "email",
        indexed: true,
      },
      subject: title,
      /** Whom an answer from a mail program goes to: of a notice, the sender of its lead. */
      reply_to: { type: "string", max: EMAIL_LENGTH, format: "email" },
      body: { type: "text", max: MAIL_LENGTH },
      language: { type: "string", max: 10, required: true, choices: ["en", "el"] },
      lead: { type: "uuid", to: "leads", cascade: true, indexed: true },
      /** Staff choose between these two; `sending`, `sent` and `unsure` are the sender's to write. */
      status: {
        type: "string",
        max: 16,
        required: true,
        choices: ["waiting", "cancelled"],
        default: "waiting",
      },
      attempts: { type: "integer", default: 0, internal: true },
      last_error: { type: "text", max: SUMMARY_LENGTH, internal: true },
      created: { type: "timestamp", auto: "create" },
      next_attempt: { type: "timestamp", auto: "create", indexed: true },
      sent: { type: "timestamp", internal: true },
      /** Who has taken the mail to send it, and when its text went out to the mail server. */
      claim: { type: "uuid", internal: true },
      handed: { type: "timestamp", internal: true },
    },
    many: {},
    personal: true,
  },
  erasures: {
    publicName: "erasures",
    route: "items",
    key: "integer",
    fields: {
      /** A keyed fingerprint; nobody can read an address from it. */
      address: { type: "string", max: FINGERPRINT_LENGTH, required: true, indexed: true },
      erased: { type: "timestamp", auto: "create", indexed: true },
    },
    many: {},
    personal: true,
  },
  saved_views: {
    publicName: "saved_views",
    route: "items",
    key: "integer",
    fields: {
      owner: { type: "uuid", to: "users", auto: "user", cascade: true, indexed: true },
      name: { type: "string", max: SLUG_LENGTH, required: true },
      /** The list's address without its question mark. */
      query: { type: "string", max: TARGET_LENGTH, required: true },
      created: { type: "timestamp", auto: "create" },
    },
    many: {},
  },
  reply_templates: {
    publicName: "reply_templates",
    route: "items",
    key: "integer",
    fields: {
      key: slug,
      /** null: fits every form. */
      form: { type: "string", max: SLUG_LENGTH, format: "slug" },
      locale,
      subject: title,
      body: { type: "text", max: NOTE_LENGTH, required: true },
      ...stamps,
    },
    many: {},
  },
} as const satisfies Record<string, Collection>;
