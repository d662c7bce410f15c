import type { Backend } from "../../app/api/backend.server.ts";
import { BackendError } from "../../app/api/backend-error.server.ts";
import { createItem } from "../../app/api/items.server.ts";
import type { Failure, RefusedPart } from "../../app/forms/tray.ts";

/** Statuses below 500 that pass by themselves: too slow, in the way of another, too many. */
const PASSING_STATUSES = new Set([408, 409, 425, 429]);
/** With these a backend that takes the site's word says that an empty lead is none. */
const WELCOMING_STATUSES = new Set([400, 422]);
const FIRST_SERVER_ERROR = 500;
const UNAUTHORIZED = 401;
/** Longest sentence of the backend that is kept, in characters. */
const MAX_MESSAGE_LENGTH = 300;
/** Longer is no name of ours; in characters. */
const MAX_FIELD_LENGTH = 64;

/** The backend would take nothing from the site: a wrong token, a missing right, a wrong address. */
export class SiteRefused extends Error {
  readonly status: number;
  constructor(refusal: BackendError) {
    super(`The content backend refuses the site (${refusal.status})`, { cause: refusal });
    this.status = refusal.status;
  }
}

/** Away or in trouble: nothing that was sent is to blame, and all of it may be tried again. */
export const isOutage = ({ status }: BackendError): boolean =>
  status >= FIRST_SERVER_ERROR || PASSING_STATUSES.has(status);

/**
 * Why the backend does not take a part. Throws what does not concern this submission alone: an
 * outage as it is, SiteRefused when nothing would be taken, and what is no answer of the backend.
 */
export async function failureOf(
  backend: Backend,
  part: RefusedPart,
  error: unknown,
): Promise<Failure> {
  if (!(error instanceof BackendError) || isOutage(error)) throw error;
  await requireWelcome(backend, error);
  return describe(part, error);
}

/** A sentence such as `Value for field "email" has to be unique` names it. */
function fieldIn(message: string): string | undefined {
  const [, named = ""] = message.split('field "', 2);
  const [name = ""] = named.split('"', 1);
  return name.length <= MAX_FIELD_LENGTH && /^[\w.]+$/.test(name) ? name : undefined;
}

/** The answer as it is kept: its status, code, field and sentence. */
export function describe(part: RefusedPart, error: BackendError): Failure {
  const [code] = error.codes;
  const message = messageIn(error.body)?.slice(0, MAX_MESSAGE_LENGTH);
  const named = error.extension("field");
  const field = typeof named === "string" ? named : fieldIn(message ?? "");
  return {
    part,
    status: error.status,
    ...(code !== undefined && { code }),
    ...(field !== undefined && { field }),
    ...(message !== undefined && { message }),
  };
}

/**
 * A status alone does not tell whose fault it is: 403 is a removed field as well as a role that lost
 * its rights, 404 and 400 may come from something in front. An empty lead, which no backend stores,
 * does: one that knows the site and its address says in its own words what the lead lacks.
 */
async function requireWelcome(backend: Backend, refusal: BackendError): Promise<void> {
  if (refusal.status === UNAUTHORIZED) throw new SiteRefused(refusal);
  try {
    await createItem(backend, "leads", {});
  } catch (error) {
    if (!(error instanceof BackendError) || isOutage(error)) throw error;
    if (WELCOMING_STATUSES.has(error.status) && error.codes.length > 0) return;
    throw new SiteRefused(refusal);
  }
}

function messageIn(body: unknown): string | undefined {
  const errors = (body as { errors?: { message?: unknown }[] } | undefined | null)?.errors;
  const message = Array.isArray(errors) ? errors[0]?.message : undefined;
  return typeof message === "string" ? message : undefined;
}
