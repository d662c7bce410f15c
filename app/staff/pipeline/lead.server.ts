import { data } from "react-router";
import { z } from "zod";
import type { Backend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import { readItem } from "../../api/items.server.ts";

const text = z.string().nullish();

/** What lists, the board and exports show of a lead. */
export const leadRowSchema = z.object({
  id: z.string(),
  reference: z.string(),
  form: z.string(),
  locale: z.string(),
  queue: z.string(),
  stage: z.string(),
  /** Key of the account that looks after it. */
  owner: text,
  name: z.string(),
  email: z.string(),
  phone: text,
  summary: text,
  source: text,
  campaign: text,
  /** ISO time at which the visitor sent it. */
  submitted: z.string(),
  /** By when they were promised an answer, and when they had the first. */
  answer_by: text,
  answered: text,
  /** When somebody of the staff first looked at it. */
  opened: text,
  /** Of a sender under 18: whether a parent or guardian has been asked (stages.ts). */
  guardian: text,
  /** Null until somebody changes it. */
  updated: text,
  /** What was sent, for what lists say in the staff's own language. */
  payload: z.unknown(),
});
export type LeadRow = z.infer<typeof leadRowSchema>;
export const LEAD_ROW_FIELDS = Object.keys(leadRowSchema.shape);

/** A lead with all it says. */
export const leadSchema = leadRowSchema.extend({
  /** How letters call them; null where nobody has set right what the name gives. */
  addressed_as: text,
  cv: text,
  consent_version: text,
  retain_until: text,
  created: text,
  guardian_email: text,
});
export type Lead = z.infer<typeof leadSchema>;
export const LEAD_FIELDS = Object.keys(leadSchema.shape);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isLeadKey = (value: unknown): value is string =>
  typeof value === "string" && UUID.test(value);

/** Throws the page error 404 when there is no such lead (any more). */
export async function readLead(backend: Backend, id: string): Promise<Lead> {
  if (!isLeadKey(id)) throw notFound();
  try {
    return await readItem(backend, "leads", id, { fields: LEAD_FIELDS }, leadSchema);
  } catch (error) {
    // The backend does not tell what is missing from what is forbidden; staff may see all leads.
    if (error instanceof BackendError && (error.status === 403 || error.status === 404)) {
      throw notFound();
    }
    throw error;
  }
}

const notFound = () =>
  data({ statusCode: 404, statusMessage: "Not Found", data: undefined }, { status: 404 });
