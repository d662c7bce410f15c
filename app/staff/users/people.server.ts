import { ADMINISTRATOR, EDITOR } from "../../api/roles.server.ts";
import type { User } from "../../api/users.server.ts";
import { contentIn } from "../../content/shown.server.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { personName } from "../person-name.ts";
import { timeOfDay } from "../times.server.ts";
import type { TallyTone } from "../ui/tally.tsx";

export type StaffRole = "administrator" | "editor" | "none";

/** What a backend's role is called here. */
export function staffRole(name: string | undefined): StaffRole {
  if (name === ADMINISTRATOR) return "administrator";
  return name === EDITOR ? "editor" : "none";
}

const TONES: Readonly<Record<string, TallyTone>> = {
  active: "ok",
  invited: "open",
  suspended: "quiet",
};

/** An account as the list and its page show it. */
export function personRow(locale: LocaleCode, user: User, self: string) {
  const words = contentIn(locale).words("adminUsers");
  const statuses: Readonly<Record<string, string>> = words.statuses;
  return {
    id: user.id,
    name: personName(user),
    email: user.email ?? "",
    isSelf: user.id === self,
    role: words.roles[staffRole(user.role?.name)].name,
    status: {
      tone: TONES[user.status] ?? ("quiet" as const),
      label: statuses[user.status] ?? words.statuses.draft,
    },
    lastAccess: user.last_access ? timeOfDay(locale, user.last_access) : undefined,
  };
}

export type PersonRow = ReturnType<typeof personRow>;
