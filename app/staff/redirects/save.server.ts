import { canonicalPath, readSource } from "../../../packages/lib/redirects/address.ts";
import { redirectFaultsOf } from "../../../packages/lib/redirects/check.ts";
import type { Backend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import {
  createRedirect,
  type RedirectChange,
  readRedirects,
  updateRedirect,
} from "../../api/redirects.server.ts";
import { redirectCache } from "../../content/redirects/redirect-lookup.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import type { SiteContext } from "../../context.ts";
import { surroundings } from "./surroundings.server.ts";

export type RedirectValues = { path: string; target: string; kind: string };
export type RedirectErrors = { path?: string | undefined; target?: string | undefined };

/** What was typed into the form. */
export function readValues(form: FormData): RedirectValues {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  return { path: text("path"), target: text("target"), kind: text("kind") };
}

/**
 * Stores a redirect, a new one without `id`; in use by this process when this resolves. Answers
 * what is wrong with it, in words, and has stored nothing then.
 */
export async function saveRedirect(
  site: SiteContext,
  backend: Backend,
  values: RedirectValues,
  { id, ...rest }: { id?: string; enabled?: boolean } = {},
): Promise<RedirectErrors | undefined> {
  const { errors } = contentIn(site.locale).words("adminRedirects");
  const rows = await readRedirects(backend);
  const self = id === undefined ? undefined : Number(id);
  const faults = redirectFaultsOf(values, surroundings(site, rows)(self));
  const path = readSource(values.path, site.origins);
  const isTaken = rows.some((row) => row.id !== self && canonicalPath(row.path) === path);
  const wrong: RedirectErrors = {
    path: isTaken ? errors.path.taken : faults.path && errors.path[faults.path],
    target: faults.target && errors.target[faults.target],
  };
  if (wrong.path || wrong.target || path === undefined) return wrong;
  const permanent = values.kind === "permanent";
  const change: RedirectChange = { path, target: values.target, permanent, ...rest };
  try {
    await (id === undefined
      ? createRedirect(backend, change)
      : updateRedirect(backend, id, change));
  } catch (error) {
    // Somebody else was faster.
    const isFaster = error instanceof BackendError && error.has("RECORD_NOT_UNIQUE");
    if (!isFaster) throw error;
    return { path: errors.path.taken };
  } finally {
    // Also after a failure: what came of it is for the backend to tell.
    await redirectCache(site.connection).renew();
  }
  return undefined;
}
