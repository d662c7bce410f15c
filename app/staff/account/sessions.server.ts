import type { Backend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import { readSessions } from "../../api/sessions.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { deviceName } from "../device-name.ts";
import { timeOfDay } from "../times.server.ts";

/** Where somebody is signed in, this device first; undefined for a backend that can't tell. */
export async function sessionRows(locale: LocaleCode, backend: Backend) {
  const { sessions: words } = contentIn(locale).words("adminAccount");
  const sessions = await readSessions(backend).catch((error: unknown) => {
    // A Directus has no such call.
    if (error instanceof BackendError && [403, 404].includes(error.status)) return undefined;
    throw error;
  });
  return sessions
    ?.toSorted((a, b) => Number(b.current) - Number(a.current))
    .map(({ id, current, ip, user_agent, last_used, created }) => ({
      id,
      current,
      device: deviceName(user_agent) || words.unknownDevice,
      place: ip ?? "",
      lastUsed: timeOfDay(locale, last_used),
      since: timeOfDay(locale, created),
    }));
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof sessionRows>>>[number];
