import { translateStorageError } from "./db/storage-errors.ts";
import { errorAnswer } from "./http/answer.ts";

/**
 * What is answered in the place of a backend whose database can't be opened, whatever was asked: 503
 * with Retry-After in Directus's shape. Undefined for a fault that is none of the storage.
 */
export function unavailableAnswer(cause: unknown): (() => Response) | undefined {
  const error = translateStorageError(cause);
  return error && error.status >= 500 ? () => errorAnswer(error) : undefined;
}
