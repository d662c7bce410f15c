import { contentIn } from "../../../content/shown.server.ts";
import type { TrayEntry } from "../../../forms/tray.ts";
import type { LocaleCode } from "../../../i18n/locales.ts";
import { answerLines } from "../../pipeline/answers.server.ts";
import { languageName } from "../../pipeline/lead-words.ts";
import { readPayload } from "../../pipeline/payload.ts";
import { whyInWords } from "../../pipeline/tray-words.server.ts";
import { timeOfDay } from "../../times.server.ts";
import { trayRow } from "../rows.server.ts";
import { repairFields } from "./repair.server.ts";

const BYTES_PER_KB = 1024;

/** Everything that the page of one entry shows. */
export function entryData(locale: LocaleCode, entry: TrayEntry, now = Date.now()) {
  const { lead } = entry.delivery;
  const { answers } = readPayload(lead.payload);
  const time = (at: number) => timeOfDay(locale, new Date(at).toISOString());
  return {
    ...trayRow(locale, entry),
    reasons: whyInWords(locale, entry),
    technical: entry.failures.map(({ part, status, code, field, message }) =>
      [part, status, code, field, message].filter((said) => said !== undefined).join(" · "),
    ),
    summary: String(lead.summary ?? ""),
    email: String(lead.email ?? ""),
    language: languageName(contentIn(locale).words("adminLeads"), String(lead.locale)),
    answers: answerLines(locale, entry.form, answers),
    raw: JSON.stringify(lead, null, 2),
    file: entry.file && {
      name: entry.file.label,
      kilobytes: String(Math.ceil(entry.file.size / BYTES_PER_KB)),
    },
    fields: repairFields(locale, entry),
    isLeadThere: entry.isLeadThere,
    attempts: entry.attempts,
    held: entry.held === undefined ? undefined : time(entry.held),
    next:
      entry.nextAttempt === undefined || entry.nextAttempt <= now
        ? undefined
        : time(entry.nextAttempt),
  };
}
