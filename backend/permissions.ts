import type { CollectionName } from "./schema.ts";
import { collectionNames } from "./schema.ts";

/** Keys of the rows that migrations/0001-initial.sql puts into `roles`. */
export const ROLE_IDS = {
  administrator: "8a2f0c5e-6d1b-4f7a-9c3e-1b5d7e9f0a24",
  editor: "3c9e7b41-2f58-4d06-a1b7-6e0d4c8f2935",
  public: "f61d2a98-0b37-4c5e-8e4f-92a7c3d5b016",
} as const;

export type PolicyName = "anonymous" | "public" | "editor" | "administrator" | "own_account";

/**
 * Whose rights a read or write has; `user` is what `$CURRENT_USER` in a filter stands for, `now` (in
 * milliseconds) what `$NOW` does.
 */
export type Rights = { policy: PolicyName; user: string | null; now?: number };

/** Which fields an action reaches and, as a filter in the API's own language, which items. */
export type Access = { fields: "*" | readonly string[]; filter?: Record<string, unknown> };
export type Action = "read" | "create" | "update" | "delete";
export type Policy = Partial<Record<CollectionName, Partial<Record<Action, Access>>>>;

const ALL: Access = { fields: "*" };
const EVERY_ACTION = { read: ALL, create: ALL, update: ALL, delete: ALL };
const PUBLISHED: Access = { fields: "*", filter: { status: { _eq: "published" } } };
/** An archived entry is to be known of: what came with the site under its key is not shown either. */
const ENTRIES: Access = { fields: "*", filter: { status: { _in: ["published", "archived"] } } };

/** What is published to go live later waits: nobody reads it in advance (decision 0032). */
const OUT: Record<string, unknown> = {
  _and: [
    { status: { _eq: "published" } },
    { _or: [{ goes_live: { _null: true } }, { goes_live: { _lte: "$NOW" } }] },
  ],
};

/** Published content, readable by anyone: the same that the website shows. */
const anonymous: Policy = {
  pages: { read: PUBLISHED },
  articles: { read: { fields: "*", filter: OUT } },
  article_translations: { read: { fields: "*", filter: { article: OUT } } },
  entries: { read: ENTRIES },
  redirects: { read: { fields: "*", filter: { enabled: { _eq: true } } } },
  settings: { read: { fields: "*", filter: { public: { _eq: true } } } },
};

const NEW_MAIL = ["id", "recipient", "subject", "body", "language", "lead"] as const;

/** The setting that fingerprints of erased addresses are made with (app/staff/pipeline/erasures.server.ts). */
const ERASURE_KEY = "erasure-key";

/**
 * The website with its static token: submits what visitors send, and cannot read it back. It asks
 * whether a sender was erased, and whom of the administrators to tell that something went wrong.
 */
const publicToken: Policy = {
  ...anonymous,
  // It shows what is to go live later by its own clock, to the second.
  articles: { read: PUBLISHED },
  article_translations: {
    read: { fields: "*", filter: { article: { status: { _eq: "published" } } } },
  },
  settings: {
    read: {
      fields: "*",
      filter: { _or: [{ public: { _eq: true } }, { key: { _eq: ERASURE_KEY } }] },
    },
  },
  erasures: { read: { fields: ["address", "erased"] } },
  users: {
    read: {
      fields: ["id", "email", "language"],
      filter: { role: { name: { _eq: "Administrator" } }, status: { _eq: "active" } },
    },
  },
  leads: {
    create: {
      fields: [
        "id",
        "reference",
        "form",
        "locale",
        "queue",
        "name",
        "email",
        "phone",
        "summary",
        "source",
        "campaign",
        "cv",
        "consent_version",
        "submitted",
        "answer_by",
        "guardian",
        "guardian_email",
        "retain_until",
        "payload",
      ],
    },
  },
  outbox: { create: { fields: [...NEW_MAIL, "reply_to"] } },
  // A Directus counts what it finds out about an upload among what the caller sends.
  files: { create: { fields: ["id", "title", "filename_download", "storage", "type"] } },
};

/** What staff change of a lead; what somebody sent stays as it was sent. */
const LEAD_WORK = [
  "stage",
  "owner",
  "queue",
  "cv",
  "addressed_as",
  "answer_by",
  "answered",
  "opened",
  "guardian",
];
const NO_KEY = { key: { _neq: ERASURE_KEY } };
const MINE = { owner: { _eq: "$CURRENT_USER" } };

const editor: Policy = {
  pages: EVERY_ACTION,
  articles: EVERY_ACTION,
  article_translations: EVERY_ACTION,
  entries: EVERY_ACTION,
  redirects: EVERY_ACTION,
  settings: { read: { fields: "*", filter: NO_KEY }, update: { fields: "*", filter: NO_KEY } },
  // `cv`: a file that could not be filed with its lead is attached later (docs/staff-area.md).
  leads: { read: ALL, update: { fields: LEAD_WORK } },
  lead_notes: { read: ALL, create: ALL },
  outbox: {
    read: { fields: "*", filter: { lead: { _nnull: true } } },
    create: { fields: NEW_MAIL },
  },
  saved_views: {
    read: { fields: "*", filter: MINE },
    create: { fields: ["name", "query"] },
    update: { fields: ["name", "query"], filter: MINE },
    delete: { fields: "*", filter: MINE },
  },
  reply_templates: EVERY_ACTION,
  files: EVERY_ACTION,
  roles: { read: { fields: ["id", "name", "icon", "description"] } },
  users: {
    read: { fields: ["id", "first_name", "last_name", "title", "avatar", "status", "role"] },
  },
};

const administrator: Policy = {
  ...Object.fromEntries(collectionNames.map((name) => [name, EVERY_ACTION])),
  // Fixed by the migrations, and written by the backend alone.
  roles: { read: ALL },
  audit: { read: ALL },
  // What was sent was sent, and what is being sent can't be called back. Otherwise: `waiting` sends
  // it now, `cancelled` never.
  outbox: {
    read: ALL,
    create: { fields: NEW_MAIL },
    update: { fields: ["status"], filter: { status: { _nin: ["sent", "sending"] } } },
    delete: ALL,
  },
};

const OWN = { id: { _eq: "$CURRENT_USER" } };

/** One's own account under /users/me, for everyone who signs in, beside the role's rights. */
const ownAccount: Policy = {
  users: {
    read: { fields: "*", filter: OWN },
    update: {
      fields: [
        "first_name",
        "last_name",
        "password",
        "title",
        "location",
        "description",
        "language",
        "avatar",
        // A Directus asks for it when a code is confirmed, and refuses it by hand all the same; here
        // resources/tfa.ts alone writes it.
        "tfa_secret",
      ],
      filter: OWN,
    },
  },
  roles: { read: { fields: ["id", "name", "icon", "description"] } },
};

/** The whole permission table. What it does not list is forbidden. */
export const policies: Readonly<Record<PolicyName, Policy>> = {
  anonymous,
  public: publicToken,
  editor,
  administrator,
  own_account: ownAccount,
};

export const accessTo = (policy: PolicyName, collection: CollectionName, action: Action) =>
  policies[policy][collection]?.[action];

/**
 * The policy of an account's role; any other than the house's two has only the anonymous rights. So has
 * Public: the website's rights, with which it hears of erasures and administrators, come with its
 * static token and never with a password.
 */
export function policyOfRole(role: string | null): PolicyName {
  if (role === ROLE_IDS.administrator) return "administrator";
  if (role === ROLE_IDS.editor) return "editor";
  return "anonymous";
}
