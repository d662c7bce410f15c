import { cut } from "../../../../packages/lib/valid/cut.ts";
import { contentIn } from "../../../content/shown.server.ts";
import type { FormErrors } from "../../../design/fields/form-state.ts";
import { email as emailSchema } from "../../../forms/schema-parts.ts";
import type { Repair, TrayEntry } from "../../../forms/tray.ts";
import type { LocaleCode } from "../../../i18n/locales.ts";
import { fieldName } from "../../pipeline/tray-words.server.ts";

/** Fields of a lead that may be changed, or left out, when the backend complains of them. */
const OPTIONAL_FIELDS = ["summary", "source", "campaign", "consent_version"];
/** Longest text of one field, in characters; the backend knows its own limits. */
const MAX_TEXT = 1000;

export type RepairField = { name: string; label: string; value: string; isOptional: boolean };

/** What of an entry can be set right by hand; nothing where the fault is not in its words. */
export function repairFields(locale: LocaleCode, entry: TrayEntry): RepairField[] {
  const { lead } = entry.delivery;
  const field = (name: string, isOptional: boolean) => ({
    name,
    label: fieldName(locale, name),
    value: typeof lead[name] === "string" ? lead[name] : "",
    isOptional,
  });
  const isMailRefused = entry.failures.some(({ part }) => part === "mail");
  if (entry.isLeadThere) return isMailRefused ? [field("email", false)] : [];
  const named = entry.failures.flatMap((failure) =>
    failure.field !== undefined && OPTIONAL_FIELDS.includes(failure.field) ? [failure.field] : [],
  );
  return [
    field("name", false),
    field("email", false),
    ...[...new Set(named)].map((name) => field(name, true)),
  ];
}

export type Repaired = { change: Repair; errors: FormErrors; values: Record<string, string> };

/** Reads the form that `repairFields` makes: only what differs is changed. */
export function readRepair(locale: LocaleCode, entry: TrayEntry, form: FormData): Repaired {
  const words = contentIn(locale).words("adminTray").entry.errors;
  const change: Record<string, string | null> = {};
  const errors: Record<string, string> = {};
  const values: Record<string, string> = {};
  for (const { name, value, isOptional } of repairFields(locale, entry)) {
    if (!form.has(name)) continue;
    const typed = cut(String(form.get(name)).trim(), MAX_TEXT);
    values[name] = typed;
    if (name === "email") {
      const checked = emailSchema.safeParse(typed);
      if (!checked.success) errors.email = words.email;
      else if (checked.data !== value) change.email = checked.data;
    } else if (typed === "") {
      if (isOptional) change[name] = null;
      else errors.name = words.name;
    } else if (typed !== value) change[name] = typed;
  }
  return { change, errors, values };
}
