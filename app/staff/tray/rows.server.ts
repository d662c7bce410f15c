import { contentIn } from "../../content/shown.server.ts";
import type { TrayEntry } from "../../forms/tray.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { formName } from "../pipeline/lead-words.ts";
import { whyInWords } from "../pipeline/tray-words.server.ts";
import { timeOfDay } from "../times.server.ts";
import type { TallyTone } from "../ui/tally.tsx";

/** An entry as the list shows it. */
export function trayRow(locale: LocaleCode, entry: TrayEntry) {
  const { states } = contentIn(locale).words("adminTray");
  const { lead } = entry.delivery;
  const tone: TallyTone = entry.held === undefined ? "open" : "hot";
  return {
    id: entry.id,
    name: String(lead.name || lead.email || entry.reference),
    reference: entry.reference,
    form: formName(contentIn(locale).words("adminLeads"), entry.form),
    state: { tone, label: entry.held === undefined ? states.waiting : states.held },
    why: whyInWords(locale, entry).join(" "),
    received: timeOfDay(locale, new Date(entry.received).toISOString()),
  };
}

export type TrayRow = ReturnType<typeof trayRow>;
