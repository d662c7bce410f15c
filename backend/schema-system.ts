import type { Collection } from "../packages/lib/collections/field.ts";
import {
  PERSON_LENGTH,
  SUMMARY_LENGTH,
  TITLE_LENGTH,
} from "../packages/lib/collections/lengths.ts";
import { EMAIL_LENGTH } from "../packages/lib/valid/email.ts";

export const USER_STATUSES = [
  "draft",
  "invited",
  "unverified",
  "active",
  "suspended",
  "archived",
] as const;

/** Collections that Directus has as `directus_*`. */
export const systemCollections = {
  users: {
    publicName: "directus_users",
    route: "own",
    key: "uuid",
    fields: {
      first_name: { type: "string", max: PERSON_LENGTH },
      last_name: { type: "string", max: PERSON_LENGTH },
      email: { type: "string", max: EMAIL_LENGTH, format: "email", unique: true },
      password: { type: "string", max: 128, concealed: true },
      title: { type: "string", max: PERSON_LENGTH },
      description: { type: "text", max: SUMMARY_LENGTH },
      location: { type: "string", max: PERSON_LENGTH },
      avatar: { type: "uuid", to: "files" },
      language: { type: "string", max: 10, format: "locale" },
      tfa_secret: { type: "string", max: 64, concealed: true, internal: true },
      status: { type: "string", max: 16, choices: USER_STATUSES, default: "active" },
      role: { type: "uuid", to: "roles" },
      last_access: { type: "timestamp", internal: true },
      provider: { type: "string", max: 64, default: "default", internal: true },
      external_identifier: { type: "string", max: TITLE_LENGTH, internal: true },
    },
    many: {},
  },
  roles: {
    publicName: "directus_roles",
    route: "own",
    key: "uuid",
    fields: {
      name: { type: "string", max: PERSON_LENGTH, required: true },
      icon: { type: "string", max: 64 },
      description: { type: "text", max: SUMMARY_LENGTH },
    },
    many: { users: { collection: "users", field: "role" } },
  },
  audit: {
    publicName: "directus_activity",
    route: "own",
    key: "integer",
    fields: {
      action: { type: "string", max: 32, internal: true },
      user: { type: "uuid", to: "users", internal: true },
      timestamp: { type: "timestamp", internal: true },
      ip: { type: "string", max: 64, internal: true },
      user_agent: { type: "text", max: SUMMARY_LENGTH, internal: true },
      collection: { type: "string", max: 64, internal: true },
      item: { type: "string", max: TITLE_LENGTH, internal: true },
      detail: { type: "text", max: SUMMARY_LENGTH, internal: true },
    },
    many: {},
  },
  files: {
    publicName: "directus_files",
    route: "own",
    key: "uuid",
    fields: {
      storage: { type: "string", max: 32, default: "local", internal: true },
      filename_disk: { type: "string", max: 64, internal: true },
      filename_download: { type: "string", max: TITLE_LENGTH },
      title: { type: "string", max: TITLE_LENGTH },
      description: { type: "text", max: SUMMARY_LENGTH },
      type: { type: "string", max: 64, internal: true },
      filesize: { type: "integer", internal: true },
      checksum: { type: "string", max: 64, internal: true },
      uploaded_by: { type: "uuid", to: "users", internal: true },
      uploaded_on: { type: "timestamp", internal: true },
    },
    many: {},
  },
} as const satisfies Record<string, Collection>;
