import { DRAFT_KEY } from "./kept-drafts.ts";

/** As the browser makes them: a UUID. */
const KEY = /^[\da-f-]{36}$/i;
/** Where an address says which draft was sent. */
const SENT = "sent";

/**
 * For an action that did what a form asked for: goes into the address it sends on to, so that the
 * browser forgets the draft, and only then (kept-draft.tsx). Nothing without script.
 */
export function sentDraft(form: FormData): Record<string, string> {
  const key = form.get(DRAFT_KEY);
  return typeof key === "string" && KEY.test(key) ? { [SENT]: key } : {};
}

/** The key of the draft that an address says was sent. */
export const sentKeyIn = (search: string) => new URLSearchParams(search).get(SENT) ?? undefined;
