import type { RouterContextProvider } from "react-router";
import { contentIn } from "../../content/shown.server.ts";
import { siteContext } from "../../context.ts";
import { fill } from "../../i18n/fill.ts";
import { timeOfDay } from "../times.server.ts";

/** Older than this the newest backup is too old, in milliseconds: two days and some hours' grace. */
export const OLD_BACKUP_MS = 50 * 60 * 60 * 1000;

/** What administrators see of the backups of this server: a sentence, and whether it is a worry. */
export async function lastBackup(context: Readonly<RouterContextProvider>, now = Date.now()) {
  const { locale, backups } = context.get(siteContext);
  const words = contentIn(locale).words("adminOverview").backup;
  const { last, failure } = await backups();
  const time = last && timeOfDay(locale, last.began, now);
  const isOld = last !== undefined && now - Date.parse(last.began) > OLD_BACKUP_MS;
  const lines = [time ? fill(words.last, { time: time.full }) : words.none];
  if (failure) lines.push(fill(words.failed, { time: timeOfDay(locale, failure.at, now).full }));
  else if (isOld) lines.push(words.old);
  return { title: words.title, lines, isWorry: isOld || failure !== undefined };
}
