/** The five forms; also the value of a lead's `form`. */
export const FORM_IDS = [
  "creators-join",
  "brands-join",
  "brands-campaigns",
  "careers-apply",
  "contact",
] as const;
export type FormId = (typeof FORM_IDS)[number];

export function isFormId(value: unknown): value is FormId {
  return FORM_IDS.some((id) => id === value);
}

/** The page that each form is on. */
export const FORM_PATHS = {
  "creators-join": "/creators/join",
  "brands-join": "/brands/join",
  "brands-campaigns": "/brands/campaigns",
  "careers-apply": "/careers/apply",
  contact: "/contact",
} as const satisfies Record<FormId, string>;
