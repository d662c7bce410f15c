import type { Field } from "./schema-types.ts";

/** Fields that several collections have, and lengths in characters. */

export const SLUG_LENGTH = 100;
export const TITLE_LENGTH = 255;
export const SUMMARY_LENGTH = 2000;

export const slug = { type: "string", max: SLUG_LENGTH, required: true, format: "slug" } as const;
export const locale = { type: "string", max: 10, required: true, format: "locale" } as const;
export const title = { type: "string", max: TITLE_LENGTH, required: true } as const;
export const stamps = {
  date_created: { type: "timestamp", auto: "create" },
  date_updated: { type: "timestamp", auto: "update" },
} as const satisfies Record<string, Field>;
