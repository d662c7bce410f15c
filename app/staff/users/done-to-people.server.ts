import type { Pages } from "../../../content/types.ts";
import { plural } from "../../content/plural.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { doneWords } from "../done.server.ts";

type Words = Pick<Pages["adminUsers"], "done" | "waits" | "handed">;

/**
 * What has just been done, and how many leads have changed hands with it; of a mail only that it waits
 * where there is no server to send it, with the way to where its link is.
 */
export function doneToPeople(
  url: URL,
  { done, waits, handed }: Words,
  { locale, sendsMail }: { locale: LocaleCode; sendsMail: boolean },
) {
  const { toOutbox, ...waiting } = waits;
  const text = sendsMail ? undefined : doneWords(url, waiting);
  if (text) return { text, toOutbox };
  const said = doneWords(url, done);
  if (said === undefined) return undefined;
  const count = Number.parseInt(url.searchParams.get("handed") ?? "", 10);
  const more = count > 0 ? ` ${plural(locale, count, handed)}` : "";
  return { text: `${said}${more}`, toOutbox: undefined };
}

export type DoneToPeople = ReturnType<typeof doneToPeople>;
