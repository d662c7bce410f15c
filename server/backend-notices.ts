import { z } from "zod";
import { BackendError } from "../app/api/backend-error.server.ts";
import type { BackendConnection } from "../app/api/connection.ts";
import type { Env } from "../env.ts";
import { askBackend } from "./ask-backend.ts";

/** Of the hook in a Directus; an older one, and our own backend, say nothing of notices. */
const answer = z.object({ data: z.object({ refused_notices: z.array(z.string()).optional() }) });

/**
 * Which of the settings name an address that a Directus refuses notices for: its own `CONTACT_EMAIL` and
 * `NOTICE_EMAILS` are others. The lead is stored then, and nobody hears of it.
 */
export async function refusedNotices(
  connection: BackendConnection,
  { contactEmail, noticeEmails }: Pick<Env, "contactEmail" | "noticeEmails">,
): Promise<("CONTACT_EMAIL" | "NOTICE_EMAILS")[]> {
  const named = [...new Set(Object.values(noticeEmails))];
  const asked = encodeURIComponent([contactEmail, ...named].join(","));
  const refused = new Set(await ask(connection, `/b4-site?notices=${asked}`));
  return [
    ...(refused.has(contactEmail) ? (["CONTACT_EMAIL"] as const) : []),
    ...(named.some((one) => refused.has(one)) ? (["NOTICE_EMAILS"] as const) : []),
  ];
}

/** Nothing where nobody could be asked, which is told by whoever looks for that. */
async function ask(connection: BackendConnection, target: string): Promise<readonly string[]> {
  try {
    return answer.safeParse(await askBackend(connection, target)).data?.data.refused_notices ?? [];
  } catch (error) {
    if (error instanceof BackendError) return [];
    throw error;
  }
}

export const noticesSentence = (settings: readonly string[]): string =>
  `it refuses notices to what ${settings.join(" and ")} name here; leads are stored, and nobody is told of them`;
