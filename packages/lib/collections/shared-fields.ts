import type { Field } from "./field.ts";
import { SLUG_LENGTH, TITLE_LENGTH } from "./lengths.ts";

/** Fields that several collections have. */

export const slug = { type: "string", max: SLUG_LENGTH, required: true, format: "slug" } as const;
export const locale = { type: "string", max: 10, required: true, format: "locale" } as const;
export const title = { type: "string", max: TITLE_LENGTH, required: true } as const;
export const stamps = {
  date_created: { type: "timestamp", auto: "create" },
  date_updated: { type: "timestamp", auto: "update" },
} as const satisfies Record<string, Field>;
