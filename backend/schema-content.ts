import type { Collection, Field } from "../packages/lib/collections/field.ts";
import { leadCollections } from "../packages/lib/collections/leads.ts";
import {
  ARTICLE_LENGTH,
  PATH_LENGTH,
  SLUG_LENGTH,
  SUMMARY_LENGTH,
  TARGET_LENGTH,
  TITLE_LENGTH,
} from "../packages/lib/collections/lengths.ts";
import { locale, slug, stamps, title } from "../packages/lib/collections/shared-fields.ts";

const summary = { type: "text", max: SUMMARY_LENGTH } as const;
const status = {
  type: "string",
  max: 16,
  required: true,
  choices: ["draft", "published", "archived"],
  default: "draft",
} as const satisfies Field;

/** What staff edit and visitors send: reached under /items/{collection}. */
export const contentCollections = {
  /** Words of a page in one language; `body` has all but its title and description. */
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
      /** When it goes live by itself; null for at once, or with its day of publication. */
      goes_live: { type: "timestamp" },
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
      ...stamps,
    },
    many: {},
  },
  entries: {
    publicName: "entries",
    route: "items",
    key: "integer",
    fields: {
      /** The list that it is one of, and its own key in it: together they are unique. */
      list: slug,
      key: slug,
      sort: { type: "integer" },
      /** What is the same in every language; `words` by language. The site knows their shapes. */
      facts: { type: "json" },
      words: { type: "json" },
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
      target: { type: "string", max: TARGET_LENGTH, required: true },
      permanent: { type: "boolean", default: false },
      enabled: { type: "boolean", default: true },
      ...stamps,
    },
    many: {},
  },
  ...leadCollections,
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
