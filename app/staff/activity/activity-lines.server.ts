import type { Pages } from "../../../content/types.ts";
import type { Activity } from "../../api/activity.server.ts";
import type { Backend } from "../../api/backend.server.ts";
import { readUsers } from "../../api/users.server.ts";
import { plural } from "../../content/plural.ts";
import { contentIn } from "../../content/shown.server.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { deviceName } from "../device-name.ts";
import { personName } from "../person-name.ts";
import { timeOfDay } from "../times.server.ts";
import { activityText, PEOPLE } from "./activity-text.ts";
import { isErasure, withErasuresFolded } from "./erasures.ts";

/** Most accounts whose names are looked up for one list. */
const MAX_NAMES = 100;

/** Lines of the audit log as people read them. `names` are looked up for what was done to whom. */
export async function activityLines(
  locale: LocaleCode,
  backend: Backend,
  entries: readonly Activity[],
) {
  const words = contentIn(locale).words("adminActivity");
  const names = await namesOf(backend, entries);
  const { lines, deleted } = withErasuresFolded(entries);
  return lines.map((entry) => ({
    id: entry.id,
    time: timeOfDay(locale, entry.timestamp),
    who: actor(entry, words),
    isKnown: Boolean(entry.user),
    isAlarming: entry.action === "login_failed" || entry.action === "token_replayed",
    ...activityText(entry, names, words),
    ...(isErasure(entry) && {
      more: plural(locale, deleted.get(entry.id) ?? 0, words.erased),
    }),
    from: [entry.ip, deviceName(entry.user_agent)].filter(Boolean).join(" · "),
  }));
}

export type ActivityLine = Awaited<ReturnType<typeof activityLines>>[number];

function actor({ user, action }: Activity, { who }: Pages["adminActivity"]): string {
  if (user) return personName(user);
  return action === "login_failed" || action === "password_requested" ? who.unknown : who.site;
}

/** Names by key of the accounts that the entries are about; none where they can't be had. */
async function namesOf(backend: Backend, entries: readonly Activity[]) {
  const ids = new Set(
    entries.flatMap(({ collection, item }) => (item && PEOPLE.has(collection ?? "") ? item : [])),
  );
  if (ids.size === 0) return new Map<string, string>();
  const filter = { id: { _in: [...ids].slice(0, MAX_NAMES) } };
  const { data } = await readUsers(backend, { filter, limit: MAX_NAMES }).catch(() => ({
    data: [],
  }));
  return new Map(data.map((user) => [user.id, personName(user)]));
}
