import type { Collection, Field } from "./schema-types.ts";

const SLUG_LENGTH = 100;
const TITLE_LENGTH = 255;
const SUMMARY_LENGTH = 2000;
const ARTICLE_LENGTH = 200_000;
const PATH_LENGTH = 500;
const EMAIL_LENGTH = 254;
/** Longest mail, in characters. */
const MAIL_LENGTH = 20_000;

const slug = { type: "string", max: SLUG_LENGTH, required: true, format: "slug" } as const;
const locale = { type: "string", max: 10, required: true, format: "locale" } as const;
const title = { type: "string", max: TITLE_LENGTH, required: true } as const;
const summary = { type: "text", max: SUMMARY_LENGTH } as const;
const status = {
  type: "string",
  max: 16,
  required: true,
  choices: ["draft", "published", "archived"],
  default: "draft",
} as const satisfies Field;
const stamps = {
  date_created: { type: "timestamp", auto: "create" },
  date_updated: { type: "timestamp", auto: "update" },
} as const satisfies Record<string, Field>;

/** What staff edit and visitors send: reached under /items/{collection}. */
export const contentCollections = {
  pages: {
    publicName: "pages",
    route: "items",
    key: "integer",
    fields: {
      key: slug,
      locale,
      title,
      description: summary,
      body: { type: "json" },
      status,
      ...stamps,
    },
    many: {},
  },
  articles: {
    publicName: "articles",
    route: "items",
    key: "integer",
    fields: {
      slug: { ...slug, unique: true },
      author: { type: "string", max: SLUG_LENGTH },
      category: { type: "string", max: SLUG_LENGTH },
      audience: { type: "string", max: SLUG_LENGTH },
      related: { type: "json" },
      published: { type: "date" },
      updated: { type: "date" },
      status,
      ...stamps,
    },
    many: { translations: { collection: "article_translations", field: "article" } },
  },
  article_translations: {
    publicName: "article_translations",
    route: "items",
    key: "integer",
    fields: {
      article: { type: "integer", required: true, to: "articles" },
      locale,
      title,
      meta_title: { type: "string", max: TITLE_LENGTH },
      description: summary,
      lead: summary,
      body: { type: "text", max: ARTICLE_LENGTH },
    },
    many: {},
  },
  openings: {
    publicName: "openings",
    route: "items",
    key: "integer",
    fields: {
      key: slug,
      locale,
      title,
      department: { type: "string", max: TITLE_LENGTH },
      location: { type: "string", max: TITLE_LENGTH },
      summary,
      body: { type: "text", max: ARTICLE_LENGTH },
      published: { type: "date" },
      sort: { type: "integer" },
      status,
      ...stamps,
    },
    many: {},
  },
  faq: {
    publicName: "faq",
    route: "items",
    key: "integer",
    fields: {
      locale,
      title: { type: "string", max: TITLE_LENGTH },
      question: { type: "string", max: 500, required: true },
      answer: { type: "text", max: 5000, required: true },
      answered_by: { type: "string", max: TITLE_LENGTH },
      sort: { type: "integer" },
      status,
      ...stamps,
    },
    many: {},
  },
  redirects: {
    publicName: "redirects",
    route: "items",
    key: "integer",
    fields: {
      path: { type: "string", max: PATH_LENGTH, required: true, format: "path", unique: true },
      target: { type: "string", max: 2000, required: true },
      permanent: { type: "boolean", default: false },
      enabled: { type: "boolean", default: true },
      ...stamps,
    },
    many: {},
  },
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
      email: { type: "string", max: EMAIL_LENGTH, required: true, format: "email", indexed: true },
      /** One line for lists: a handle, a company, an opening, a topic. */
      summary: { type: "string", max: 500 },
      source: { type: "string", max: SLUG_LENGTH },
      campaign: { type: "string", max: SLUG_LENGTH },
      cv: { type: "uuid", to: "files", owned: true, indexed: true },
      consent_version: { type: "string", max: 20 },
      /** When the visitor sent it, which may be before it came here. */
      submitted: { type: "timestamp", required: true, indexed: true },
      retain_until: { type: "timestamp", indexed: true },
      payload: { type: "json", required: true },
      created: { type: "timestamp", auto: "create" },
      updated: { type: "timestamp", auto: "update" },
    },
    many: {
      notes: { collection: "lead_notes", field: "lead" },
      mails: { collection: "outbox", field: "lead" },
    },
    search: ["reference", "name", "email", "summary"],
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
      note: { type: "text", max: 5000 },
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
      body: { type: "text", max: MAIL_LENGTH },
      language: { type: "string", max: 10, required: true, choices: ["en", "el"] },
      lead: { type: "uuid", to: "leads", cascade: true, indexed: true },
      /** Staff choose between these two; `sent` is written where the mail is sent. */
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
      query: { type: "string", max: 2000, required: true },
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
      body: { type: "text", max: 5000, required: true },
      ...stamps,
    },
    many: {},
  },
  settings: {
    publicName: "settings",
    route: "items",
    key: "integer",
    fields: {
      key: { ...slug, unique: true },
      value: { type: "json" },
      public: { type: "boolean", default: false },
      ...stamps,
    },
    many: {},
  },
} as const satisfies Record<string, Collection>;
