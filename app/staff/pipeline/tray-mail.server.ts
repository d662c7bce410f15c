import { createHash } from "node:crypto";
import type { Backend } from "../../api/backend.server.ts";
import { BackendError } from "../../api/backend-error.server.ts";
import { createItem } from "../../api/items.server.ts";
import { type Administrator, readAdministrators } from "../../api/users.server.ts";
import { plural } from "../../content/plural.ts";
import { contentIn } from "../../content/shown.server.ts";
import { fill } from "../../i18n/fill.ts";
import type { LocaleCode, SiteOrigins } from "../../i18n/locales.ts";

/** Statuses with which a backend refuses to say who its administrators are. */
const UNTOLD = [401, 403];

type House = { origins: SiteOrigins; siteName: string; contactEmail: string };
type Alarm = { count: number; raised: Date };

/**
 * Tells each administrator, in their language, that the tray is no longer empty. The same alarm again
 * is no second mail. A backend that was set up before the site might ask it for its administrators
 * doesn't say who they are: then the house's own address is told.
 */
export async function mailTrayAlarm(backend: Backend, house: House, alarm: Alarm): Promise<void> {
  for (const { id, email, language } of await whomToTell(backend, house)) {
    const locale: LocaleCode = language?.startsWith("el") ? "el" : "en";
    const words = contentIn(locale).words("trayMail");
    const values = { site: house.siteName, link: `${house.origins[locale]}/admin/tray` };
    const mail = {
      id: mailId(alarm.raised, id),
      recipient: email,
      subject: fill(words.subject, values),
      body: fill(plural(locale, alarm.count, words.body), values),
      language: locale,
    };
    await createItem(backend, "outbox", mail).catch(unlessThere);
  }
}

async function whomToTell(backend: Backend, { contactEmail }: House): Promise<Administrator[]> {
  const house = { id: "house", email: contactEmail, language: null };
  try {
    const found = await readAdministrators(backend);
    return found.length > 0 ? found : [house];
  } catch (error) {
    if (error instanceof BackendError && UNTOLD.includes(error.status)) return [house];
    throw error;
  }
}

function unlessThere(error: unknown): void {
  if (!(error instanceof BackendError) || !error.has("RECORD_NOT_UNIQUE")) throw error;
}

/** The same for the same alarm and person, whichever process tells it. */
function mailId(raised: Date, person: string): string {
  const text = `tray ${raised.toISOString()} ${person}`;
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
