import type { Pages } from "../../../content/types.ts";
import type { Activity } from "../../api/activity.server.ts";
import { fill } from "../../i18n/fill.ts";

type Words = Pages["adminActivity"];
type Line = keyof Words["lines"];

/** How accounts are called in the log, by the embedded backend and by Directus alike. */
export const PEOPLE: ReadonlySet<string> = new Set(["users", "directus_users"]);

/** The collection of mails, whose changes are steps that people take. */
const MAILS = "outbox";

/** What a line says of its entry, and more about it where there is more. */
export type ActivityText = { what: string; more: string | undefined };

/** An entry in plain words. `names` are those of accounts by their keys. */
export function activityText(
  entry: Activity,
  names: ReadonlyMap<string, string>,
  words: Words,
): ActivityText {
  const line = lineOf(entry);
  const target = names.get(entry.item ?? "") ?? (entry.detail?.includes("@") && entry.detail);
  const what = fill(words.lines[line], {
    target: target || words.who.gone,
    thing: thingOf(entry, words),
    action: entry.action,
  });
  return { what, more: moreOf(entry, words) };
}

function lineOf({ action, user, collection, item, detail }: Activity): Line {
  const isOwn = user !== null && user?.id === item;
  if (PEOPLE.has(collection ?? "")) {
    if (action === "create") return "accountCreated";
    if (action === "update") return isOwn ? "ownChanged" : "accountChanged";
    if (action === "delete") return "accountDeleted";
    if (action === "tfa_disabled" && !isOwn) return "tfaOffFor";
  }
  if (collection === "erasures" && action === "create") return "erased";
  if (collection === MAILS) {
    if (action === "create") return "mailWritten";
    if (action === "update" && detail === "waiting") return "mailReleased";
    if (action === "update" && detail === "cancelled") return "mailCancelled";
  }
  return isLine(action) ? action : "other";
}

const LINES = [
  "login",
  "login_failed",
  "logout",
  "token_replayed",
  "sessions_revoked",
  "password_requested",
  "password_reset",
  "invite",
  "invite_accepted",
  "role_changed",
  "tfa_enabled",
  "tfa_disabled",
  "recovery_codes",
  "create",
  "update",
  "delete",
] as const satisfies readonly Line[];

const isLine = (action: string): action is (typeof LINES)[number] =>
  LINES.some((line) => line === action);

function thingOf({ collection }: Activity, { things }: Words): string {
  const known: Readonly<Record<string, string>> = things;
  return known[collection ?? ""] ?? things.other;
}

/** The backend's remark where the time for which something is kept was over. */
const RETENTION = "retention";

/** Which role it was and is now, which parts of an account were changed, or which lead is meant. */
function moreOf({ action, collection, detail }: Activity, words: Words): string | undefined {
  if (!detail) return undefined;
  if (action === "delete" && detail === RETENTION) return words.retention;
  if (action === "create" && collection === MAILS) return detail;
  if (action === "role_changed") {
    const roles: Readonly<Record<string, string>> = words.roles;
    return detail
      .split(" → ")
      .map((role) => roles[role] ?? role)
      .join(" → ");
  }
  if (action === "update" && PEOPLE.has(collection ?? "")) {
    const fields: Readonly<Record<string, string>> = words.fields;
    const parts = detail.split(", ").map((field) => fields[field] ?? words.fields.other);
    return [...new Set(parts)].join(", ");
  }
  return undefined;
}
