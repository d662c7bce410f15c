import { z } from "zod";
import { BackendError } from "../app/api/backend-error.server.ts";
import type { BackendConnection } from "../app/api/connection.ts";
import { askBackend } from "./ask-backend.ts";

/** What a Directus of version 12 and newer answers where its licence, or having none, is in the way. */
const RESTRICTED = "RESOURCE_RESTRICTED";
const NOT_THERE = 404;

/** Of GET /server/info: an 11 says nothing of licences, since it needs none; nor does our own backend. */
const information = z.object({
  data: z.object({ license: z.object({ source: z.string().nullish() }).optional() }),
});

/**
 * `none-needed`: a Directus 11, or our own backend; `held`: one with a licence; `missing`: a 12 without,
 * which goes on for 30 days where it was an 11; `locked`: one that refuses all items until it has one that is enough.
 */
export type Licence = "none-needed" | "held" | "missing" | "locked";

/** How a content backend elsewhere stands to its licence. Throws BackendError where it can't be asked. */
export async function licenceOf(connection: BackendConnection): Promise<Licence> {
  const licence = await read(connection);
  if (!licence) return "none-needed";
  if (await isLocked(connection)) return "locked";
  return licence.source ? "held" : "missing";
}

async function read(connection: BackendConnection) {
  try {
    const answer = information.safeParse(await askBackend(connection, "/server/info"));
    return answer.data?.data.license;
  } catch (error) {
    if (error instanceof BackendError && error.status === NOT_THERE) return undefined;
    throw error;
  }
}

/** Anything that the website may read would do: a lock is on all items alike. */
async function isLocked(connection: BackendConnection): Promise<boolean> {
  try {
    await askBackend(connection, "/items/articles?fields=id&limit=1");
    return false;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.has(RESTRICTED)) return true;
    // Another fault, which is told by whoever looks for it.
    return false;
  }
}
