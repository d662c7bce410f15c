import { data } from "react-router";
import { BackendError } from "../api/backend-error.server.ts";

/** Statuses with which a backend answers for a key that is malformed, unknown or not one's own. */
const MISSING = [400, 403, 404];

/**
 * For the catch of one item's read, by somebody who may read them all: the backend does not tell
 * what is missing from what is forbidden, so here it is missing. Throws 404, or what it was given.
 */
export function missing(error: unknown): never {
  if (error instanceof BackendError && MISSING.includes(error.status)) {
    throw data({ statusCode: 404, statusMessage: "Not Found" }, { status: 404 });
  }
  throw error;
}
