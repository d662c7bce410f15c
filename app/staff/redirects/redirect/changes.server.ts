import type { Pages } from "../../../../content/types.ts";
import type { Backend } from "../../../api/backend.server.ts";
import { deleteRedirect, readRedirect, updateRedirect } from "../../../api/redirects.server.ts";
import { redirectCache } from "../../../content/redirects/redirect-lookup.server.ts";
import type { SiteContext } from "../../../context.ts";
import {
  type RedirectErrors,
  type RedirectValues,
  readValues,
  saveRedirect,
} from "../save.server.ts";

type Done = keyof Pages["adminRedirects"]["done"];
/** What was done, or what is wrong and what was typed. */
export type Outcome = { done: Done } | { errors: RedirectErrors; values: RedirectValues };

type Change = { site: SiteContext; backend: Backend; id: string; form: FormData };

const changes: Readonly<Record<string, (change: Change) => Promise<Outcome>>> = {
  async save({ site, backend, id, form }) {
    const { enabled } = await readRedirect(backend, id);
    const values = readValues(form);
    const errors = await saveRedirect(site, backend, values, { id });
    return errors ? { errors, values } : { done: enabled ? "saved" : "savedOff" };
  },
  async on({ site, backend, id }) {
    const { path, target, permanent } = await readRedirect(backend, id);
    // The site and the other redirects may have changed since it was switched off.
    const values = { path, target, kind: permanent ? "permanent" : "temporary" };
    const errors = await saveRedirect(site, backend, values, { id, enabled: true });
    return errors ? { errors, values } : { done: "on" };
  },
  async off({ site, backend, id }) {
    await updateRedirect(backend, id, { enabled: false });
    await redirectCache(site.connection).renew();
    return { done: "off" };
  },
  async delete({ site, backend, id }) {
    await deleteRedirect(backend, id);
    await redirectCache(site.connection).renew();
    return { done: "deleted" };
  },
};

/** Makes the change that a form of the page asks for; undefined for one it doesn't know. */
export async function changeRedirect(change: Change): Promise<Outcome | undefined> {
  const intent = String(change.form.get("intent"));
  const run = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  return run?.(change);
}
