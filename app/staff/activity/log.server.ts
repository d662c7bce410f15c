import { readActivity } from "../../api/activity.server.ts";
import type { Backend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import type { ItemQuery } from "../../api/query.server.ts";

/** Lines of the audit log, with the embedded backend's remarks; a Directus has none to give. */
export async function readLog(backend: Backend, query: Omit<ItemQuery, "fields">) {
  try {
    return await readActivity(backend, { ...query, withDetail: true });
  } catch (error) {
    if (!(error instanceof BackendError) || error.status !== 403) throw error;
    return readActivity(backend, query);
  }
}
